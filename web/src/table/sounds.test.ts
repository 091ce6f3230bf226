import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Notes when tones begin, and whether the page may be heard. */
class Speaker {
  static readonly tones: number[] = [];
  static resumed = 0;
  currentTime = 5;
  destination = {};
  resume(): Promise<void> {
    Speaker.resumed++;
    return Promise.resolve();
  }
  createGain(): object {
    return { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() };
  }
  createOscillator(): object {
    return { frequency: {}, connect: () => ({ connect: vi.fn() }), start: (from: number) => Speaker.tones.push(from), stop: vi.fn() };
  }
}

describe("sounds", () => {
  beforeEach(() => {
    vi.stubGlobal("AudioContext", Speaker);
    Speaker.tones.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("plays its tones one after the other", async () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    const { sound } = await import("./sounds");
    sound("over");
    expect(Speaker.tones.map((from) => from - 5)).toEqual([0, expect.closeTo(0.14), expect.closeTo(0.28)]);
    expect(Speaker.resumed).toBe(1);
  });

  it("keeps silent, and saves nothing up, while nobody has touched the page", async () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    const { sound } = await import("./sounds");
    sound("yours");
    expect(Speaker.tones).toEqual([]);
  });
});
