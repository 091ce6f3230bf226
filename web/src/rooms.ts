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

const entered = new Map<Page, Room>();

/** Pages beyond the first are fetched when somebody goes there; one that is here already is shown in the same moment. */
export function enter(page: Exclude<Page, "home">): Room | Promise<Room> {
  return entered.get(page) ?? fetched(page);
}

async function fetched(page: Exclude<Page, "home">): Promise<Room> {
  const room = (await rooms[page]()) as unknown as Room;
  entered.set(page, room);
  return room;
}
