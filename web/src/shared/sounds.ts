/** What happens on a table as short sounds, made by the browser itself: no files, no voices. */

/** `shape` of the wave, `tones` as [start in s, pitch in Hz, pitch at its end, length in s], how loud, and whether it is noise. */
interface Recipe {
  shape: OscillatorType | "noise";
  tones: readonly (readonly [start: number, from: number, to: number, length: number])[];
  volume: number;
}

const RECIPES = {
  /** A card is laid or drawn. */
  card: { shape: "noise", tones: [[0, 5200, 2400, 0.07]], volume: 0.1 },
  /** A card is turned over, a choice comes to light. */
  reveal: { shape: "noise", tones: [[0, 2600, 5200, 0.09], [0.1, 3200, 6000, 0.09]], volume: 0.1 },
  /** Food, a coin or a token is taken. */
  token: { shape: "sine", tones: [[0, 880, 1180, 0.09]], volume: 0.1 },
  /** Something bites. */
  bite: { shape: "sawtooth", tones: [[0, 210, 80, 0.16], [0.1, 160, 60, 0.14]], volume: 0.12 },
  /** A die rolls and lies. */
  die: { shape: "noise", tones: [[0, 1800, 1500, 0.03], [0.07, 2000, 1600, 0.03], [0.13, 1700, 1400, 0.03], [0.22, 1200, 900, 0.06]], volume: 0.16 },
  /** Something is gone for good. */
  loss: { shape: "triangle", tones: [[0, 392, 370, 0.22], [0.2, 294, 262, 0.4]], volume: 0.14 },
  /** Something new lives, stands or is built. */
  birth: { shape: "sine", tones: [[0, 523, 523, 0.12], [0.11, 659, 659, 0.12], [0.22, 784, 784, 0.2]], volume: 0.1 },
  /** A bid, a step of a track. */
  step: { shape: "square", tones: [[0, 520, 560, 0.05]], volume: 0.05 },
  /** A round or an age begins. */
  gong: { shape: "sine", tones: [[0, 196, 194, 0.9], [0, 392, 389, 0.5]], volume: 0.12 },
  /** Danger: a crisis, a disaster, a meteor. */
  alarm: { shape: "sawtooth", tones: [[0, 180, 240, 0.22], [0.24, 180, 240, 0.28]], volume: 0.08 },
  /** Points are counted. */
  count: { shape: "sine", tones: [[0, 660, 660, 0.06], [0.08, 880, 880, 0.1]], volume: 0.08 },
  /** The game is won, or over. */
  fanfare: { shape: "triangle", tones: [[0, 523, 523, 0.16], [0.15, 659, 659, 0.16], [0.3, 784, 784, 0.16], [0.45, 1047, 1047, 0.5]], volume: 0.13 },
  /** It is your turn. */
  turn: { shape: "sine", tones: [[0, 660, 660, 0.35], [0.14, 880, 880, 0.35]], volume: 0.12 },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function source(context: AudioContext, { shape }: Recipe, [start, from, to, length]: Recipe["tones"][number]): AudioNode {
  const begin = context.currentTime + start;
  if (shape !== "noise") {
    const tone = new OscillatorNode(context, { type: shape, frequency: from });
    tone.frequency.linearRampToValueAtTime(to, begin + length);
    tone.start(begin);
    tone.stop(begin + length);
    return tone;
  }
  hiss ??= noise(context);
  const wind = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 1.4 });
  band.frequency.linearRampToValueAtTime(to, begin + length);
  wind.connect(band);
  wind.start(begin);
  wind.stop(begin + length);
  return band;
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume(); // it may begin only after a click somewhere
    const recipe: Recipe = RECIPES[sound];
    for (const tone of recipe.tones) {
      const [start, , , length] = tone;
      const begin = audio.currentTime + start;
      const volume = new GainNode(audio, { gain: 0.0001 });
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(recipe.volume, begin + Math.min(0.02, length / 3));
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
      source(audio, recipe, tone).connect(volume).connect(audio.destination);
    }
  } catch {
    // a browser without sound
  }
}
