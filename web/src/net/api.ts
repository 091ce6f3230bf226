import type { Message } from "../words/message";
import type { components } from "./schema.gen";

type Schemas = components["schemas"];
export type House = Schemas["House"];
export type GameInfo = Schemas["GameInfo"];
export type Me = Schemas["Me"];
export type Table = Schemas["TableSummary"];
export type TableWish = Schemas["TableWish"];
export type Seat = Schemas["SeatInfo"];
export type SeatWish = Schemas["SeatMe"] | Schemas["SeatPerson"] | Schemas["SeatBot"];
export type Clock = NonNullable<TableWish["clock"]>;
export type Token = Schemas["TokenInfo"];
export type Session = Schemas["SessionInfo"];
export type Rating = Schemas["RatingInfo"];
export type Person = Schemas["PersonPage"];
export type Verification = Schemas["Verification"];
export type AnalysisState = Schemas["AnalysisState"];

/** A request that the house did not grant, in words that can be shown. */
export class Refusal extends Error {
  constructor(
    readonly spoken: Message,
    readonly status: number,
  ) {
    super(spoken.key);
  }
}

/** What to say of anything that went wrong with a request. */
export function reason(error: unknown): Message {
  return error instanceof Refusal ? error.spoken : { key: "web-trouble-unknown" };
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Edubba": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal({ key: "web-trouble-offline" }, 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  throw new Refusal(spoken(told) ?? { key: "web-trouble-unknown" }, answer.status);
}

function spoken(told: unknown): Message | null {
  const error = (told as { error?: Message } | null)?.error;
  return error && typeof error.key === "string" ? error : null;
}

function asked(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export interface TableQuery {
  status?: Table["status"];
  game?: string;
  mine?: boolean;
  /** When the last table seen was created, in milliseconds. */
  before?: number;
  limit?: number;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Every request the app makes. */
export const api = {
  house: () => call<House>("GET", "/house"),
  board: (game: string, board: string) => call<unknown>("GET", `/games/${game}/boards/${encodeURIComponent(board)}`),

  guest: (wish: Schemas["GuestWish"]) => call<Me>("POST", "/guests", wish),
  register: (wish: Schemas["AccountWish"]) => call<Me>("POST", "/accounts", wish),
  signIn: (wish: Schemas["SignIn"]) => call<Me>("POST", "/sessions", wish),
  signOut: () => call<null>("DELETE", "/sessions/current"),
  change: (wish: Schemas["MeWish"]) => call<Me>("PATCH", "/me", wish),
  forget: () => call<null>("DELETE", "/me"),
  export: () => call<unknown>("GET", "/me/export"),
  sessions: () => call<Session[]>("GET", "/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  tokens: () => call<Token[]>("GET", "/me/tokens"),
  makeToken: (label: string) => call<Token>("POST", "/me/tokens", { label }),
  endToken: (id: string) => call<null>("DELETE", `/me/tokens/${encodeURIComponent(id)}`),

  tables: (query: TableQuery) => call<Schemas["TableList"]>("GET", `/tables${asked({ ...query })}`),
  setUp: (wish: TableWish) => call<Table>("POST", "/tables", wish),
  table: (id: string, invite?: string | null) => call<Table>("GET", at(id) + asked({ invite })),
  sit: (id: string, seat: number, wish: SeatWish) => call<Table>("POST", `${at(id)}/seats/${seat}`, wish),
  leave: (id: string, seat: number) => call<Table | null>("DELETE", `${at(id)}/seats/${seat}`),
  start: (id: string) => call<Table>("POST", `${at(id)}/start`),
  addChance: (id: string, text: string) => call<Table>("POST", `${at(id)}/entropy`, { text }),
  rematch: (id: string) => call<Table>("POST", `${at(id)}/rematch`),
  resign: (id: string, seat: number) => call<Table>("POST", `${at(id)}/seats/${seat}/resign`),
  position: (id: string, ply: number, seat: number | null, invite?: string | null) =>
    call<Schemas["PositionAt"]>("GET", `${at(id)}/positions/${ply}${asked({ seat, invite })}`),
  record: (id: string) => call<unknown>("GET", `${at(id)}/record`),
  verification: (id: string) => call<Verification>("GET", `${at(id)}/verification`),
  analyse: (id: string, level: number) => call<AnalysisState>("POST", `${at(id)}/analysis`, { level }),
  analysis: (id: string) => call<AnalysisState>("GET", `${at(id)}/analysis`),

  person: (name: string) => call<Person>("GET", `/people/${encodeURIComponent(name)}`),
  gamesOf: (name: string) => call<Schemas["TableList"]>("GET", `/people/${encodeURIComponent(name)}/games`),
  ratings: (game: string) => call<Rating[]>("GET", `/ratings/${game}`),
};
