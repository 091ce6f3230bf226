import type { TableSession } from "./session.svelte";

/** Keys that work everywhere at a table, unless somebody is typing or a control wants them. */
export function keys(event: KeyboardEvent, session: TableSession): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.metaKey || event.altKey || at?.closest("dialog")) return;
  if (event.key === "Escape") return session.past ? session.present() : session.choice.letGo();
  if (at?.closest("input, textarea, select")) return;
  const { choice } = session;
  if (event.ctrlKey) {
    if (event.key === "z") void session.undo();
    else return;
  } else if (event.key === "Enter" && choice.chosen && !at?.closest("button, a, [data-place]")) choice.confirm();
  else if (event.key === "/") document.getElementById("type-move")?.focus();
  else if (event.key === "[") void session.visit(Math.max(0, (session.view?.ply ?? 0) - 1));
  else if (event.key === "]") void session.visit((session.view?.ply ?? 0) + 1);
  else return;
  event.preventDefault();
}
