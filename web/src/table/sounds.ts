/** Four short tones, made on the spot: wood for a move, a rising pair for "your move", and so on. */
export type Sound = "move" | "yours" | "chat" | "over";

const tones: Record<Sound, [number, number][]> = {
  move: [[196, 0]],
  yours: [[392, 0], [523.25, 0.12]],
  chat: [[659.25, 0]],
  over: [[261.63, 0], [329.63, 0.14], [392, 0.28]],
};

let context: AudioContext | null = null;

/** Browsers let a page be heard only after somebody has touched it; what would have been heard before is not saved up. */
export function sound(name: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after] of tones[name]) tone(context, pitch, context.currentTime + after);
}

function tone(on: AudioContext, pitch: number, from: number): void {
  const [voice, volume] = [on.createOscillator(), on.createGain()];
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.18, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.28);
  voice.connect(volume).connect(on.destination);
  voice.start(from);
  voice.stop(from + 0.3);
}
