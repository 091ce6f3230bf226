import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSession } from "./session.svelte";

vi.mock("../lobby/called", () => ({ seatNames: () => [] }));

class Line {
  static last: Line;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {}
}

/** Answers what was asked for, in the order of asking. */
let answers: (() => void)[] = [];

function fetched(address: string): Promise<Response> {
  const [, ply, seat] = /positions\/(\d+)\?seat=(\d+)/.exec(address)!.map(Number);
  return new Promise((done) => answers.push(() => done(Response.json({ view: view(ply!, seat!, 0) }))));
}

const view = (ply: number, seat: number, actor: number) => ({ ply, seat, actor, legal: [] });
const hear = (message: object) => Line.last.onmessage?.({ data: JSON.stringify(message) });
const position = (ply: number, seat: number, actor: number) => hear({ type: "position", ply, seq: ply, seat, view: view(ply, seat, actor) });

/** A table at which two people share a screen; the first of them is in front of it. */
function shared(): TableSession {
  const session = new TableSession("x", null, () => {});
  hear({ type: "welcome", protocol: 1, mine: [0, 1], chat: [], table: { status: "running", seats: [] } });
  position(5, 0, 0);
  void session.takeOver(0);
  return session;
}

beforeEach(() => {
  answers = [];
  vi.stubGlobal("location", { href: "http://house.test/tables/x" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

it("shows the position of the past that was asked for last", async () => {
  const session = shared();
  const visits = [session.visit(2), session.visit(3)];
  for (const answer of answers.toReversed()) answer();
  await Promise.all(visits);
  expect(session.past?.view.ply).toBe(3);
});

it("stays in the present, once the reader has returned to it", async () => {
  const session = shared();
  const visit = session.visit(2);
  session.present();
  answers[0]!();
  await visit;
  expect(session.past).toBeNull();
});

it("shows nobody a past that somebody else at this screen has asked for", async () => {
  const session = shared();
  const visit = session.visit(2);
  position(6, 0, 1);
  void session.takeOver(1);
  answers[0]!();
  await visit;
  expect([session.looking, session.past]).toEqual([1, null]);
});
