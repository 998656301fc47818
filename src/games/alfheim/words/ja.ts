import { name, phrase } from '../../../words/phrase.ts';
import type { Words } from './en.ts';
import { explained } from './explain.ja.ts';
import { names } from './names.ja.ts';

export const ja: Words = {
  ...names,
  ...explained,
  rows: { fairies: '妖精', experts: 'エキスパート', footprint: '足跡カード' },

  person: (seat) => phrase`${name(seat)}さん`,
  people: ['、', 'と'],
  comma: '、',
  apart: '、',

  askFootprint: '足跡カードを配置します',
  askNobody: '配置できる妖精はいません。手番を終えます',
  askCall: (count) => `${count}種の妖精を配置するか、手番を終えます`,
  askTomte: (count) =>
    count === 0 ? 'トムテを配置できるかもしれません' : `${count}種と、トムテも配置できるかもしれません`,
  askPlace: (clue) => phrase`${clue}を配置します`,
  askPlaceOrRefuse: (clue) => phrase`${clue}を配置するか、引き直します`,

  says: { refuse: '引き直す', done: '手番を終える' },
  place: (clue) => phrase`${clue}を配置する`,
  placeFootprint: (footprint) => phrase`${footprint}を配置する`,
  call: (fairy) => phrase`${fairy}を配置する`,
  callTaking: (fairy, cost) => phrase`${fairy}を配置する（「${cost}」のカードを取る）`,

  pair: (seat, clues) => phrase`${name(seat)}さん「${clues}」`,
  pairs: (pairs) => phrase`最初の手がかりカード：${pairs}。`,
  shown: (round, clue, first) =>
    phrase`${round}ラウンド目の手がかりは「${clue}」です。${name(first)}さんから始めます。`,
  refuses: (seat, clue, drawn, alike, again) =>
    phrase`${name(seat)}さんは「${clue}」を山札の一番下に置き、${alike ? '同じ' : ''}${again ? '前にそこへ置かれた' : ''}「${drawn}」を引きました。`,
  places: (seat, clue) => phrase`${name(seat)}さんは「${clue}」を配置しました。`,
  theFootprint: '足跡カード',
  noRoom: (seat, what) => phrase`${name(seat)}さんは${what}を配置する場所がなく、ゲームから取り除きました。`,
  calls: (seat, { fairy, run, atOnce, late, took }) =>
    phrase`${name(seat)}さんは「${run}」の列で、${atOnce ? 'すぐに' : ''}${fairy}を配置しました。${late ? 'このコストは、ラウンドの終わりまで使えます。' : ''}${took}`,
  met: (clues) => clues,
  metPattern: (clues, pattern) => phrase`${clues}（${pattern}）`,
  took: (cost, last) => phrase`山がなくなったので、${last ? '最後の' : ''}コストのカード「${cost}」を取りました。`,
  takesTomte: (seat) => phrase`${name(seat)}さんは3種のニッセをそろえ、トムテを1枚受け取りました。`,
  takesTomteFor: (seat, cost) =>
    phrase`${name(seat)}さんは3種のニッセをそろえ、コストが「${cost}」のトムテを受け取りました。`,
  ends: (seat) => phrase`${name(seat)}さんは手番を終えました。`,
  turnedCost: (fairy, cost) => phrase`${fairy}は「${cost}」。`,
  turnedCosts: (costs, isSeventh) =>
    phrase`${isSeventh ? '第7ラウンドの前に、2つ目のコストと、キングのただ1つのコストをめくりました。' : 'コストをめくりました。'}${costs}`,
  turnedFootprint: (seat, kinds) => phrase`${name(seat)}さん「${kinds}」`,
  turnedFootprints: (footprints) => phrase`足跡カード：${footprints}。`,
  placesFootprint: (seat, footprint, kinds) => phrase`${name(seat)}さんは「${kinds}」の${footprint}を配置しました。`,
  becomeExperts: (who, count, on, points) =>
    phrase`${who}は「${on}」のエキスパートカードで、${count > 1 ? 'それぞれ' : ''}${points}点を得ました。`,
  neverCame: (seat, cost) =>
    phrase`${name(seat)}さんは最後までトムテを配置しませんでした。そのコストは「${cost}」でした。`,
  total: (seat, points) => phrase`${name(seat)}さん${points}点`,
  ended: (totals, winners, count) =>
    phrase`得点は、${totals}。${winners}${count > 1 ? 'は、ともに勝者です' : 'の勝ちです'}。`,

  between: '、',
  refused: (clue) => phrase`${clue}を引き直し`,
  calledLink: '・',
  tracked: '足跡カード',
  tookTomte: 'トムテを獲得',

  refusals: {
    'round.clue': 'まず手がかりカードを配置してください。',
    'round.calls': '手がかりカードは配置しました。妖精カードを配置するか、手番を終えてください。',
    'place.empty': 'そこは空いていません。',
    'place.beside': '手がかりカードか足跡カードに、上下左右で隣接する場所に配置します。',
    'refuse.once': '引き直せるのは1ラウンドに1回、手がかりカードを配置する前だけです。',
    'call.tile': '妖精カードは、列の端に、列と直角に配置します。',
    'call.empty': '妖精カードには、空いた場所が2つ必要です。',
    'tile.pile': '選べる妖精カードはありません。',
    'tile.cost': '山がなくなりました。コストのカードから1枚選んでください。',
    'seventh.king': 'キングを配置できるのは7ラウンド目からです。',
    'seventh.footprint': '足跡カードは7ラウンド目に、手がかりカードをめくる前に配置します。',
    'tomte.third': 'トムテは、ニッセ3種がそろうと受け取れます。',
    'end.rounds': '11ラウンドが終わりました。',
  },
  othersTurn: (seat) => phrase`いまは${name(seat)}さんの手番です。`,
  hasCome: (fairy) => phrase`${fairy}は、もうこの場にいます。`,
  unmet: (fairy, has, lacks) => phrase`${fairy}を配置するには、${has}と連続する${lacks}が必要です。`,
  unmetAtAll: (fairy) => phrase`端の空いた列に、${fairy}のコストの手がかりがありません。`,
  others: (count) => `ほかの種類${count}枚`,
  shutIn: (fairy) => phrase`${fairy}の条件を達成していますが、列のどちらの端にも空いた場所が2つありません。`,
  tomteUnmet: 'この場では、トムテの条件を達成していません。',
  noTomteMet: 'このトムテのコストがどれであっても、この場ではまだ条件を達成していません。',
  mayCome: (seat) => phrase`条件を達成していれば、トムテを配置できます。それが分かるのは${name(seat)}さんだけです。`,
  completes: (fairy, points) => phrase`${fairy}の条件を達成：${points}点。`,
  nears: (fairy, clues) => phrase`${fairy}まであと1枚：${clues}。`,
  shuts: (fairy) => phrase`${fairy}を配置する場所がなくなります。`,
  waits: (fairies, left) => phrase`${left ? 'まだ配置できます' : 'すでに配置できます'}：${fairies}。`,
  worth: (fairy, points) => phrase`${fairy}：${points}点。`,
  expertOn: (on, points, alike) => phrase`「${on}」のエキスパートカード：${points}点${alike}。`,
  alike: (sharers) => `（同じラウンドに達成した${sharers}人とも）`,
  beside: (kinds, points) => phrase`${kinds}の足跡カードに隣接：${points}点。`,
  thirdNisse: 'ニッセ3種がそろい、トムテを受け取ります。',
  takesTile: (cost) => phrase`山がなくなったので、コストのカード「${cost}」を取ります。`,
  draws: (clue) => phrase`${clue}を引きます。`,
  drawsUnseen: (unseen) => `山札の、まだ見えていない${unseen}枚から1枚引きます。`,
};
