/** A reader waits at most so long, in milliseconds, for what is not urgent. */
const patience = 300;

/** Does something when the browser has nothing better to do: clicks and frames come first. */
export function whenFree(act: () => void): void {
  // Safari cannot tell.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, patience / 3);
}
