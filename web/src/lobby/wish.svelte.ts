import type { Clock, GameInfo, TableWish } from "../net/api";
import { usualPlayers } from "../state/house.svelte";

type SeatKind = "me" | "person" | "bot" | "open";

interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: number;
}

type ClockDraft = { kind: "none" | "live" | "days"; minutes: number; increment: number; days: number };

/** A table that is being thought of; `wish` is what the house is asked for. */
export class Draft {
  players = $state(4);
  name = $state("");
  open = $state(false);
  options = $state<Record<string, boolean | string>>({});
  seats = $state<SeatDraft[]>([]);
  clock = $state<ClockDraft>({ kind: "none", minutes: 20, increment: 10, days: 2 });
  timeout = $state<"bot" | "resign">("bot");
  /** Numbers of players that the chosen options allow. */
  allowed = $derived.by(() => {
    const unlocked = this.game.options.filter((option) => this.options[option.name] === true).flatMap((option) => option.unlocks);
    return [...new Set([...this.game.players, ...unlocked])].sort((one, other) => one - other);
  });
  /** Whether everybody is there: the game can begin at once. */
  full = $derived(this.seats.slice(0, this.players).every((seat) => seat.kind !== "open"));

  constructor(
    readonly game: GameInfo,
    level: number,
  ) {
    this.players = usualPlayers(game.players);
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = Array.from({ length: 5 }, (_, seat) => ({ kind: seat === 0 ? "me" : "open", name: "", level }));
  }

  set(option: string, value: boolean | string): void {
    this.options = { ...this.options, [option]: value };
    if (!this.allowed.includes(this.players)) this.players = this.allowed.at(-1) ?? this.players;
  }

  wish(): TableWish {
    const seats = this.seats.slice(0, this.players).map((seat, place) => taken(seat, place));
    const name = this.name.trim();
    return {
      game: this.game.name,
      players: this.players,
      options: { ...this.options },
      public: this.open,
      seats,
      clock: ticking(this.clock),
      on_timeout: this.timeout,
      start: this.full,
      ...(name ? { name } : {}),
    };
  }
}

function taken(seat: SeatDraft, place: number): NonNullable<TableWish["seats"]>[number] {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "person") return { kind: "person", name: seat.name.trim() || String(place + 1) };
  return { kind: seat.kind };
}

function ticking(clock: ClockDraft): Clock | null {
  if (clock.kind === "live") return { kind: "live", minutes: clock.minutes, increment: clock.increment };
  return clock.kind === "days" ? { kind: "days", days: clock.days } : null;
}
