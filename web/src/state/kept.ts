/** What was kept under a name in this browser; null if there is nothing, or nothing that can be read. */
export function kept<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Keeps something for later visits, unless the reader's browser keeps nothing. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It is full, or forbidden: what was chosen holds until the page is left.
  }
}
