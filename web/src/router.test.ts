import { beforeAll, expect, it, vi } from "vitest";
import type { placed as Placed } from "./router.svelte";

let placed: typeof Placed;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  ({ placed } = await import("./router.svelte"));
});

it("finds the page of an address, and what the address names", () => {
  expect(placed("/")).toEqual({ page: "home", params: {} });
  expect(placed("/tables/aB3")).toEqual({ page: "table", params: { id: "aB3" } });
  expect(placed("/tables/aB3/study")).toEqual({ page: "study", params: { id: "aB3" } });
  expect(placed("/people/Gerg%C5%91")).toEqual({ page: "person", params: { name: "Gergő" } });
});

it("knows what it does not know", () => {
  expect(placed("/tables").page).toBe("missing");
  expect(placed("/tables/x/y").page).toBe("missing");
  expect(placed("/people/50%")).toEqual({ page: "person", params: { name: "50%" } });
});
