import type { Message } from "../words/message";
import { open, parsed, type Told } from "./line";
import type { components } from "./schema.gen";

type Schemas = components["schemas"];
export type { Told };
type Asked = Schemas["ClientMessage"];
/** What a caller says; the number is the connection's own affair. */
type Wish = Asked extends infer One ? (One extends Asked ? Omit<One, "id"> : never) : never;

const protocol = 1;

/** How the connection stands; `ended` will not come back by itself, and says why. */
export type Standing =
  | { state: "opening" | "open" }
  | { state: "lost"; restarted: boolean }
  | { state: "ended"; why: Message };

/** How a server that stops closes a line: it is going to be back. */
const restarting = 1012;

/** Waiting grows from half a second to half a minute; a random part keeps a house's guests from knocking all at once. */
export function patience(failures: number, random = Math.random()): number {
  return Math.min(30_000, 500 * 2 ** failures) * (0.5 + random / 2);
}

interface Hooks {
  told(message: Told): void;
  stands(standing: Standing): void;
  /** The last event known: the server tells what came after it. */
  since(): number;
}

interface Waiting {
  wish: Wish;
  done(): void;
  refused(message: Message): void;
}

const silence = 20_000;
/** A line that has stood so long was a good one. */
const steady = 5_000;

/** A table's websocket, kept alive: it comes back by itself, says again what was not answered, and tells how it stands. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #number = 0;
  #failures = 0;
  #opened = Infinity;
  #waiting = new Map<number, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restarted = false;
  #closed = false;
  #ended: Message | null = null;

  constructor(
    readonly address: string,
    readonly hooks: Hooks,
  ) {}

  connect(): void {
    this.hooks.stands({ state: "opening" });
    const { socket, heard } = open(this.address, this.hooks.since());
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(socket, parsed(event));
    socket.onclose = (event) => this.#lose(socket, event.code);
    // Whoever opens the line is ready for what it said before.
    queueMicrotask(() => heard.forEach((told) => this.#hear(socket, told)));
  }

  /** Says something; resolves when it is done, rejects with the house's reason. Nobody hears what is said after the end. */
  say(wish: Wish): Promise<void> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((done, refused) => {
      this.#number += 1;
      this.#waiting.set(this.#number, { wish, done, refused });
      this.#send(this.#number, wish);
    });
  }

  /** Tries again now, without waiting any longer. */
  retry(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.renew();
  }

  /** Comes in anew: as whoever the reader has become since. */
  renew(): void {
    this.#hangUp();
    if (!this.#closed) this.connect();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  /** Nothing more is heard of this line. */
  #hangUp(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #send(number: number, wish: Wish): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...wish, id: number }));
  }

  #hear(socket: WebSocket, told: Told): void {
    if (socket !== this.#socket) return;
    this.#listen(socket);
    if (told.type === "welcome") this.#welcomed(told.protocol);
    else if (told.type === "bye") this.#end(told.message);
    else if (told.type === "done") this.#answer(told.of)?.done();
    else if (told.type === "refused" && told.of !== null) this.#answer(told.of)?.refused(told.message);
    if (!this.#closed) this.hooks.told(told);
  }

  #welcomed(theirs: number): void {
    if (theirs > protocol) return this.#end({ key: "web-trouble-newer" });
    this.#opened = Date.now();
    this.#restarted = false;
    this.hooks.stands({ state: "open" });
    // A move names the ply it answers: said twice, it is played once.
    for (const [number, { wish }] of this.#waiting) this.#send(number, wish);
  }

  #answer(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    return waiting;
  }

  #end(why: Message): void {
    this.#ended = why;
    this.hooks.stands({ state: "ended", why });
    for (const { refused } of this.#waiting.values()) refused(why);
    this.#waiting.clear();
    this.close();
  }

  #lose(socket: WebSocket, code?: number): void {
    if (socket !== this.#socket) return;
    this.#hangUp();
    if (code === restarting) this.#restarted = true;
    this.hooks.stands({ state: "lost", restarted: this.#restarted });
    // A line that broke at once is as bad as none.
    if (Date.now() - this.#opened > steady) this.#failures = 0;
    this.#opened = Infinity;
    this.#timer = setTimeout(() => this.connect(), patience(this.#failures));
    this.#failures += 1;
  }

  /** After a silence: are you there? A second silence is a loss. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#number += 1;
      this.#send(this.#number, { type: "ping" });
      this.#timer = setTimeout(() => this.#lose(socket), silence / 2);
    }, silence);
  }
}
