type Tell = (width: number, height: number) => void;

const tells = new WeakMap<Element, Tell>();
/** One for all boxes: parts that depend on several of them are drawn once. */
let observer: ResizeObserver | undefined;

function tellAll(boxes: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of boxes) tells.get(target)?.(Math.round(contentRect.width), Math.round(contentRect.height));
}

/** Tells how large a box is, and again when that changes: after the page was laid out, so that nothing is laid out for it alone. */
export function size(tell: Tell): (box: Element) => () => void {
  return (box) => {
    observer ??= new ResizeObserver(tellAll);
    tells.set(box, tell);
    observer.observe(box);
    return () => observer?.unobserve(box);
  };
}
