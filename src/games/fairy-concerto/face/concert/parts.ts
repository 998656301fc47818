import type { Kind, PerKind } from '../../rules/cards.ts';

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
function under(degree: Degree, root: Degree): Degree {
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

/** A note of a part, before it has a pitch and a strength. */
export interface Written {
  readonly bar: number;
  readonly beat: number;
  readonly beats: number;
  readonly degree: Degree;
  /** A drum without a pitch. */
  readonly rattles?: true;
}

type Layer = (piece: Piece) => readonly Written[];
/** Each layer joins when a section has so many fairies; none ever leaves, so that a larger section has more to play. */
type Part = readonly (readonly [from: number, layer: Layer])[];

type BarLayer = (root: Degree, bar: number) => readonly (readonly [beat: number, beats: number, degree: Degree])[];
const every = (write: BarLayer): Layer => some(() => true, write);
const some =
  (isPlayed: (bar: number) => boolean, write: BarLayer): Layer =>
  ({ chords }) =>
    chords.flatMap((root, bar) =>
      isPlayed(bar) ? write(root, bar).map(([beat, beats, degree]) => ({ bar, beat, beats, degree })) : [],
    );
const rattling =
  (layer: Layer): Layer =>
  (piece) =>
    layer(piece).map((note) => ({ ...note, rattles: true }));

const LAST = BARS - 1;
const CADENCE = BARS - 2;
const tone = (root: Degree, which: number): Degree => chordOn(root)[which] ?? root;

/** The tune itself, moved by octaves of seven degrees. */
const tune =
  (by = 0): Layer =>
  (piece) =>
    piece.tune.flatMap((sung, bar) => {
      let beat = 0;
      return sung.map(({ degree, beats }) => {
        const note = { bar, beat, beats, degree: degree + by };
        beat += beats;
        return note;
      });
    });
/** A second voice that goes along below. */
const second: Layer = (piece) =>
  tune()(piece).map((note) => ({ ...note, degree: under(note.degree, piece.chords[note.bar] ?? 0) }));

const held = (which: number): Layer => every((root) => [[0, BEATS, tone(root, which)]]);
const running = (from: Degree): Layer =>
  some(
    (bar) => bar !== LAST,
    (root) => [0, 1, 2, 1, 2, 1].map((which, at) => [at / 2, 0.5, tone(root, which) + from] as const),
  );
const fanfare: BarLayer = (root) => [
  [0, 0.75, tone(root, 0)],
  [0.75, 0.25, tone(root, 0)],
  [1, 0.5, tone(root, 1)],
  [1.5, 0.5, tone(root, 1)],
  [2, 1, tone(root, 2)],
];

const trumpets: Part = [
  [1, some((bar) => bar % 4 === 0, fanfare)],
  [
    1,
    some(
      (bar) => bar >= CADENCE,
      (root) => [[0, BEATS, tone(root, 1)]],
    ),
  ],
  [
    3,
    some(
      (bar) => bar >= CADENCE,
      (root) => [[0, BEATS, tone(root, 2)]],
    ),
  ],
  [4, some((bar) => bar === 2 || bar === 5, fanfare)],
];
const drums: Part = [
  // The kettles have two notes: the fifth under its own chord, else the key's.
  [1, every((root) => [[0, 1, root === 4 ? 4 : 0]])],
  [
    2,
    some(
      (bar) => bar % 2 === 1,
      (root) => [[2, 1, root === 4 ? 4 : 0]],
    ),
  ],
  [
    3,
    rattling(
      some(
        (bar) => bar !== LAST,
        () => [1, 2].map((beat) => [beat, 0.25, 0] as const),
      ),
    ),
  ],
  [
    4,
    rattling(
      some(
        (bar) => bar === CADENCE,
        () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => [at / 4, 0.25, 0] as const),
      ),
    ),
  ],
  [
    6,
    some(
      (bar) => bar !== LAST,
      (root) => [[2.5, 0.5, root === 4 ? 4 : 0]],
    ),
  ],
];
const violins: Part = [
  [1, held(1)],
  [
    2,
    some(
      (bar) => bar !== LAST,
      (root) => [0, 1, 2].map((which) => [which, 1, tone(root, which)] as const),
    ),
  ],
  [4, running(7)],
  [6, held(2)],
];
const horns: Part = [
  [1, held(0)],
  [2, held(1)],
  [3, held(2)],
  [
    5,
    some(
      (bar) => bar !== LAST,
      (root) => [1, 2].map((beat) => [beat, 0.5, tone(root, 2)] as const),
    ),
  ],
];
const composers: Part = [
  [
    1,
    some(
      (bar) => bar % 2 === 0,
      (root) => [
        [1, 1, tone(root, 1)],
        [2, 1, tone(root, 2)],
      ],
    ),
  ],
  [
    2,
    some(
      (bar) => bar % 2 === 1,
      (root) => [
        [1, 1, tone(root, 2)],
        [2, 1, tone(root, 1)],
      ],
    ),
  ],
  [
    3,
    some(
      (bar) => bar % 4 === 3,
      (root) => [0, 1, 2].map((which) => [which / 2, 0.5, tone(root, which) + 7] as const),
    ),
  ],
  [5, running(0)],
];
/** Whoever leads has the tune first and fills in later. */
const leading = (own: Part, from: number): Part => [
  [1, tune()],
  [3, second],
  ...own.map(([least, layer]) => [least + from, layer] as const),
];

/** Alone behind others, and in the lead. */
const PARTS: PerKind<readonly [behind: Part, ahead: Part]> = [
  [trumpets, leading([[1, some((bar) => bar % 2 === 1 && bar !== LAST, fanfare)]], 4)],
  [drums, drums],
  [violins, leading(violins, 3)],
  [horns, leading(horns, 2)],
  [
    composers,
    leading(
      [
        [1, every((root) => [[0, BEATS, tone(root, 0) - 7]])],
        [2, running(-7)],
      ],
      1,
    ),
  ],
];

/** What a section of so many plays. */
export const partOf = (kind: Kind, count: number, leads: boolean, piece: Piece): Written[] =>
  PARTS[kind][leads ? 1 : 0].flatMap(([from, layer]) => (count >= from ? layer(piece) : []));
