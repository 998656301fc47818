import type { Seat } from '../../../engine/ids.ts';
import { name, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { type Card, type Counts, fairyThing, type Kind, NEEDS, scoreThing } from '../rules/cards.ts';
import { countsOfKinds, listed, present } from './known.ts';

const FAIRIES = ['trumpeter', 'drummer', 'violinist', 'hornist', 'composer'];

export const ROW_NAMES: Readonly<Record<string, string>> = {
  popular: 'Popular fairy',
  conductor: 'Conductor',
  soloist: 'Soloist',
  pianist: 'Pianist',
  harpist: 'Harpist',
  scoreCards: 'Score cards',
  honours: 'Honours',
};

export const SOLOIST_SENTENCES: Readonly<Record<string, string>> = {
  fewest: '4 points for each fairy of the kind you have fewest of',
  spread: '3 points for each fairy between your largest and your smallest kind',
  widest: '3 points for each kind in the largest group of kinds with the same number',
  groups: '3 points for each group of kinds with the same number',
};

export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
export const points = (count: number): string => many(count, 'point');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fairyName = (kind: Kind): string => FAIRIES[kind] ?? '';
const article = (kind: Kind): string => `a ${fairyName(kind)}`;

export const fairy = (kind: Kind): Part => thing(fairyThing(kind), article(kind));
const some = (kind: Kind, count: number): Part => thing(fairyThing(kind), many(count, fairyName(kind)));

/** With the numbers of each: 2 drummers, 1 composer. */
export const fairies = (counts: Counts): Phrase => {
  const there = present(counts);
  return there.length === 0
    ? phrase`nobody`
    : listed(
        there.map(({ kind, count }) => some(kind, count)),
        ', ',
      );
};

/** One after another, as they were taken. */
export const players = (kinds: readonly Kind[]): Phrase =>
  kinds.length === 1 ? [fairy(kinds[0] ?? 0)] : fairies(countsOfKinds(kinds));

export const needs = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => many(count, fairyName(kind)))
    .join(' + ');

export const card = (which: Card): Part => thing(scoreThing(which), `“${needs(NEEDS[which] ?? [])}”`);

export const who = (side: number | undefined, isBach: boolean): Part => (isBach ? 'Bach' : name((side ?? 0) as Seat));
