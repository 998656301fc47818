import { POINTS, TOMTE } from '../rules/fairies.ts';
import type { Cost, Labels, Lying, Offering } from './labels.ts';
import { clueName, costText, EXPERT_NAMES, fairyName, footprintText, whereIs } from './names.ja.ts';

const lies = (of: Lying): string => {
  switch (of.is) {
    case 'clue':
      return clueName(of.clue);
    case 'fairy':
      return fairyName(of.kind);
    case 'footprint':
      return `${footprintText(of.footprint)}の足あと`;
    case 'open':
    case 'bare':
      return '空き';
  }
};

const MARKS = {
  clue: '手がかりを置けます',
  footprint: '足あとを置けます',
  call: '妖精を置けます',
  ghost: '選択中',
  run: 'そろった列',
  lack: '次の手がかりの場所',
} as const;

const cost = ({ kind }: Offering, { tile, standing }: Cost): string => {
  if (tile === null) return '第7ラウンドにもう1つ条件が出ます';
  return `条件：${costText(kind, tile)}${standing === 'still' ? '、このラウンドは有効' : ''}`;
};

const CALLABLE = { surely: '呼べます', perhaps: '条件がそろっていれば呼べます' } as const;

function offering(of: Offering): string {
  const { kind, costs, pile, came, callable, inHand, ahead } = of;
  return [
    `${fairyName(kind)}、${POINTS[kind] ?? 0}点`,
    ...(came ? ['庭にいます'] : costs.map((each) => cost(of, each))),
    ...(kind === TOMTE && !came ? [inHand ? '手元にあります' : '3種目のニッセで手に入ります'] : []),
    `山に${pile}枚`,
    ...(callable === null ? [] : [CALLABLE[callable]]),
    ...(ahead === 'completes' ? ['選んだ場所で呼べるようになります'] : []),
    ...(ahead === 'near' ? ['選んだ場所であと1つになります'] : []),
  ].join('、');
}

export const labels: Labels = {
  field: (name) => `${name}の庭`,
  cell: (cell, lying, mark) => `${whereIs(cell)}：${lies(lying)}${mark === null ? '' : `、${MARKS[mark]}`}`,
  costs: '妖精とその条件',
  offering,
  decks: 'ラウンドと山',
  lead: (round, rounds, clue) => `第${round}ラウンド、全${rounds}${clue === null ? '' : `：${clueName(clue)}`}`,
  common: (count) => `共通の山、${count}枚`,
  expert: (set, next, whose) =>
    [
      `${EXPERT_NAMES[set] ?? ''}の達人：${next === null ? '残りなし' : `次は${next}点`}`,
      ...whose.map((name) => `${name}が獲得`),
    ].join('、'),
  track: (name, footprint) => `${name}の足あと、${footprint === null ? '裏向き' : footprintText(footprint)}`,
  holdsTomte: (name) => `${name}の手元にトムテ`,
  asked: 'できること',
  inHand: (clue) => `置く手がかり：${clueName(clue)}`,
  says: { refuse: 'ことわる', done: '手番を終える' },
  tiles: 'いっしょに取るタイル',
  tile: (kind, tile) => `${costText(kind, tile)}のタイル`,
  tomte: (name, tile) => `${name}のトムテ、${tile === null ? '裏向き' : `条件：${costText(TOMTE, tile)}`}`,
};
