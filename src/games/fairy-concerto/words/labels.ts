import type { InBoth } from '../../../words/phrase.ts';
import { type Card, type Counts, type Kind, NEEDS } from '../rules/cards.ts';
import { present } from './known.ts';
import * as inEnglish from './names.en.ts';
import * as inJapanese from './names.ja.ts';

/** What a fairy of the hand is about to do. */
export type Part = 'add' | 'remove' | 'bach';

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  readonly bach: string;
  readonly contests: string;
  /** How one card stands: own points, and whose the honour is. */
  contest(row: string, name: string, own: number, honour: boolean, lead: string | null): string;
  change(points: number): string;
  musicians(kind: Kind, count: number, coming: number): string;
  /** So many fairies are lacking, shown beside their marks. */
  more(count: number): string;
  /** Of a score card, what the orchestra lacks. */
  lacks(missing: Counts): string;
  readonly met: string;
  scoreCard(card: Card, lacks: string): string;
  faceDown(count: number): string;
  readonly hand: string;
  /** A fairy in the hand: what it is, what it changes, what it is about to do. */
  held(kind: Kind, change: number | null, part: Part | null): string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly keepOne: string;
  offeredTo(name: string): string;
  kept(label: string): string;
  readonly revealed: string;
  adds(name: string, took: readonly Kind[], removed: Kind | null): string;
  readonly hands: string;
  holds(name: string, count: number): string;
  readonly piles: string;
  bag(count: number): string;
  left(counts: Counts): string;
  deck(count: number): string;
  discard(count: number): string;
  removed(count: number): string;
  round(now: number, all: number): string;
  readonly drawn: string;
  readonly you: string;
  readonly memory: string;
  seenHand(name: string, hand: Counts): string;
  readonly comesBack: string;
}

const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const partsInEnglish: Labels['parts'] = { add: 'Add', remove: 'Remove', bach: 'Bach' };
const partsInJapanese: Labels['parts'] = { add: '加える', remove: '除く', bach: 'バッハ' };

const listInEnglish = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => inEnglish.many(count, inEnglish.fairyName(kind)))
    .join(', ') || 'nobody';
const listInJapanese = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => `${inJapanese.fairyName(kind)}${count}人`)
    .join('、') || '0人';

const en: Labels = {
  bach: 'Bach',
  contests: 'What counts, as it stands',
  contest: (row, name, own, honour, lead) =>
    [
      `${inEnglish.ROW_NAMES[row]}: ${name} ${own}`,
      ...(honour ? ['has the honour'] : []),
      ...(lead === null ? [] : [`the honour is with ${lead}`]),
    ].join(', '),
  change: signed,
  musicians: (kind, count, coming) =>
    `${inEnglish.many(count, inEnglish.fairyName(kind))}${coming > 0 ? `, ${coming} more with this choice` : ''}`,
  lacks: (missing) => {
    const [one, ...others] = present(missing);
    if (!one) return 'met';
    const total = sum(missing);
    return others.length === 0
      ? `${total} more ${inEnglish.fairyName(one.kind)}${total === 1 ? '' : 's'}`
      : `${total} more fairies`;
  },
  more: (count) => `${count} more`,
  met: 'Met',
  scoreCard: (card, lacks) => `Score card, ${inEnglish.needs(NEEDS[card] ?? [])}: ${lacks}`,
  faceDown: (count) => `${inEnglish.many(count, 'score card')}, face down`,
  hand: 'Your hand',
  held: (kind, change, part) =>
    [
      inEnglish.capital(inEnglish.fairyName(kind)),
      ...(change === null ? [] : [`${signed(change)} points`]),
      ...(part === null ? [] : [HELD_IN_ENGLISH[part]]),
    ].join(', '),
  parts: partsInEnglish,
  keepOne: 'Keep one score card',
  offeredTo: (name) => `${name}’s composer brings`,
  kept: (label) => `${label}, chosen`,
  revealed: 'All at once',
  adds: (name, took, removed) =>
    `${name}: ${took.map(inEnglish.fairyName).join(', ')}${removed === null ? '' : `, removed ${inEnglish.fairyName(removed)}`}`,
  hands: 'The hands',
  holds: (name, count) => `${name}: ${count} in hand`,
  piles: 'Piles',
  bag: (count) => `${count} fairies still to come`,
  left: (counts) => `Still to come: ${listInEnglish(counts)}`,
  deck: (count) => `${inEnglish.many(count, 'score card')} in the deck`,
  discard: (count) => `${count} discarded`,
  removed: (count) => `${count} removed from the game`,
  round: (now, all) => `Round ${now} of ${all}`,
  drawn: 'Drawn',
  you: 'You',
  memory: 'Show hands seen before',
  seenHand: (name, hand) => `${name} holds, as you know: ${listInEnglish(hand)}`,
  comesBack: 'This hand comes round again',
};

