import { setPace, skip as arrive } from "../games/board/motion";
import { Choice } from "../games/choice.svelte";
import type { Entry, Move, View } from "../games/view";
import { seatNames } from "../lobby/called";
import { api, reason, type Table } from "../net/api";
import { lineOf } from "../net/line";
import type { components } from "../net/schema.gen";
import { TableSocket, type Standing, type Told } from "../net/socket";
import { isMessage, type Message } from "../words/message";
import { Parade } from "./parade";
import { see, seen } from "./seen";
import { leading, told } from "./story";

type Position = components["schemas"]["Position"];
type ChatLine = components["schemas"]["ChatLine"];

interface Step {
  view: View;
  entry: Entry | null;
}

/** Missed moves beyond this many are not replayed: the story has them. */
const mostMissed = 12;

function sameOffer(one: View | undefined, other: View): boolean {
  return one?.ply === other.ply && one.seat === other.seat && JSON.stringify(one.legal) === JSON.stringify(other.legal);
}

/** One table as this reader lives it: the connection, the story, and the position that is on the board. */
export class TableSession {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<readonly number[]>([]);
  standing = $state.raw<Standing>({ state: "opening" });
  story = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  connected = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  /** The newest position, and when it came. */
  live = $state.raw<Position | null>(null);
  heard = $state(0);
  /** Moves that wait to be shown. */
  behind = $state(0);
  /** Something the house refused. */
  trouble = $state.raw<Message | null>(null);
  sending = $state(false);
  /** A position of the past that is looked at. */
  past = $state.raw<Step | null>(null);
  /** Of several people at this screen, the one who said to be in front of it. */
  looking = $state<number | null>(null);
  #shown = $state.raw<Step | null>(null);

  readonly choice: Choice;
  #seq = 0;
  /** Counts what was looked at in the past: an answer that comes after the reader, or the screen, has turned is dropped. */
  #visits = 0;
  #order: Promise<void> = Promise.resolve();
  #socket: TableSocket;
  #parade: Parade<Step>;

  names = $derived(this.table ? seatNames(this.table) : []);
  view = $derived((this.past ?? this.#shown)?.view ?? null);
  last = $derived(this.past ? null : (this.#shown?.entry ?? null));
  /** Of several people at this screen, the one to whom it must be handed first. */
  handover = $derived.by(() => {
    if (this.mine.length < 2 || !this.live || this.table?.status !== "running") return null;
    const actor = this.live.view["actor"] as number | null;
    if (actor !== null && this.mine.includes(actor)) return actor === this.looking ? null : actor;
    return this.looking === null ? (this.mine[0] ?? null) : null;
  });
  myTurn = $derived(this.#mayAct());

  constructor(
    readonly id: string,
    readonly invite: string | null,
    ask: (move: Move) => void,
  ) {
    this.choice = new Choice(ask);
    this.#parade = new Parade<Step>((step, behind) => this.#show(step, behind), (behind) => (behind > 0 ? 450 : 650), (behind) => (this.behind = behind));
    // Nothing is shown before there is a board to show it on.
    this.#parade.hold();
    this.#socket = new TableSocket(lineOf(id, invite), {
      told: (message) => this.#hear(message),
      stands: (standing) => (this.standing = standing),
      since: () => this.#seq,
    });
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
    this.#parade.stop();
  }

  retry = (): void => this.#socket.retry();

  /** The table has changed by this reader's doing, who may be somebody now. */
  changed(table: Table): void {
    this.table = table;
    this.#socket.renew();
  }

  /** Moves go on, or wait while nobody looks or no board is there yet. */
  look(visible: boolean): void {
    if (visible) this.#parade.release();
    else this.#parade.hold();
  }

  skip = (): void => {
    this.#parade.skip();
    arrive();
  };

  // ---- what a reader does

  play(text: string): Promise<boolean> {
    const { ply, seat } = this.live ?? {};
    if (ply === undefined || seat === null || seat === undefined) return Promise.resolve(false);
    return this.#say({ type: "play", ply, seat, move: text });
  }

  undo(): Promise<boolean> {
    const seat = this.live?.seat ?? this.mine[0];
    return this.live && seat !== undefined ? this.#say({ type: "undo", ply: this.live.ply, seat }) : Promise.resolve(false);
  }

  answer(agree: boolean): Promise<boolean> {
    const asked = this.live?.undo;
    const seat = this.mine.find((mine) => asked?.waiting_for.includes(mine)) ?? this.mine.find((mine) => mine === asked?.asked_by);
    return this.live && seat !== undefined ? this.#say({ type: "answer", ply: this.live.ply, seat, agree }) : Promise.resolve(false);
  }

  write(text: string): Promise<boolean> {
    return this.#say({ type: "chat", text });
  }

  /** Another person sits down at this screen. */
  async takeOver(seat: number): Promise<void> {
    this.#turn(seat);
    if (this.live?.seat === seat) this.#follow(this.live, [], true);
    await this.#say({ type: "look", seat });
  }

  /** Looks at the position after so many moves; the newest one is the present. */
  async visit(ply: number): Promise<void> {
    if (!this.live || ply >= this.live.ply) return this.present();
    const visit = ++this.#visits;
    try {
      const found = await api.position(this.id, ply, this.live.seat, this.invite);
      if (visit !== this.#visits) return;
      this.past = { view: found.view as unknown as View, entry: leading(this.story, ply) };
      this.#offer();
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  present(): void {
    this.#visits += 1;
    this.past = null;
    this.#offer();
  }

  async #say(wish: Parameters<TableSocket["say"]>[0]): Promise<boolean> {
    this.trouble = null;
    this.sending = true;
    try {
      await this.#socket.say(wish);
      return true;
    } catch (refused) {
      this.trouble = isMessage(refused) ? refused : { key: "web-trouble-unknown" };
      return false;
    } finally {
      this.sending = false;
    }
  }

  // ---- what the house says

  #hear(message: Told): void {
    if (message.type === "welcome") this.#welcomed(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "presence") [this.connected, this.spectators] = [message.connected, message.spectators];
    else if (message.type === "chat") [this.chat, this.unread] = [[...this.chat, message.line], this.unread + 1];
    else if (message.type === "told") {
      this.story = told(this.story, message.entries);
      this.#seq = Math.max(this.#seq, message.seq);
    } else if (message.type === "position") this.#moved(message);
  }

  #welcomed(message: Extract<Told, { type: "welcome" }>): void {
    [this.table, this.mine, this.chat] = [message.table, message.mine, message.chat];
    if (this.looking !== null) void this.#say({ type: "look", seat: this.looking });
  }

  #moved(position: Position): void {
    const before = this.live;
    this.live = position;
    this.heard = performance.now();
    this.#seq = Math.max(this.#seq, position.seq);
    if (this.table) this.table = { ...this.table, ply: position.ply, actor: position.view["actor"] as number | null };
    if (this.handover !== null) this.#forget();
    // The first position may wait for those that were missed; the others wait for it.
    this.#order = this.#order.then(async () => {
      const missed = before ? [] : await this.#missed(position);
      this.#follow(position, missed, before?.ply === position.ply);
    });
  }

