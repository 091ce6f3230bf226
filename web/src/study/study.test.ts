import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Study } from "./study.svelte";

vi.mock("../lobby/called", () => ({ seatNames: () => [] }));

let asked: string[] = [];
let found: object | null = null;

function fetched(address: string): Promise<Response> {
  asked.push(address);
  if (address.endsWith("/analysis")) return Promise.resolve(Response.json({ status: "running", progress: 0, analysis: found }));
  return Promise.resolve(Response.json({ ply: 3, seats: [], view: {} }));
}

const questions = () => asked.filter((address) => address.endsWith("/analysis")).length;

beforeEach(() => {
  asked = [];
  found = null;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks every two seconds how far the bots are, however often the game is played and stopped", async () => {
  const study = new Study("x");
  await study.open();
  for (let time = 0; time < 4; time++) study.play();
  await vi.advanceTimersByTimeAsync(6000);
  expect(questions()).toBe(4);
});

it("asks no more when its page is left, also when it was still being opened", async () => {
  const [left, leaving] = [new Study("x"), new Study("x")];
  await left.open();
  left.close();
  const opening = leaving.open();
  leaving.close();
  await opening;
  const before = questions();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(questions()).toBe(before);
});

it("shows what was found before while bots look deeper", async () => {
  found = { players: 3, moves: [], result: [1, 0, 0] };
  const study = new Study("x");
  await study.open();
  study.close();
  expect(study.state?.status).toBe("running");
  expect(study.analysis).toEqual(found);
});
