import type { Message } from "../words/message";
import type { components, paths } from "./schema.gen";

type Schemas = components["schemas"];
export type House = Schemas["House"];
export type GameInfo = Schemas["GameInfo"];
export type Me = Schemas["Me"];
export type Table = Schemas["TableSummary"];
export type TableList = Schemas["TableList"];
export type TableWish = Schemas["TableWish"];
export type Seat = Schemas["SeatInfo"];
type SeatWish = Schemas["SeatMe"] | Schemas["SeatPerson"] | Schemas["SeatBot"];
export type Clock = NonNullable<TableWish["clock"]>;
export type Token = Schemas["TokenInfo"];
export type Session = Schemas["SessionInfo"];
export type Rating = Schemas["RatingInfo"];
export type Person = Schemas["PersonPage"];
export type Played = Schemas["GameOf"];
export type Verification = Schemas["Verification"];
export type AnalysisState = Schemas["AnalysisState"];

/** A request that the house did not grant, in words that can be shown. */
class Refusal extends Error {
  constructor(readonly spoken: Message) {
    super(spoken.key);
  }
}

/** What to say of anything that went wrong with a request. */
export function reason(error: unknown): Message {
  return error instanceof Refusal ? error.spoken : { key: "web-trouble-unknown" };
}

type Verb = "get" | "post" | "patch" | "delete";
type Value = string | number | boolean | null | undefined;

interface Given {
  /** What stands in the path. */
  at?: Record<string, string | number>;
  asked?: Record<string, Value>;
  body?: unknown;
}

/** What the house answers, as its schema says. */
type Answer<P extends keyof paths, V extends Verb> = paths[P][V] extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202 | 204)]> : never;
type Content<R> = R extends { content: { "application/json": infer A } } ? A : null;

async function call<V extends Verb, P extends keyof paths>(verb: V, path: P, { at = {}, asked = {}, body }: Given = {}): Promise<Answer<P, V>> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(at[name]))) + query(asked);
  const headers: Record<string, string> = verb === "get" ? {} : { "X-Edubba": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, { method: verb.toUpperCase(), headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal({ key: "web-trouble-offline" });
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as Answer<P, V>;
  throw new Refusal(spoken(told) ?? { key: "web-trouble-unknown" });
}

function spoken(told: unknown): Message | null {
  const error = (told as { error?: Message } | null)?.error;
  return error && typeof error.key === "string" ? error : null;
}

function query(values: Record<string, Value>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export interface TableQuery {
  status?: Table["status"];
  game?: string;
  mine?: boolean;
  /** `last` of the page before. */
  before?: string;
  limit?: number;
}

/** Every request the app makes. */
export const api = {
  house: () => call("get", "/api/house"),

  guest: (body: Schemas["GuestWish"]) => call("post", "/api/guests", { body }),
  register: (body: Schemas["AccountWish"]) => call("post", "/api/accounts", { body }),
  signIn: (body: Schemas["SignIn"]) => call("post", "/api/sessions", { body }),
  signOut: () => call("delete", "/api/sessions/current"),
  change: (body: Schemas["MeWish"]) => call("patch", "/api/me", { body }),
  forget: () => call("delete", "/api/me"),
  sessions: () => call("get", "/api/sessions"),
  endSession: (session: string) => call("delete", "/api/sessions/{session}", { at: { session } }),
  tokens: () => call("get", "/api/me/tokens"),
  makeToken: (label: string) => call("post", "/api/me/tokens", { body: { label } }),
  endToken: (token: string) => call("delete", "/api/me/tokens/{token}", { at: { token } }),

  tables: (asked: TableQuery) => call("get", "/api/tables", { asked: { ...asked } }),
  setUp: (body: TableWish) => call("post", "/api/tables", { body }),
  table: (table_id: string, invite?: string | null) => call("get", "/api/tables/{table_id}", { at: { table_id }, asked: { invite } }),
  sit: (table_id: string, seat: number, body: SeatWish) => call("post", "/api/tables/{table_id}/seats/{seat}", { at: { table_id, seat }, body }),
  leave: (table_id: string, seat: number) => call("delete", "/api/tables/{table_id}/seats/{seat}", { at: { table_id, seat } }),
  start: (table_id: string) => call("post", "/api/tables/{table_id}/start", { at: { table_id } }),
  addChance: (table_id: string, text: string) => call("post", "/api/tables/{table_id}/entropy", { at: { table_id }, body: { text } }),
  rematch: (table_id: string) => call("post", "/api/tables/{table_id}/rematch", { at: { table_id } }),
  resign: (table_id: string, seat: number) => call("post", "/api/tables/{table_id}/seats/{seat}/resign", { at: { table_id, seat } }),
  position: (table_id: string, ply: number, seat: number | null, invite?: string | null) =>
    call("get", "/api/tables/{table_id}/positions/{ply}", { at: { table_id, ply }, asked: { seat, invite } }),
  verification: (table_id: string) => call("get", "/api/tables/{table_id}/verification", { at: { table_id } }),
  analyse: (table_id: string) => call("post", "/api/tables/{table_id}/analysis", { at: { table_id }, body: {} }),
  analysis: (table_id: string) => call("get", "/api/tables/{table_id}/analysis", { at: { table_id } }),

  person: (name: string) => call("get", "/api/people/{name}", { at: { name } }),
  gamesOf: (name: string) => call("get", "/api/people/{name}/games", { at: { name } }),
  ratings: (game: string) => call("get", "/api/ratings/{game}", { at: { game } }),
};
