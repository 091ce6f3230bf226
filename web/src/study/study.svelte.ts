import { Choice } from "../games/choice.svelte";
import type { View } from "../games/view";
import { seatNames } from "../lobby/called";
import { api, reason, type AnalysisState, type Table } from "../net/api";
import type { Message } from "../words/message";
import { chances, turningPoints, type Analysis } from "./bands";

/** A game looked at from its beginning to its end, with what bots think of it. */
export class Study {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  ply = $state(0);
  playing = $state(false);
  state = $state.raw<AnalysisState | null>(null);
  trouble = $state.raw<Message | null>(null);
  readonly choice = new Choice();

  analysis = $derived((this.state?.analysis ?? null) as unknown as Analysis | null);
  points = $derived(this.analysis ? chances(this.analysis) : []);
  turns = $derived(turningPoints(this.points));
  names = $derived(this.table ? seatNames(this.table) : []);
  own = $derived(this.table?.seats.find((seat) => seat.mine)?.seat ?? 0);
  last = $derived(this.table?.ply ?? 0);
  /** What is said of the move that led here. */
  judged = $derived(this.analysis?.moves[this.ply - 1] ?? null);
  #views = new Map<number, View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #plays = 0;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id);
      await this.go(this.last);
      this.state = await api.analysis(this.id);
      this.#follow();
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  /** Shows the position after so many moves. */
  async go(ply: number): Promise<void> {
    this.ply = Math.min(this.last, Math.max(0, ply));
    const wanted = this.ply;
    try {
      const view = this.#views.get(wanted) ?? ((await api.position(this.id, wanted, this.own)).view as unknown as View);
      this.#views.set(wanted, view);
      if (this.ply === wanted) [this.view, this.trouble] = [view, null];
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  async analyse(): Promise<void> {
    try {
      this.state = await api.analyse(this.id);
      this.#follow();
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  /** One move a second, until the end. */
  play(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply >= this.last) void this.go(0);
    const play = ++this.#plays;
    const step = async (): Promise<void> => {
      await this.go(this.ply + 1);
      if (play !== this.#plays) return;
      if (this.ply >= this.last) this.playing = false;
      else if (this.playing) this.#timer = setTimeout(step, 1000);
    };
    this.#timer = setTimeout(step, 600);
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#asking);
  }

  /** Asks again while bots are at it and somebody waits for it. */
  #follow(): void {
    clearTimeout(this.#asking);
    if (this.#closed || (this.state?.status !== "waiting" && this.state?.status !== "running")) return;
    this.#asking = setTimeout(async () => {
      this.state = await api.analysis(this.id).catch(() => this.state);
      this.#follow();
    }, 2000);
  }
}
