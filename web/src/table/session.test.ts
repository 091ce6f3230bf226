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

const legal = ["pass", "tile"].map((kind, id) => ({ id, kind, text: kind }));
const view = (ply: number, seat: number, actor: number) => ({ ply, seat, actor, legal: seat === actor ? legal : [] });
const hear = (message: object) => Line.last.onmessage?.({ data: JSON.stringify(message) });
const position = (ply: number, seat: number, actor: number) => hear({ type: "position", ply, seq: ply, seat, view: view(ply, seat, actor) });

/** What was told has been followed, as far as no clock holds it up. */
const followed = () => new Promise((done) => setTimeout(done));

/** A table at which two people share a screen; the first of them is in front of it. */
async function shared(): Promise<TableSession> {
  const session = new TableSession("x", null, () => {});
  session.look(true);
  hear({ type: "welcome", protocol: 1, mine: [0, 1], chat: [], table: { status: "running", seats: [] } });
  position(5, 0, 0);
  await followed();
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
  const session = await shared();
  const visits = [session.visit(2), session.visit(3)];
  for (const answer of answers.toReversed()) answer();
  await Promise.all(visits);
  expect(session.past?.view.ply).toBe(3);
});

it("stays in the present, once the reader has returned to it", async () => {
  const session = await shared();
  const visit = session.visit(2);
  session.present();
  answers[0]!();
  await visit;
  expect(session.past).toBeNull();
});

it("shows nobody a past that somebody else at this screen has asked for", async () => {
  const session = await shared();
  const visit = session.visit(2);
  position(6, 0, 1);
  void session.takeOver(1);
  answers[0]!();
  await visit;
  expect([session.looking, session.past]).toEqual([1, null]);
});

it("leaves what was begun when a position is told again, and lets it go with another one", async () => {
  const session = await shared();
  const [before, pass] = [session.view, legal[0]!];
  session.choice.choose(pass);
  position(5, 0, 0);
  await followed();
  expect(session.view).not.toBe(before);
  expect(session.choice.chosen).toEqual(pass);
  hear({ type: "position", ply: 5, seq: 5, seat: 0, view: { ...view(5, 0, 0), legal: [pass] } });
  await followed();
  expect([session.choice.legal, session.choice.begun]).toEqual([[pass], false]);
});
