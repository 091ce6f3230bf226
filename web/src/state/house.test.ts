import { afterEach, expect, test, vi } from "vitest";
import type { House, Me } from "../net/api";
import { api } from "../net/api";
import { house } from "./house.svelte";

vi.mock("../router.svelte", () => ({ router: {} }));
vi.mock("./settings.svelte", () => ({ settings: {} }));

const person = (name: string, kind: Me["kind"]): Me => ({ id: "p", name, kind, language: "en", email: null, notify: false, created: "" });

afterEach(() => {
  vi.restoreAllMocks();
  house.me = null;
});

/** A tab that was opened before anybody came in; what the house knows by now, and the name asked for. */
async function comeIn(known: Me | null, name?: string): Promise<string[]> {
  vi.spyOn(api, "house").mockResolvedValue({ me: known } as House);
  const asked = vi.spyOn(api, "guest").mockImplementation((wish) => Promise.resolve(person(wish.name, "guest")));
  await house.guest(name);
  return asked.mock.calls.map(([wish]) => wish.name);
}

test("whoever is nobody becomes a guest", async () => {
  expect(await comeIn(null, "Ilinca")).toEqual(["Ilinca"]);
  expect(house.me?.name).toBe("Ilinca");
});

test("whoever came in through another tab is not renamed by playing", async () => {
  expect(await comeIn(person("Ilinca", "guest"))).toEqual([]);
  expect(house.me?.name).toBe("Ilinca");
});

test("a name that is typed goes before it", async () => {
  expect(await comeIn(person("Guest 1", "guest"), "Ilinca")).toEqual(["Ilinca"]);
});

test("an account keeps its name, also before it is known whose it is", async () => {
  expect(await comeIn(person("Ilinca", "account"), "Somebody")).toEqual([]);
  expect(house.me?.name).toBe("Ilinca");
});

test("nobody becomes a guest while the house cannot be reached", async () => {
  vi.spyOn(api, "house").mockRejectedValue(new TypeError("offline"));
  const asked = vi.spyOn(api, "guest");
  await house.load();
  expect(house.trouble).not.toBeNull();
  await expect(house.guest()).rejects.toThrow("offline");
  expect(asked).not.toHaveBeenCalled();
  expect(await comeIn(null, "Ilinca")).toEqual(["Ilinca"]);
  expect(house.trouble).toBeNull();
});
