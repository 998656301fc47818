import type { Kind, PerKind } from '../../rules/cards.ts';
import { BARS, BEATS, chordOn, type Degree, type Piece, under } from './pieces.ts';

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
