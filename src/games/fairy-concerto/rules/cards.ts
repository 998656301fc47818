import type { ThingId } from '../../../engine/ids.ts';

/** What a fairy plays; what there is one of a kind stands in this order: T D V H C. */
export type Kind = number;
/** How many of each kind. */
export type Counts = readonly number[];

export const LETTERS = 'TDVHC';
export const KINDS = LETTERS.length;
export const COMPOSER: Kind = 4;

/** Fairies in the game. */
export const FAIRIES: Counts = [12, 12, 12, 12, 8];

/** A score card, numbered as in SCORE_MARKS. */
export type Card = number;

/** Four of one; three and three; three, two and two; three of one with two composers. */
export const SCORE_MARKS: readonly string[] = [
  ...['TTTT', 'DDDD', 'VVVV', 'HHHH'],
  ...['TTTDDD', 'TTTVVV', 'TTTHHH', 'DDDVVV', 'DDDHHH', 'VVVHHH'],
  ...['TTTDDVV', 'TTDDDVV', 'TTDDVVV'],
  ...['TTTDDHH', 'TTDDDHH', 'TTDDHHH'],
  ...['TTTVVHH', 'TTVVVHH', 'TTVVHHH'],
  ...['DDDVVHH', 'DDVVVHH', 'DDVVHHH'],
  ...['TTTCC', 'DDDCC', 'VVVCC', 'HHHCC'],
];
export const SCORE_CARDS = SCORE_MARKS.length;

export const SOLOISTS = ['fewest', 'spread', 'widest', 'groups'] as const;
export const PIANISTS: readonly string[] = ['TD', 'TV', 'TH'];
/** Never shares a kind with the pianist of the same number. */
export const HARPISTS: readonly string[] = ['VH', 'DH', 'DV'];

export const countsOf = (mark: string): number[] => {
  const counts = new Array<number>(KINDS).fill(0);
  for (const letter of mark) counts[LETTERS.indexOf(letter)] = (counts[LETTERS.indexOf(letter)] ?? 0) + 1;
  return counts;
};

const kindsOf = (mark: string): Kind[] => [...mark].map((letter) => LETTERS.indexOf(letter));

/** What an orchestra must hold, by score card. */
export const NEEDS: readonly Counts[] = SCORE_MARKS.map(countsOf);
export const PIANIST_KINDS: readonly (readonly Kind[])[] = PIANISTS.map(kindsOf);
export const HARPIST_KINDS: readonly (readonly Kind[])[] = HARPISTS.map(kindsOf);

export const nobody = (): number[] => [0, 0, 0, 0, 0];

export const fairyThing = (kind: Kind): ThingId => `fairy:${LETTERS[kind] ?? ''}`;
export const scoreThing = (card: Card): ThingId => `score:${SCORE_MARKS[card] ?? ''}`;
export const soloistThing = (soloist: number): ThingId => `soloist:${SOLOISTS[soloist] ?? ''}`;
export const pianistThing = (pianist: number): ThingId => `pianist:${PIANISTS[pianist] ?? ''}`;
export const harpistThing = (harpist: number): ThingId => `harpist:${HARPISTS[harpist] ?? ''}`;