const HELD_IN_ENGLISH: Readonly<Record<Part, string>> = { add: 'to add', remove: 'to remove', bach: 'goes to Bach' };
const HELD_IN_JAPANESE: Readonly<Record<Part, string>> = { add: '加える', remove: '取り除く', bach: 'バッハへ' };

const ja: Labels = {
  bach: 'バッハ',
  contests: '得点の対象といまの点',
  contest: (row, name, own, honour, lead) =>
    [
      `${inJapanese.ROW_NAMES[row]}：${name} ${own}点`,
      ...(honour ? ['名誉あり'] : []),
      ...(lead === null ? [] : [`名誉は${lead}点`]),
    ].join('、'),
  change: signed,
  musicians: (kind, count, coming) =>
    `${inJapanese.fairyName(kind)}${count}人${coming > 0 ? `、この選択で${coming}人増えます` : ''}`,
  lacks: (missing) => {
    const [one, ...others] = present(missing);
    if (!one) return 'そろいました';
    return others.length === 0 ? `${inJapanese.fairyName(one.kind)}あと${sum(missing)}人` : `あと${sum(missing)}人`;
  },
  more: (count) => `あと${count}人`,
  met: 'そろった',
  scoreCard: (card, lacks) => `楽譜「${inJapanese.needs(NEEDS[card] ?? [])}」、${lacks}`,
  faceDown: (count) => `伏せた楽譜${count}枚`,
  hand: 'あなたの手札',
  held: (kind, change, part) =>
    [
      inJapanese.fairyName(kind),
      ...(change === null ? [] : [`${signed(change)}点`]),
      ...(part === null ? [] : [HELD_IN_JAPANESE[part]]),
    ].join('、'),
  parts: partsInJapanese,
  keepOne: '残す楽譜を1枚',
  offeredTo: (name) => `${name}さんの作曲家が引いた楽譜`,
  kept: (label) => `${label}、選択中`,
  revealed: 'いっせいに公開',
  adds: (name, took, removed) =>
    `${name}：${took.map(inJapanese.fairyName).join('、')}${removed === null ? '' : `、取り除くのは${inJapanese.fairyName(removed)}`}`,
  hands: 'みんなの手札',
  holds: (name, count) => `${name}の手札${count}人`,
  piles: '山',
  bag: (count) => `まだ引かれていない妖精${count}人`,
  left: (counts) => `まだ引かれていない妖精：${listInJapanese(counts)}`,
  deck: (count) => `楽譜の山札${count}枚`,
  discard: (count) => `捨てた楽譜${count}枚`,
  removed: (count) => `取り除かれた妖精${count}人`,
  round: (now, all) => `第${now}ラウンド（全${all}）`,
  drawn: '引く',
  you: 'あなた',
  memory: '見たことのある手札を表示',
  seenHand: (name, hand) => `${name}の手札（見たもの）：${listInJapanese(hand)}`,
  comesBack: 'もどってきた手札です',
};

export const labels: InBoth<Labels> = { en, ja };
