/** A step of the major scale: 0 is the key's own note, 7 the same one octave higher. */
export type Degree = number;

/** Three in a bar. */
export const BEATS = 3;
export const BARS = 8;

interface Sung {
  readonly degree: Degree;
  readonly beats: number;
}

export interface Piece {
  /** The chord of each bar, by the degree it stands on. */
  readonly chords: readonly Degree[];
  readonly tune: readonly (readonly Sung[])[];
}

/** "4:1.5 5:0.5" are two notes: degree, then beats. */
const bars = (...written: readonly string[]): Sung[][] =>
  written.map((bar) =>
    bar.split(' ').map((note) => {
      const [degree = 0, beats = 0] = note.split(':').map(Number);
      return { degree, beats };
    }),
  );

/** Three small minuets, written for this game. */
export const PIECES: readonly Piece[] = [
  {
    chords: [0, 5, 1, 4, 0, 3, 4, 0],
    tune: bars(
      '2:1.5 3:0.5 4:1',
      '7:2 5:1',
      '3:1.5 4:0.5 5:1',
      '4:2 1:1',
      '2:1 4:1 7:1',
      '5:1 7:1 10:1',
      '9:1 8:1 6:1',
      '7:3',
    ),
  },
  {
    chords: [0, 4, 5, 2, 3, 0, 4, 0],
    tune: bars(
      '9:1.5 8:0.5 7:1',
      '8:2 6:1',
      '7:1.5 6:0.5 5:1',
      '6:2 4:1',
      '5:1 7:1 10:1',
      '9:1 7:1 4:1',
      '8:1 6:1 8:1',
      '7:3',
    ),
  },
  {
    chords: [5, 3, 0, 4, 1, 3, 4, 0],
    tune: bars(
      '5:1 7:1 9:1',
      '10:1.5 9:0.5 7:1',
      '9:2 4:1',
      '8:1 6:1 4:1',
      '3:1 5:1 8:1',
      '7:1.5 8:0.5 10:1',
      '8:1 9:0.5 8:0.5 6:1',
      '7:3',
    ),
  },
];

const STEPS = 7;

/** The chord's three notes that lie lowest on the scale. */
export const chordOn = (root: Degree): Degree[] =>
  [root, root + 2, root + 4].map((degree) => degree % STEPS).sort((one, other) => one - other);

/** The chord's nearest note under a degree, a third away or more. */
export function under(degree: Degree, root: Degree): Degree {
  const chord = chordOn(root);
  let below = degree - 2;
  while (!chord.includes(((below % STEPS) + STEPS) % STEPS)) below--;
  return below;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const OCTAVE = 12;

export const pitchOf = (degree: Degree, tonic: number): number => {
  const octave = Math.floor(degree / STEPS);
  return tonic + OCTAVE * octave + (MAJOR[degree - STEPS * octave] ?? 0);
};

/** The key's own note in the octave that begins here. */
export const homeIn = (tonic: number, low: number): number => low + ((((tonic - low) % OCTAVE) + OCTAVE) % OCTAVE);
