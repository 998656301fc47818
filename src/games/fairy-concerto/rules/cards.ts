import type { ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';

/** The top of a pile that the rules never let run out. */
export function draw<Item>(pile: Item[]): Item {
  const item = pile.pop();
  if (item === undefined) throw new Error('the pile is empty');
  return item;
}

/** Which of these names it is. */
export function named<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`${name} is none of ${names.join()}`);
  return found;
}

/** What a fairy plays: trumpet, drum, violin or horn, or whether it composes. */
export type Kind = 0 | 1 | 2 | 3 | 4;
export const KINDS: readonly Kind[] = [0, 1, 2, 3, 4];
export const COMPOSER: Kind = 4;

/** One for each kind. */
export type PerKind<Item> = readonly [Item, Item, Item, Item, Item];
export type Letter = 'T' | 'D' | 'V' | 'H' | 'C';
export const LETTERS: PerKind<Letter> = ['T', 'D', 'V', 'H', 'C'];

/** How many of each kind. */
export type Counts = PerKind<number>;
/** The same, while it changes. */
export type Tally = [number, number, number, number, number];

/** Fairies in the game. */
// rule: orchestra.fairies
export const FAIRIES: Counts = [12, 12, 12, 12, 8];

export const nobody = (): Tally => [0, 0, 0, 0, 0];
export const copyOf = (counts: Counts): Tally => [counts[0], counts[1], counts[2], counts[3], counts[4]];

export function countsIn(fairies: readonly Kind[]): Tally {
  const counts = nobody();
  for (const kind of fairies) counts[kind]++;
  return counts;
}

export function fairiesOf(counts: Counts): Kind[] {
  const fairies: Kind[] = [];
  for (const kind of KINDS) for (let made = counts[kind]; made > 0; made--) fairies.push(kind);
  return fairies;
}

/** Kinds with their numbers, without those that are not there. */
export const present = (counts: Counts): { readonly kind: Kind; readonly count: number }[] =>
  KINDS.flatMap((kind) => (counts[kind] > 0 ? [{ kind, count: counts[kind] }] : []));

export const sumOf = (counts: Counts): number => counts[0] + counts[1] + counts[2] + counts[3] + counts[4];

export function kindOf(letter: string): Kind {
  const kind = KINDS.find((each) => LETTERS[each] === letter);
  if (kind === undefined) throw new Error(`no fairy is called ${letter}`);
  return kind;
}
const kindsOf = (mark: string): Kind[] => [...mark].map(kindOf);
export const countsOf = (mark: string): Tally => countsIn(kindsOf(mark));

/** A score card, numbered as in SCORE_MARKS. */
export type Card = number;

/** Four of one; three and three; three, two and two; three of one with two composers. */
// rule: house.cards
export const SCORE_MARKS: readonly string[] = [
  // rule: cards.four
  ...['TTTT', 'DDDD', 'VVVV', 'HHHH'],
  // rule: cards.duos
  ...['TTTDDD', 'TTTVVV', 'TTTHHH', 'DDDVVV', 'DDDHHH', 'VVVHHH'],
  // rule: cards.trios
  ...['TTTDDVV', 'TTDDDVV', 'TTDDVVV'],
  ...['TTTDDHH', 'TTDDDHH', 'TTDDHHH'],
  ...['TTTVVHH', 'TTVVVHH', 'TTVVHHH'],
  ...['DDDVVHH', 'DDVVVHH', 'DDVVHHH'],
  // rule: cards.authors
  ...['TTTCC', 'DDDCC', 'VVVCC', 'HHHCC'],
];
// rule: orchestra.parts
export const SCORE_CARDS = SCORE_MARKS.length;

export const markOf = (card: Card): string => at(SCORE_MARKS, card);
export function cardOf(mark: string): Card {
  const card = SCORE_MARKS.indexOf(mark);
  if (card < 0) throw new Error(`no score card asks for ${mark}`);
  return card;
}

const NEEDS: readonly Counts[] = SCORE_MARKS.map(countsOf);
/** What an orchestra must hold. */
export const needsOf = (card: Card): Counts => at(NEEDS, card);

// rule: cards.soloists
export const SOLOISTS = ['fewest', 'spread', 'widest', 'groups'] as const;
export type Soloist = (typeof SOLOISTS)[number];
// rule: cards.pianists
export const PIANISTS = ['TD', 'TV', 'TH'] as const;
export type Pianist = (typeof PIANISTS)[number];
/** Never shares a kind with the pianist at the same place. */
// rule: cards.harpists
export const HARPISTS = ['VH', 'DH', 'DV'] as const;
export type Harpist = (typeof HARPISTS)[number];

/** The kinds that make a set. */
export type Pair = readonly [one: Kind, other: Kind];
export const PIANIST_KINDS: Readonly<Record<Pianist, Pair>> = { TD: [0, 1], TV: [0, 2], TH: [0, 3] };
export const HARPIST_KINDS: Readonly<Record<Harpist, Pair>> = { VH: [2, 3], DH: [1, 3], DV: [1, 2] };

export const fairyThing = (kind: Kind): ThingId => `fairy:${LETTERS[kind]}`;
export const scoreThing = (card: Card): ThingId => `score:${markOf(card)}`;
export const soloistThing = (soloist: Soloist): ThingId => `soloist:${soloist}`;
export const pianistThing = (pianist: Pianist): ThingId => `pianist:${pianist}`;
export const harpistThing = (harpist: Harpist): ThingId => `harpist:${harpist}`;
