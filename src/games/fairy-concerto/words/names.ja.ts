import type { Seat } from '../../../engine/ids.ts';
import { name, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { type Card, type Counts, fairyThing, type Kind, NEEDS, scoreThing } from '../rules/cards.ts';
import { countsOfKinds, listed, present } from './known.ts';

const FAIRIES = ['トランペット', '太鼓', 'バイオリン', 'ホルン', '作曲家'];

export const ROW_NAMES: Readonly<Record<string, string>> = {
  popular: '人気の妖精',
  conductor: '指揮者',
  soloist: 'ソリスト',
  pianist: 'ピアニスト',
  harpist: 'ハーピスト',
  scoreCards: '楽譜',
  honours: '名誉',
};

export const SOLOIST_SENTENCES: Readonly<Record<string, string>> = {
  fewest: 'いちばん少ない種類の妖精1人につき4点',
  spread: 'いちばん多い種類と少ない種類の人数の差1人につき3点',
  widest: '同じ人数の種類どうしを組にして、いちばん大きい組の種類1つにつき3点',
  groups: '同じ人数の種類どうしを組にして、1組につき3点',
};

export const fairyName = (kind: Kind): string => FAIRIES[kind] ?? '';

export const fairy = (kind: Kind): Part => thing(fairyThing(kind), fairyName(kind));
const some = (kind: Kind, count: number): Part => thing(fairyThing(kind), `${fairyName(kind)}${count}人`);

/** With the numbers of each. */
export const fairies = (counts: Counts): Phrase => {
  const there = present(counts);
  return there.length === 0
    ? phrase`0人`
    : listed(
        there.map(({ kind, count }) => some(kind, count)),
        '、',
      );
};

export const players = (kinds: readonly Kind[]): Phrase =>
  kinds.length === 1 ? [fairy(kinds[0] ?? 0)] : fairies(countsOfKinds(kinds));

export const needs = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => `${fairyName(kind)}${count}`)
    .join('・');

export const card = (which: Card): Part => thing(scoreThing(which), `「${needs(NEEDS[which] ?? [])}」`);

/** A person goes by name, Bach without "-san". */
export const who = (side: number | undefined, isBach: boolean): Phrase =>
  isBach ? phrase`バッハ` : phrase`${name((side ?? 0) as Seat)}さん`;
