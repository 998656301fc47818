import { type Counts, NEEDS } from '../rules/cards.ts';
import { present } from './known.ts';
import { type Labels, type Part, signed, sum } from './labels.ts';
import { fairyName, needs, ROW_NAMES } from './names.ja.ts';

const listed = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => `${fairyName(kind)}${count}人`)
    .join('、') || '0人';

const HELD: Readonly<Record<Part, string>> = { add: '加える', remove: '取り除く', bach: 'バッハへ' };

export const labels: Labels = {
  bach: 'バッハ',
  contests: '得点の対象といまの点',
  contest: (row, name, own, honour, lead) =>
    [
      `${ROW_NAMES[row]}：${name} ${own}点`,
      ...(honour ? ['名誉あり'] : []),
      ...(lead === null ? [] : [`名誉は${lead}点`]),
    ].join('、'),
  change: signed,
  musicians: (kind, count, coming) =>
    `${fairyName(kind)}${count}人${coming > 0 ? `、この選択で${coming}人増えます` : ''}`,
  lacks: (missing) => {
    const [one, ...others] = present(missing);
    if (!one) return 'そろいました';
    return others.length === 0 ? `${fairyName(one.kind)}あと${sum(missing)}人` : `あと${sum(missing)}人`;
  },
  more: (count) => `あと${count}人`,
  met: 'そろった',
  scoreCard: (card, lacks) => `楽譜「${needs(NEEDS[card] ?? [])}」、${lacks}`,
  faceDown: (count) => `伏せた楽譜${count}枚`,
  hand: 'あなたの手札',
  held: (kind, change, part) =>
    [fairyName(kind), ...(change === null ? [] : [`${signed(change)}点`]), ...(part === null ? [] : [HELD[part]])].join(
      '、',
    ),
  parts: { add: '加える', remove: '除く', bach: 'バッハ' },
  keepOne: '残す楽譜を1枚',
  keepLater: '配られた楽譜（妖精のあとで1枚を残します）',
  offeredTo: (name) => `${name}さんの作曲家が引いた楽譜`,
  kept: (label) => `${label}、選択中`,
  revealed: 'いっせいに公開',
  adds: (name, took, removed) =>
    `${name}：${took.map(fairyName).join('、')}${removed === null ? '' : `、取り除くのは${fairyName(removed)}`}`,
  hands: 'みんなの手札',
  holds: (name, count) => `${name}の手札${count}人`,
  piles: '山',
  bag: (count) => `まだ引かれていない妖精${count}人`,
  left: (counts) => `まだ引かれていない妖精：${listed(counts)}`,
  deck: (count) => `楽譜の山札${count}枚`,
  discard: (count) => `捨てた楽譜${count}枚`,
  removed: (count) => `取り除かれた妖精${count}人`,
  round: (now, all) => `第${now}ラウンド（全${all}）`,
  drawn: '引く',
  you: 'あなた',
  memory: '見たことのある手札を表示',
  seenHand: (name, hand) => `${name}の手札（見たもの）：${listed(hand)}`,
  comesBack: 'もどってきた手札です',
};
