import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callAhead } from "./line";
import { patience, TableSocket, type Standing, type Told } from "./socket";

class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(address: URL) {
    this.url = address.href;
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = { type: "welcome", protocol: 1 };
let standing: Standing[] = [];
let told: Told[] = [];
let seq = 0;

function table(): TableSocket {
  const socket = new TableSocket("/api/tables/x/socket?invite=abc", {
    told: (message) => told.push(message),
    stands: (now) => standing.push(now),
    since: () => seq,
  });
  socket.connect();
  return socket;
}

const line = () => Line.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "https://house.test/tables/x" });
  vi.stubGlobal("WebSocket", Line);
  [standing, told, seq, Line.made] = [[], [], 0, []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("TableSocket", () => {
  it("asks for what came after the last event it knows, each time anew", () => {
    table();
    expect(line().url).toBe("wss://house.test/api/tables/x/socket?invite=abc&since=0");
    seq = 7;
    line().drop();
    vi.advanceTimersByTime(600);
    expect(line().url).toContain("since=7");
    expect(Line.made).toHaveLength(2);
  });

  it("takes the line that was called ahead, and hears what it said before", async () => {
    const welcomed = vi.fn();
    const answered = callAhead("/api/tables/x/socket?invite=abc", welcomed);
    const first = { ...welcome, table: { status: "running" } };
    line().hear(first);
    expect(welcomed).toHaveBeenCalledWith(first);
    line().hear({ type: "position" });
    await answered;
    table();
    await Promise.resolve();
    line().hear({ type: "presence", connected: [], spectators: 0 });
    expect(Line.made).toHaveLength(1);
    expect(told.map(({ type }) => type)).toEqual(["welcome", "position", "presence"]);
  });

  it("leaves a line that was called ahead to another table, or that broke", async () => {
    void callAhead("/api/tables/y/socket", () => {});
    table();
    expect(Line.made.map(({ readyState }) => readyState)).toEqual([3, 1]);
    const answered = callAhead("/api/tables/x/socket?invite=abc", () => {});
    line().drop();
    await answered;
    table();
    expect(Line.made).toHaveLength(4);
  });

  it("settles what was said with the answer of the same number", async () => {
    const socket = table();
    line().hear(welcome);
    const played = socket.say({ type: "chat", text: "hello" });
    const refused = socket.say({ type: "chat", text: "again" });
    line().hear({ type: "done", of: 1 });
    line().hear({ type: "refused", of: 2, message: { key: "no" } });
    await expect(played).resolves.toBeUndefined();
    await expect(refused).rejects.toEqual({ key: "no" });
  });

  it("refuses with the reason of the end whatever is said after it", async () => {
    const socket = table();
    line().hear(welcome);
    line().hear({ type: "bye", message: { key: "server-signed-out" } });
    await expect(socket.say({ type: "chat", text: "hello" })).rejects.toEqual({ key: "server-signed-out" });
  });

  it("says again after a loss what was not answered", () => {
    const socket = table();
    line().hear(welcome);
    void socket.say({ type: "play", ply: 3, seat: 0, move: "add Ur" });
    line().drop();
    vi.advanceTimersByTime(600);
    line().hear(welcome);
    expect(line().sent).toEqual([{ type: "play", ply: 3, seat: 0, move: "add Ur", id: 1 }]);
  });

  it("ends for good when the house says so, and says why", async () => {
    const socket = table();
    line().hear(welcome);
    const said = socket.say({ type: "chat", text: "hello" });
    line().hear({ type: "bye", message: { key: "server-no-table" } });
    expect(standing.at(-1)).toEqual({ state: "ended", why: { key: "server-no-table" } });
    await expect(said).rejects.toEqual({ key: "server-no-table" });
    line().drop();
    vi.advanceTimersByTime(60_000);
    expect(Line.made).toHaveLength(1);
  });

  it("comes back when the house only restarts", () => {
    table();
    line().hear(welcome);
    line().drop(1012);
    expect(standing.at(-1)).toEqual({ state: "lost", restarted: true });
    vi.advanceTimersByTime(600);
    expect(Line.made).toHaveLength(2);
  });

  it("comes in anew without a word of the old line", () => {
    const socket = table();
    line().hear(welcome);
    const old = line();
    socket.renew();
    old.drop();
    old.hear({ type: "presence", connected: [], spectators: 0 });
    expect(Line.made).toHaveLength(2);
    expect(told).toHaveLength(1);
  });

  it("tries again at once when it is told to, with one line only", () => {
    const socket = table();
    socket.retry();
    expect(Line.made).toHaveLength(1);
    line().drop();
    socket.retry();
    const second = line();
    second.readyState = 0;
    socket.retry();
    expect(Line.made).toHaveLength(3);
    expect(second.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(Line.made).toHaveLength(3);
  });

  it("hears and says nothing once it is closed", () => {
    const socket = table();
    line().hear(welcome);
    socket.close();
    line().hear({ type: "presence", connected: [], spectators: 0 });
    line().drop();
    socket.retry();
    vi.advanceTimersByTime(60_000);
    expect([told.length, line().sent.length, Line.made.length]).toEqual([1, 0, 1]);
  });

  it("does not play with a newer house", () => {
    table();
    line().hear({ ...welcome, protocol: 2 });
    expect(standing.at(-1)).toEqual({ state: "ended", why: { key: "web-trouble-newer" } });
  });

  it("notices a line that is dead, though nobody closed it", () => {
    table();
    line().hear(welcome);
    vi.advanceTimersByTime(20_000);
    expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(standing.at(-1)).toEqual({ state: "lost", restarted: false });
    vi.advanceTimersByTime(600);
    expect(Line.made).toHaveLength(2);
  });

  it("does not knock again and again at a house that lets it in and throws it out", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    table();
    for (const wait of [500, 1000, 2000]) {
      line().hear(welcome);
      line().drop();
      const before = Line.made.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Line.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Line.made).toHaveLength(before + 1);
    }
    line().hear(welcome);
    vi.advanceTimersByTime(6000);
    line().drop();
    vi.advanceTimersByTime(500);
    expect(Line.made).toHaveLength(5);
  });

  it("waits longer after each failure, and never more than half a minute", () => {
    expect(patience(0, 0)).toBe(250);
    expect(patience(3, 1)).toBe(4000);
    expect(patience(30, 1)).toBe(30_000);
  });
});
