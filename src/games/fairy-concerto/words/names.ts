import { listed, many, name, type Part, type Phrase, phrase as p, parted, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Card, Counts, Kind, PerKind } from '../rules/cards.ts';
import { countsIn, fairyThing, needsOf, present, scoreThing } from '../rules/cards.ts';
import type { Row } from '../rules/score.ts';
import type { Owner } from '../rules/state.ts';

/** Names of rows within a sentence: conductor, soloist and harpist. */
export const inSentence = (rows: readonly string[]): string => {
  const names = rows.map((row) => row.toLowerCase());
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
};

const kinds: PerKind<string> = ['trumpeter', 'drummer', 'violinist', 'hornist', 'composer'];
const rows: Readonly<Record<Row, string>> = {
  popular: 'Popular fairy',
  conductor: 'Conductor',
  soloist: 'Soloist',
  pianist: 'Pianist',
  harpist: 'Harpist',
  scoreCards: 'Score cards',
  honours: 'Honours',
};

/** What fairies, cards and people are called, and how several are put together. */
export const names = catalogues({
  kinds: both(kinds, ['トランペッター', 'ドラマー', 'ヴァイオリニスト', 'ホルニスト', '作曲家']),
  rows: both(rows, {
    popular: '人気者',
    conductor: '指揮者',
    soloist: 'ソリスト',
    pianist: 'ピアニスト',
    harpist: 'ハーピスト',
    scoreCards: 'スコアカード',
    honours: '名誉コマ',
  }),
  bach: both('Bach', 'バッハ'),
  person: both(
    (seat: number): Phrase => [name(seat)],
    (seat) => p`${name(seat)}さん`,
  ),
  nobody: both('nobody', 'なし'),
  oneOf: both(
    (kind: string): string => `a ${kind}`,
    (kind) => kind,
  ),
  several: both(
    (kind: string, count: number): string => many(count, kind),
    (kind, count) => `${kind}${count}個`,
  ),
  /** The same in a sentence that says “a” of one alone. */
  someOf: both(
    (kind: string, count: number): string => (count === 1 ? `a ${kind}` : many(count, kind)),
    (kind, count) => `${kind}${count}個`,
  ),
  /** What a score card asks for. */
  need: both(
    (kind: string, count: number): string => many(count, kind),
    (kind, count) => `${kind}${count}`,
  ),
  plus: both(', ', '・'),
  card: both(
    (needs: string): string => `“${needs}”`,
    (needs) => `「${needs}」`,
  ),
  comma: both(', ', '、'),
  /** Between score cards, which have quotation marks. */
  cardComma: both(', ', ''),
  and: both(' and ', 'と'),
  /** The same after a comma. */
  lastAnd: both(' and ', '、'),
  or: both(' or ', 'か'),
  /** Between sentences. */
  space: both(' ', ''),
});

export type NameWords = (typeof names)[Lang];

export const fairy = (words: NameWords, kind: Kind): Part => thing(fairyThing(kind), words.oneOf(words.kinds[kind]));

/** Where its picture stands for it, by a sign: without an article. */
export const drawnFairy = (words: NameWords, kind: Kind): Part => thing(fairyThing(kind), words.kinds[kind]);

/** What there is, with the number of each: 2 drummers and 1 composer. */
export const fairies = (words: NameWords, counts: Counts): Phrase => counted(words, counts, words.several);

function counted(words: NameWords, counts: Counts, called: NameWords['several']): Phrase {
  const parts = present(counts).map(({ kind, count }) => thing(fairyThing(kind), called(words.kinds[kind], count)));
  return parts.length === 0 ? [words.nobody] : together(words, parts);
}

const together = (words: NameWords, parts: readonly Part[]): Phrase =>
  parted(parts, words.comma, parts.length > 2 ? words.lastAnd : words.and);

/** Those that were taken: without numbers where no two are alike. */
export function players(words: NameWords, taken: readonly Kind[]): Phrase {
  if (new Set(taken).size < taken.length) return counted(words, countsIn(taken), words.someOf);
  return together(
    words,
    taken.map((kind) => fairy(words, kind)),
  );
}

/** What is asked for, in the form of a score card, which has no name. */
export const needs = (words: NameWords, counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => words.need(words.kinds[kind], count))
    .join(words.plus);

export const card = (words: NameWords, which: Card): Part =>
  thing(scoreThing(which), words.card(needs(words, needsOf(which))));
export const cards = (words: NameWords, which: readonly Card[], between: string): Phrase =>
  listed(
    which.map((each) => [card(words, each)]),
    between,
    between,
  );

export const who = (words: NameWords, owner: Owner): Phrase => (owner === 'bach' ? [words.bach] : words.person(owner));
