import type { Move } from "../games/view";

/** Texts are compared as the house compares them: without regard to case, spacing, or spaces around `>`. */
export function plain(text: string): string {
  return text.replaceAll(">", " > ").split(/\s+/).filter(Boolean).join(" ").toLowerCase();
}

/** The legal move that a text names. */
export function named(legal: readonly Move[], text: string): Move | null {
  return legal.find((move) => plain(move.text) === plain(text)) ?? null;
}

/**
 * What a text may become: whole moves when they are few, else the next word each, so that a list stays short.
 */
export function completions(legal: readonly Move[], text: string, most = 8): string[] {
  const begun = plain(text);
  const fitting = legal.map((move) => move.text).filter((move) => plain(move).startsWith(begun));
  if (fitting.length <= most) return fitting;
  const nextWord = (move: string) => {
    const end = move.indexOf(" ", begun.length + (text.endsWith(" ") ? 1 : 0));
    const next = end < 0 ? move : `${move.slice(0, end)} `;
    return fitting.filter((other) => other.startsWith(next)).length > 1 ? next : move;
  };
  return [...new Set(fitting.map(nextWord))].slice(0, most);
}
