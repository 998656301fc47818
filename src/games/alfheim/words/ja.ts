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
  askNobody: '呼べる妖精はいません。手番を終えます',
  askCall: (count) => `${count}人呼べます。呼ぶか手番を終えます`,
  askTomte: (count) =>
    count === 0 ? 'トムテを呼べるかもしれません' : `${count}人呼べます。トムテも呼べるかもしれません`,
  askPlace: (clue) => phrase`${clue}を配置します`,
  askPlaceOrRefuse: (clue) => phrase`${clue}を配置するか、引き直します`,
  askNoRoom: (clue) => phrase`${clue}の場所がありません。手番を終えます`,

  says: { refuse: '引き直す', done: '手番を終える' },
  place: (clue, where) => phrase`${clue}を${where}に配置する`,
  placeFootprint: (where) => phrase`足跡カードを${where}に配置する`,
  call: (fairy, where) => phrase`${fairy}を${where}に呼ぶ`,
  callTaking: (fairy, where, cost) => phrase`${fairy}を${where}に呼ぶ（「${cost}」の妖精カードを取る）`,

  pair: (seat, clues) => phrase`${name(seat)}さんが${clues}`,
  pairs: (pairs) => phrase`場の始まりは${pairs}。場所は最初の手がかりから数えます。2つ目は東1です。`,
  shown: (round, clue, first) => phrase`第${round}ラウンド。手がかりは${clue}、${name(first)}さんから始めます。`,
  refuses: (seat, clue, drawn, again) =>
    phrase`${name(seat)}さんは${clue}を引き直し、${again ? '前に戻された' : ''}${drawn}を引きました。`,
  places: (seat, clue, where) => phrase`${name(seat)}さんが${clue}を${where}に配置しました。`,
  theFootprint: '足跡カード',
  noRoom: (seat, what) => phrase`${name(seat)}さんの場には${what}を配置する場所がなく、取り除きました。`,
  calls: (seat, { fairy, where, run, atOnce, late, took }) =>
    phrase`${name(seat)}さんは${run}の列で${atOnce ? 'すぐに' : ''}${fairy}を呼び、${where}に配置しました。${late ? 'このコストは、このラウンドの終わりまで使えます。' : ''}${took}`,
  met: (clues) => clues,
  metPattern: (clues, pattern) => phrase`${clues}（${pattern}）`,
  took: (cost, last) =>
    phrase`山がなくなったので、${last ? '最後の' : ''}コストの面の妖精カード「${cost}」を取りました。`,
  takesTomte: (seat) => phrase`${name(seat)}さんは3種のニッセがそろい、トムテを手に入れました。`,
  takesTomteFor: (seat, cost) =>
    phrase`${name(seat)}さんは3種のニッセがそろい、${cost}で呼べるトムテを手に入れました。`,
  ends: (seat) => phrase`${name(seat)}さんは手番を終えました。`,
  turnedCost: (fairy, cost) => phrase`${fairy}は${cost}`,
  turnedCosts: (costs) => phrase`めくられたコスト：${costs}。`,
  turnedFootprint: (seat, kinds) => phrase`${name(seat)}さんは${kinds}`,
  turnedFootprints: (footprints) => phrase`足跡カード：${footprints}。`,
  placesFootprint: (seat, kinds, where) => phrase`${name(seat)}さんが${kinds}の足跡カードを${where}に配置しました。`,
  becomeExperts: (who, count, on, points) =>
    phrase`${who}が${on}のエキスパートカードで、${count > 1 ? 'それぞれ' : ''}${points}点を得ました。`,
  neverCame: (seat, cost) => phrase`${name(seat)}さんのトムテは来ませんでした。コストは${cost}でした。`,
  total: (seat, points) => phrase`${name(seat)}さん${points}点`,
  ended: (totals, winners, count) =>
    phrase`得点は${totals}。${winners}${count > 1 ? 'が勝ちを分け合います' : 'の勝ちです'}。`,

  between: '、',
  refused: (clue) => phrase`${clue}を引き直し`,
  calledLink: '・',
  tracked: '足跡カード',
  tookTomte: 'トムテを獲得',

  refusals: {
    'round.clue': 'まず手がかりを配置してください。',
    'round.calls': '手がかりは配置しました。妖精を呼ぶか、手番を終えてください。',
    'place.empty': 'そこは空いていません。',
    'place.beside': '手がかりか足跡カードの、上下左右の隣に配置します。',
    'refuse.once': '引き直せるのは1ラウンドに1回、手がかりを配置する前だけです。',
    'call.tile': '妖精は、呼んだ列の端に、列と直角に配置します。',
    'call.empty': '妖精には空いた場所が2つ必要です。',
    'tile.pile': '選べる妖精カードはありません。',
    'tile.cost': '山がなくなりました。コストの面の妖精カードから1枚選んでください。',
    'seventh.king': 'キングが来るのは第7ラウンドからです。',
    'seventh.footprint': '足跡カードは第7ラウンドに、手がかりをめくる前に配置します。',
    'tomte.third': 'トムテは3種のニッセがそろうと手に入ります。',
    'end.rounds': '11ラウンドが終わりました。',
    'house.room': 'この場には空きがもうなく、手がかりは取り除かれました。',
  },
  othersTurn: (seat) => phrase`いまは${name(seat)}さんの番です。`,
  hasCome: (fairy) => phrase`${fairy}はもうこの場にいます。`,
  unmet: (fairy, has, lacks) => phrase`${fairy}には、${has}と連続する${lacks}が足りません。`,
  unmetAtAll: (fairy) => phrase`端の空いた列に、${fairy}のコストの手がかりがありません。`,
  timesOver: (clue, count) => phrase`${clue}${count}枚`,
  others: (count) => `ほかの手がかり${count}枚`,
  shutIn: (fairy) => phrase`${fairy}のコストは達成していますが、列のどちらの端にも妖精カードの空きがありません。`,
  tomteUnmet: 'このトムテの条件は、ここでは達成していません。',
  noTomteMet: 'このトムテの、ありうるどのコストも、ここでは達成していません。',
  mayCome: (seat) => phrase`条件を達成していれば、トムテが来ます。それが分かるのは${name(seat)}さんだけです。`,
  completes: (fairy, points) => phrase`${fairy}を呼ぶ列がそろいます：${points}点。`,
  nears: (fairy, clues) => phrase`${fairy}まであと1つ：${clues}。`,
  shuts: (fairy) => phrase`${fairy}を配置する場所がなくなります。`,
  waits: (fairies, left) => phrase`${left ? 'まだ呼べます' : 'すでに呼べます'}：${fairies}。`,
  worth: (fairy, points) => phrase`${fairy}：${points}点。`,
  expertOn: (on, points, alike) => phrase`${on}のエキスパート：${points}点${alike}。`,
  alike: (sharers) => `（同じラウンドの${sharers}人とも）`,
  beside: (kinds, points) => phrase`${kinds}の足跡カードの隣：${points}点。`,
  thirdNisse: '3種目のニッセです。トムテが手に入ります。',
  takesTile: (cost) => phrase`山がなくなったので、コストの面の妖精カード「${cost}」を取ります。`,
  draws: (clue) => phrase`${clue}を引きます。`,
  drawsUnseen: (unseen) => `まだ見えていない共通の手がかり${unseen}枚から1枚引きます。`,
};
