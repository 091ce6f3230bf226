/** Tells how large a box is, and again when that changes: after the page was laid out, so that nothing is laid out for it alone. */
export function size(tell: (width: number, height: number) => void): (box: HTMLElement) => () => void {
  return (box) => {
    const observer = new ResizeObserver(() => tell(box.clientWidth, box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  };
}
