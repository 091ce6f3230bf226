import type { Component } from "svelte";
import type { Page } from "./router.svelte";

/** A page, given what its address names. */
type Room = { default: Component<Record<string, string>> };

const rooms = {
  lobby: () => import("./pages/Lobby.svelte"),
  table: () => import("./pages/Table.svelte"),
  study: () => import("./pages/Study.svelte"),
  verify: () => import("./pages/Verify.svelte"),
  account: () => import("./pages/Account.svelte"),
  person: () => import("./pages/Person.svelte"),
  ratings: () => import("./pages/Ratings.svelte"),
  missing: () => import("./pages/Missing.svelte"),
};

/** Pages beyond the first are fetched when somebody goes there. */
export function enter(page: Exclude<Page, "home">): Promise<Room> {
  return rooms[page]() as unknown as Promise<Room>;
}
