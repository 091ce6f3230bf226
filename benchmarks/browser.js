// The stop-watch of a page: when something may be chosen, and how long after its message a move is drawn.
const choices = ".board [data-legal], .strip button.may, article .btn.primary:enabled";
const clock = { interactive: null, armed: false, drawn: [] };
window.clock = clock;
// A trace may begin after the page: of these two marks it needs one, to know the page and its clock.
const mark = () => performance.mark(`page ${performance.timeOrigin} at ${performance.now()}`);
mark();

// A frame is done, and the thread is free, when a task after it runs.
const free = (then) => requestAnimationFrame(() => setTimeout(then));
const everything = { childList: true, subtree: true, attributes: true, characterData: true };
let heard = null;

new MutationObserver((changes) => {
  if (clock.interactive === null && document.querySelector(choices)) free(interactive);
  if (heard === null || !changes.some(({ target }) => target.parentElement?.closest(".board"))) return;
  const since = heard;
  heard = null;
  free(() => clock.drawn.push([since, performance.now()]));
}).observe(document, everything);

function interactive() {
  clock.interactive ??= performance.now();
  mark();
}

window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (clock.armed && String(event.data).startsWith('{"type":"position"')) [heard, clock.armed] = [event.timeStamp, false];
      hear(event);
    };
  }
};
