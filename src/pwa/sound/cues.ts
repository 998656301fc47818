import type { Cue, GameSound, GroundVoice, Note, Score, ShellCue, Timbre } from '../../ui/sound.ts';

/** Of a game that has no sound of its own, and beside all games. */
export const PLAIN: GameSound = { rings: 'celesta', scale: [72, 74, 76, 77, 79, 81, 83], ground: [] };

const OCTAVE = 12;

type Ring = (degree: number, atSeconds: number, loud: number, lastsSeconds?: number) => Note;

const note = (timbre: Timbre, atSeconds: number, pitch: number, loud: number, lastsSeconds = 0.3): Note => ({
  timbre,
  atSeconds,
  lastsSeconds,
  pitch,
  loud,
});

/** Wood on wood, two soft steps, a leaf of paper, dice on a table, a drum that is struck twice: the same in every game. */
const WOOD = {
  place: [note('timpani', 0, 57, 0.42), note('snare', 0, 62, 0.3, 0.05)],
  step: [note('timpani', 0, 64, 0.16, 0.15), note('timpani', 0.12, 61, 0.16, 0.15)],
  turn: [note('snare', 0, 66, 0.85, 0.09), note('snare', 0.05, 63, 0.55, 0.12)],
  roll: [0, 0.07, 0.13, 0.22, 0.34].map((at, tumble) => note('snare', at, 66 - 2 * tumble, 0.7 - 0.08 * tumble, 0.05)),
  clash: [note('timpani', 0, 45, 0.16, 0.4), note('timpani', 0.16, 50, 0.16, 0.5), note('snare', 0.16, 62, 0.2, 0.12)],
} as const satisfies Partial<Record<Cue, Score>>;

/** How far apart the notes of a run are, at the least. */
const RUN_SECONDS = 0.13;
const [FEWEST, MOST] = [3, 10];

/** What rings, on the game's own scale. */
const RINGS: Readonly<Record<Exclude<Cue | ShellCue, keyof typeof WOOD>, (ring: Ring, lastsSeconds: number) => Score>> =
  {
    reveal: (ring) => [ring(4, 0, 0.26), ring(7, 0.09, 0.26)],
    loss: (ring) => [ring(4, 0, 0.2), ring(1, 0.12, 0.22, 0.5)],
    gain: (ring) => [ring(2, 0, 0.24), ring(4, 0.08, 0.24), ring(7, 0.16, 0.26)],
    count: (ring, lastsSeconds) => {
      const notes = Math.min(MOST, Math.max(FEWEST, Math.floor(lastsSeconds / RUN_SECONDS)));
      return Array.from({ length: notes }, (_, at) => ring(at, (at * lastsSeconds) / notes, 0.12 + 0.01 * at));
    },
    hold: (ring, lastsSeconds) => [
      ring(0, 0, 0.14, lastsSeconds),
      { ...ring(-7, 0, 0.2, Math.max(0.4, lastsSeconds)), timbre: 'pad' },
    ],
    win: (ring) => [0, 2, 4, 7, 9].map((degree, at) => ring(degree, at * 0.13, 0.22, at === 4 ? 0.9 : 0.4)),
    yours: (ring) => [ring(2, 0, 0.12, 0.4), ring(4, 0.18, 0.14, 0.7)],
    defeat: (ring) => [4, 3, 1, 0].map((degree, at) => ring(degree - 7, at * 0.2, 0.2, at === 3 ? 0.9 : 0.4)),
  };

const isWood = (cue: Cue | ShellCue): cue is keyof typeof WOOD => cue in WOOD;

/** How it sounds in a game, where a step lasts so long. */
export function cueIn({ rings, scale }: GameSound, cue: Cue | ShellCue, lastsSeconds: number): Score {
  if (isWood(cue)) return WOOD[cue];
  const pitchOf = (degree: number): number => {
    const octave = Math.floor(degree / scale.length);
    return (scale[degree - octave * scale.length] ?? 0) + octave * OCTAVE;
  };
  return RINGS[cue](
    (degree, atSeconds, loud, lasts = 0.3) => note(rings, atSeconds, pitchOf(degree), loud, lasts),
    lastsSeconds,
  );
}

/** A number from 0 to 1, another one each time. */
export type Chance = () => number;

/** How many times as long the voices pause while a player thinks. */
const THINS = 2;
const SINGLE = { notes: [1, 1], stepSeconds: [0, 0] } as const;

/**
 * What the voices of a ground sing, each by chance and none for the others: they meet otherwise every time, so that nobody
 * hears it come round. Asked for piece by piece, as it is played.
 */
export class Ground {
  readonly #voices: readonly { readonly voice: GroundVoice; nextSeconds: number }[];
  readonly #chance: Chance;

  constructor(voices: readonly GroundVoice[], chance: Chance) {
    this.#chance = chance;
    // Not all at once.
    this.#voices = voices.map((voice) => ({ voice, nextSeconds: chance() * voice.everySeconds[0] }));
  }

  /** The phrases that begin before that time, without those already given. `isThin`: with longer pauses, since a player thinks. */
  until(seconds: number, isThin: boolean): Note[] {
    const notes: Note[] = [];
    for (const each of this.#voices) {
      while (each.nextSeconds < seconds) {
        notes.push(...this.#phrase(each.voice, each.nextSeconds));
        each.nextSeconds += this.#within(each.voice.everySeconds) * (isThin ? THINS : 1);
      }
    }
    return notes;
  }

  #phrase({ timbre, pitches, lastsSeconds, loud, phrase = SINGLE }: GroundVoice, fromSeconds: number): Note[] {
    const { notes, stepSeconds } = phrase;
    let at = Math.floor(this.#chance() * pitches.length);
    let atSeconds = fromSeconds;
    return Array.from({ length: Math.round(this.#within(notes)) }, () => {
      const pitch = pitches[at] ?? 0;
      const note = { timbre, atSeconds, lastsSeconds: this.#within(lastsSeconds), pitch, loud };
      // A step or a small leap, and back into what there is.
      const leap = Math.round(this.#within([-2, 2])) || 1;
      at = Math.min(pitches.length - 1, Math.max(0, at + leap));
      atSeconds += this.#within(stepSeconds);
      // Nobody sings two notes alike.
      return { ...note, loud: loud * this.#within([0.7, 1]) };
    });
  }

  #within([least, most]: readonly [number, number]): number {
    return least + this.#chance() * (most - least);
  }
}
