import { listed } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import type { Parts } from '../rules/state.ts';
import type { Drawing, LogWords, Ranked, Way } from './log.en.ts';
import type { Spot } from './spot.ts';

const BESIDE: Readonly<Record<Way, string>> = { right: '右', left: '左', up: '上', down: '下' };
const ENDS: Readonly<Record<Way, string>> = { right: '右端', left: '左端', up: '上の端', down: '下の端' };
const OF: Readonly<Record<keyof Parts, string>> = {
  fairies: '妖精カード',
  experts: 'エキスパートカード',
  footprint: '足跡カード',
};
const OUTERMOST: Readonly<Record<Way, string>> = { right: '一番右', left: '一番左', up: '一番上', down: '一番下' };
const RANKED = { up: '上', left: '左' } as const;
/** Its place among such as it. */
const rankOf = (spot: Ranked): string => {
  if (spot.is === 'outermost') return spot.of === 2 ? `${BESIDE[spot.way]}のほう` : OUTERMOST[spot.way];
  return spot.of === 3 ? '真ん中' : `${RANKED[spot.from]}から${spot.rank}番目`;
};
const awayFrom = ({ east, south }: Extract<Spot, { is: 'away' }>): string =>
  [
    ...(east === 0 ? [] : [`${east > 0 ? '右' : '左'}へ${Math.abs(east)}つ`]),
    ...(south === 0 ? [] : [`${south > 0 ? '下' : '上'}へ${Math.abs(south)}つ`]),
  ].join('、');
const drawing = ({ drawn, alike, again }: Drawing) =>
  phrase`${again ? '前に引き直された' : ''}${alike ? '同じ' : ''}「${drawn}」`;

export const log: LogWords = {
  pair: (seat, west, east) => phrase`${name(seat)}さんの場には、はじめに左から「${west}」と「${east}」が並んでいます。`,
  pairAlike: (seat, clue) => phrase`${name(seat)}さんの場には、はじめに「${clue}」が2枚、横に並んでいます。`,
  firstCosts: '最初のコストをめくりました。',
  seventhCosts:
    '7ラウンド目に入り、まず新しいコストをめくりました。コストが2つある妖精は、どちらのコストでも配置できます。',
  cost: (fairy, cost) => phrase`${fairy}のコストは「${cost}」です。`,
  secondCost: (fairy, cost) => phrase`${fairy}の2つ目のコストは「${cost}」です。`,
  allBut: (clue) => `${clue}以外の5種`,

  shown: (round, clue, first) =>
    phrase`${round}ラウンド目の手がかりは「${clue}」です。${name(first)}さんから始めます。`,
  shownSecond: (round, clue, first) =>
    phrase`${round}ラウンド目の手がかりは「${clue}」です。1つ前のラウンドで最後だった${name(first)}さんから始めます。`,
  shownLast: (round, clue, first) =>
    phrase`最後の${round}ラウンド目の手がかりは「${clue}」です。${name(first)}さんから始めます。`,

  refuses: (seat, of) => phrase`${name(seat)}さんは「${of.clue}」を引き直し、${drawing(of)}を引きました。`,
  refusesAndPlaces: (seat, of, that, placed, where) => {
    const drawn = of.alike || of.again ? phrase`${drawing(of)}が出て、${that}、` : phrase`出た「${placed}」を、`;
    return phrase`${name(seat)}さんは「${of.clue}」を引き直し、${drawn}${where}に配置しました。`;
  },
  drawnOne: 'それを',
  places: (seat, clue, where) => phrase`${name(seat)}さんは「${clue}」を、${where}に配置しました。`,
  lying: (clue, { isOther, order }) => phrase`${order === 'next' ? 'もう1枚の' : isOther ? '場にある' : ''}「${clue}」`,
  beside: (way, what) => phrase`${what}の${BESIDE[way]}`,
  amid: (each) =>
    listed(
      each.map(({ way, what }) => log.beside(way, what)),
      '、',
      '、',
    ),
  besideRanked: (way, clue, isOther, spot) =>
    spot.is === 'outermost'
      ? phrase`${isOther ? '場で' : ''}${OUTERMOST[spot.way]}の「${clue}」の${BESIDE[way]}`
      : phrase`場の「${clue}」${spot.of}枚のうち${rankOf(spot)}の1枚の${BESIDE[way]}`,
  besides: (each) => listed(each, '、', '、'),
  besidesAt: (each, spot) => phrase`${listed(each, 'で', 'で')}に当たる${spot}`,
  spot(spot) {
    if (spot.is === 'away') return `場所のうち、最初に並んでいた2枚の左のカードから${awayFrom(spot)}の所`;
    return `${spot.of}か所のうち、${rankOf(spot)}`;
  },
  noRoom: (seat, what) => phrase`${what}は、${name(seat)}さんの場に配置する場所がないため、ゲームから取り除きました。`,
  theFootprint: '足跡カード',

  calls: (seat, { fairy, run, end, way, half, spot, atOnce, late, took }) =>
    phrase`${name(seat)}さんは、${atOnce ? '受け取ってすぐに、' : ''}「${run}」の列の${ENDS[end]}の先から${half(BESIDE[way])}にかけて、${fairy}を配置しました。${spot === null ? '' : `そう配置できる${spot}です。`}${late ? 'そのコストのカードはもう取られましたが、コストはラウンドの終わりまで使えます。' : ''}${took}`,
  took: ({ fairy, cost, last }) =>
    phrase`${fairy}の山はもうないので、コストとして出ていた${last ? '最後の1枚、' : ''}「${cost}」のカードを使いました。`,
  takesTomte: (seat, first) =>
    phrase`${name(seat)}さんは3種のニッセをそろえ、トムテを1枚受け取りました。${first ? 'コストはほかのプレイヤーには見えません。' : ''}`,
  takesTomteFor: (seat, cost) =>
    phrase`${name(seat)}さんは3種のニッセをそろえ、コストが「${cost}」のトムテを受け取りました。`,
  ends: (seat) => phrase`${name(seat)}さんは手番を終えました。`,

  turnedFootprints: '全員の足跡カードをめくりました。',
  placesFootprint: (seat, footprint, kinds, where) =>
    phrase`${name(seat)}さんは「${kinds}」の${footprint}を、${where}に配置しました。`,

  takeExperts: (each) => phrase`ラウンドの終わりに、${each.flat()}を得ました。`,
  expert: (who, count, on, points, isFirst) =>
    phrase`${isFirst ? '' : '、'}${who === null ? '' : phrase`${who}は`}「${on}」のエキスパートカードで${count > 1 ? 'それぞれ' : ''}${points}点`,
  neverCame: (seat, cost) =>
    phrase`${name(seat)}さんは最後までトムテを配置しませんでした。そのコストは「${cost}」でした。`,

  counted: (seat, total, parts) => {
    if (total === 0) return phrase`${name(seat)}さんは0点です。`;
    const said = phrase`${name(seat)}さんは${listed(parts, '、', '、')}`;
    return parts.length === 1 ? phrase`${said}です。` : phrase`${said}、合わせて${total}点です。`;
  },
  part: (of, points, alone) => phrase`${OF[of]}${alone ? 'だけ' : ''}で${points}点`,
  wins: (who) => phrase`${who}の勝ちです。`,
  share: (who, points, count) => phrase`${points}点で並び、${who}の${count}人の勝ちです。`,
};
