import type { components } from "./schema.gen";

export type Told = components["schemas"]["ServerMessage"];
type Welcome = Extract<Told, { type: "welcome" }>;

/** A websocket, and what it said before anybody listened. */
export interface Line {
  socket: WebSocket;
  heard: readonly Told[];
}

/** What the house says on a line. */
export function parsed(event: MessageEvent): Told {
  return JSON.parse(String(event.data)) as Told;
}

let ahead: Line | null = null;

/** The address of a table's websocket. */
export function lineOf(table: string, invite: string | null): string {
  return `/api/tables/${table}/socket${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}

/** Where to call, for somebody who knows what happened up to an event. */
function called(address: string, since: number): URL {
  const at = new URL(address, location.href);
  at.searchParams.set("since", String(since));
  at.protocol = at.protocol.replace("http", "ws");
  return at;
}

/** Calls a table while its page is still on the way; resolves when the house has said all that there is to show. */
export function callAhead(address: string, welcomed: (welcome: Welcome) => void): Promise<void> {
  const heard: Told[] = [];
  const socket = new WebSocket(called(address, 0));
  ahead = { socket, heard };
  return new Promise((resolve) => {
    socket.onclose = () => resolve();
    socket.onmessage = (event) => {
      const told = parsed(event);
      heard.push(told);
      if (told.type === "welcome") welcomed(told);
      if (told.type === "position" || (told.type === "welcome" && told.table.status === "open")) resolve();
    };
  });
}

/** A line to a table: the one that was called ahead, if it stands, else a new one. */
export function open(address: string, since: number): Line {
  const at = called(address, since);
  const early = ahead;
  ahead = null;
  if (early?.socket.url === at.href && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return { socket: new WebSocket(at), heard: [] };
}
