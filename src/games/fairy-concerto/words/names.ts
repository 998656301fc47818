import { parted } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import {
  type Card,
  type Counts,
  countsIn,
  fairyThing,
  type Kind,
  needsOf,
  present,
  scoreThing,
} from '../rules/cards.ts';
import type { Owner } from '../rules/state.ts';
import type { NameWords } from './names.en.ts';

export const fairy = (words: NameWords, kind: Kind): Part => thing(fairyThing(kind), words.oneOf(words.kinds[kind]));

const allOf = (words: NameWords, parts: readonly Part[]): Phrase =>
  parted(parts, words.comma, parts.length > 2 ? words.lastAnd : words.and);

/** What there is, with the number of each: 2 drummers and 1 composer. */
export const fairies = (words: NameWords, counts: Counts): Phrase => counted(words, counts, words.several);

/** What comes or goes: 2 drummers and a composer. */
export const some = (words: NameWords, counts: Counts): Phrase => counted(words, counts, words.someOf);

function counted(words: NameWords, counts: Counts, called: NameWords['several']): Phrase {
  const there = present(counts);
  if (there.length === 0) return phrase`${words.nobody}`;
  return allOf(
    words,
    there.map(({ kind, count }) => thing(fairyThing(kind), called(words.kinds[kind], count))),
  );
}

/** Those that were taken: without numbers where no two are alike. */
export function players(words: NameWords, kinds: readonly Kind[]): Phrase {
  if (new Set(kinds).size < kinds.length) return some(words, countsIn(kinds));
  return allOf(
    words,
    kinds.map((kind) => fairy(words, kind)),
  );
}

/** What is asked for, in the form of a score card. */
export const needs = (words: NameWords, counts: Counts): string => eachNeed(words, counts).join(words.plus);

const eachNeed = (words: NameWords, counts: Counts): string[] =>
  present(counts).map(({ kind, count }) => words.needs(words.kinds[kind], count));

/** What the log says of a card, which has no name: what it is for. */
export const cardTold = (words: NameWords, which: Card): Part =>
  thing(scoreThing(which), words.needed(eachNeed(words, needsOf(which))));

export const card = (words: NameWords, which: Card): Part =>
  thing(scoreThing(which), words.card(needs(words, needsOf(which))));
export const cards = (words: NameWords, which: readonly Card[], between: string): Phrase =>
  parted(
    which.map((each) => card(words, each)),
    between,
  );

export const who = (words: NameWords, owner: Owner): Phrase =>
  owner === 'bach' ? phrase`${words.bach}` : words.person(owner);
