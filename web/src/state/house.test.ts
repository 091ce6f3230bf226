import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { house as House } from "./house.svelte";

const answers: Response[] = [];
const fetched = vi.fn<typeof fetch>(() => {
  const answer = answers.shift();
  return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("offline"));
});
const reader = { id: "1", name: "Ninsun", kind: "account" };
let house: typeof House;

beforeAll(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { addEventListener: () => {}, documentElement: { dataset: {} } });
});

beforeEach(async () => {
  vi.resetModules();
  fetched.mockClear();
  ({ house } = await import("./house.svelte"));
});

it("makes nobody a guest before it is known who they are", async () => {
  answers.push(Response.json({ games: [], me: reader }));
  void house.load();
  expect(await house.guest()).toEqual(reader);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/house"]);
});

it("asks again who the reader is, if the house could not be reached before", async () => {
  await house.load();
  expect(house.trouble?.key).toBe("web-trouble-offline");
  await expect(house.guest()).rejects.toThrow("web-trouble-offline");
  answers.push(Response.json({ games: [], me: null }), Response.json({ ...reader, kind: "guest" }));
  expect((await house.guest()).kind).toBe("guest");
  expect([house.trouble, fetched.mock.lastCall?.[0]]).toEqual([null, "/api/guests"]);
});