  /** Whoever was at the screen has left it: should they be called back, they are asked again. */
  #forget(): void {
    this.#parade.skip();
    this.#turn(null);
    this.choice.offer([], false);
  }

  /** Nothing stays on the screen of what somebody else was shown there. */
  #turn(to: number | null): void {
    this.#visits += 1;
    [this.looking, this.past, this.#shown] = [to, null, null];
  }

  #follow(position: Position, missed: Step[], still: boolean): void {
    // What one person at this screen may know is not shown to another.
    if (this.mine.length > 1 && this.table?.status === "running" && position.seat !== this.looking) return;
    const entry = still ? null : leading(this.story, position.ply);
    const step = { view: position.view as unknown as View, entry };
    if (still && this.behind === 0) return this.#show(step, 0);
    // Whoever moved sees it at once.
    if (entry && entry.seat !== null && this.mine.includes(entry.seat)) this.#parade.hurry();
    this.#parade.push(...missed, step);
  }

  /** The positions since this reader last looked. */
  async #missed(position: Position): Promise<Step[]> {
    const from = seen(this.id);
    if (from === null || from >= position.ply || this.table?.status !== "running") return [];
    const plies = Array.from({ length: position.ply - from }, (_, index) => from + index).slice(-mostMissed);
    try {
      const found = await Promise.all(plies.map((ply) => api.position(this.id, ply, position.seat, this.invite)));
      return found.map((one, index) => ({ view: one.view as unknown as View, entry: leading(this.story, plies[index]!) }));
    } catch {
      // The story has them all the same.
      return [];
    }
  }

  #show(step: Step, behind: number): void {
    setPace(behind > 0 ? 2 : 1);
    // A position that is only told again, after a break or with somebody's wish to take back, leaves what was begun.
    const again = this.choice.interactive && sameOffer(this.#shown?.view, step.view);
    this.#shown = step;
    see(this.id, step.view.ply);
    if (!again) this.#offer();
  }

  #mayAct(): boolean {
    const view = this.live?.view as unknown as View | undefined;
    return view !== undefined && view.actor !== null && view.actor === this.live?.seat && this.mine.includes(view.actor);
  }

  #offer(): void {
    const current = !this.past && this.#shown?.view.ply === this.live?.ply;
    this.choice.offer(this.#shown?.view.legal ?? [], current && this.myTurn);
  }
}
