/** A websocket, and what it said before anybody listened. */
export interface Line {
  socket: WebSocket;
  heard: readonly MessageEvent[];
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

/** Calls a table while its page is still on the way: the house answers in the meantime. */
export function callAhead(address: string): void {
  const heard: MessageEvent[] = [];
  const socket = new WebSocket(called(address, 0));
  socket.onmessage = (event) => heard.push(event);
  ahead = { socket, heard };
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
