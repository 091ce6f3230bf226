/** Steps shown one after another, so that nothing jumps: each stays a while before the next one comes. */
export class Parade<Step> {
  #queue: Step[] = [];
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resting = false;

  /**
   * `show` draws a step; `rest` says how long it stays, given how many more wait; `changed` hears how many wait.
   */
  constructor(
    readonly show: (step: Step, behind: number) => void,
    readonly rest: (behind: number) => number,
    readonly changed: (behind: number) => void = () => {},
  ) {}

  get behind(): number {
    return this.#queue.length;
  }

  push(...steps: Step[]): void {
    this.#queue.push(...steps);
    this.changed(this.behind);
    this.#next();
  }

  /** Nobody looks: the steps wait. */
  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#next();
  }

  /** Ends the rest of the step that is shown. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#resting = false;
    this.#next();
  }

  /** Shows the last step at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#resting = false;
    if (last !== undefined) this.show(last, 0);
    this.changed(0);
  }

  stop(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.#held || this.#resting) return;
    const step = this.#queue.shift();
    if (step === undefined) return;
    this.#resting = true;
    this.show(step, this.behind);
    this.changed(this.behind);
    this.#timer = setTimeout(() => {
      this.#resting = false;
      this.#next();
    }, this.rest(this.behind));
  }
}
