import { afterEach, expect, it, vi } from "vitest";
import { keep, kept } from "./kept";

afterEach(() => vi.unstubAllGlobals());

it("keeps things by name", () => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => store.set(name, text) });
  keep("a", [1, "two"]);
  expect([kept("a"), kept("b")]).toEqual([[1, "two"], null]);
  store.set("a", "half a th");
  expect(kept("a")).toBeNull();
});

it("does without where a browser keeps nothing", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  expect(() => keep("a", 1)).not.toThrow();
  expect(kept("a")).toBeNull();
});
