/** The pages of the house and their addresses. */
const pages = {
  home: "/",
  lobby: "/lobby",
  table: "/tables/:id",
  study: "/tables/:id/study",
  verify: "/tables/:id/verify",
  account: "/account",
  person: "/people/:name",
  ratings: "/ratings/:game",
} as const;

export type Page = keyof typeof pages | "missing";

export interface Place {
  page: Page;
  params: Record<string, string>;
}

/** The page at an address. */
export function placed(path: string): Place {
  const parts = path.split("/").filter(Boolean).map(written);
  for (const [page, pattern] of Object.entries(pages)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, index) => {
      const given = parts[index]!;
      if (part.startsWith(":")) params[part.slice(1)] = given;
      return part.startsWith(":") || part === given;
    });
    if (fits) return { page: page as Page, params };
  }
  return { page: "missing", params: {} };
}

/** A part of an address as people write it; what was cut or garbled on its way stays as it is. */
function written(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the reader is. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  place = $derived(placed(this.path));
  /** Counts the pages gone to, so that the focus can follow. */
  turns = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.turns += 1;
  }

  /** A plain click on a link of ours turns the page; everything else is the browser's. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.hash) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
