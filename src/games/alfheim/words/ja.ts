import { name, phrase } from '../../../words/phrase.ts';
import type { Words } from './en.ts';
import { explained } from './explain.ja.ts';
import { names } from './names.ja.ts';

export const ja: Words = {
  ...names,
  ...explained,
  rows: { fairies: '妖精', experts: '達人', footprint: '足あと' },

  person: (seat) => phrase`${name(seat)}さん`,
  people: ['、', 'と'],
  comma: '、',
  apart: '、',

  askFootprint: '足あとを置いてください',
  askCall: '妖精を呼ぶか、手番を終えてください',
  askPlace: (clue) => phrase`${clue}を置いてください`,
  askPlaceOrRefuse: (clue) => phrase`${clue}を置くか、ことわってください`,
  askNoRoom: (clue) => phrase`${clue}を置く場所がありません。手番を終えてください`,

  says: { refuse: 'ことわる', done: '手番を終える' },
  place: (clue, where) => phrase`${clue}を${where}に置く`,
  placeFootprint: (where) => phrase`足あとを${where}に置く`,
  call: (fairy, where) => phrase`${fairy}を${where}に呼ぶ`,
  callTaking: (fairy, where, cost) => phrase`${fairy}を${where}に呼ぶ(「${cost}」のタイルを取る)`,

  pair: (seat, clues) => phrase`${name(seat)}さんが${clues}`,
  pairs: (pairs) => phrase`庭の始まりは${pairs}。場所は最初の手がかりから数えます。2つ目は東1です。`,
  shown: (round, clue, first) => phrase`第${round}ラウンド。手がかりは${clue}、${name(first)}さんから始めます。`,
  refuses: (seat, clue, drawn, again) =>
    phrase`${name(seat)}さんは${clue}をことわり、${again ? '前にことわられた' : ''}${drawn}を引きました。`,
  places: (seat, clue, where) => phrase`${name(seat)}さんが${clue}を${where}に置きました。`,
  theFootprint: '足あと',
  noRoom: (seat, what) => phrase`${name(seat)}さんの庭には${what}を置く場所がなく、取り除きました。`,
  calls: (seat, { fairy, where, run, atOnce, late, took }) =>
    phrase`${name(seat)}さんは${run}の列で${atOnce ? 'すぐに' : ''}${fairy}を呼び、${where}に迎えました。${late ? 'この条件は、このラウンドの終わりまで使えます。' : ''}${took}`,
  met: (clues) => clues,
  metPattern: (clues, pattern) => phrase`${clues}(${pattern})`,
  took: (cost, last) => phrase`山がなくなったので、${last ? '最後の' : ''}条件のタイル「${cost}」を取りました。`,
  takesTomte: (seat) => phrase`${name(seat)}さんは3種のニッセがそろい、トムテを手に入れました。`,
  takesTomteFor: (seat, cost) =>
    phrase`${name(seat)}さんは3種のニッセがそろい、${cost}で呼べるトムテを手に入れました。`,
  ends: (seat) => phrase`${name(seat)}さんは手番を終えました。`,
  turnedCost: (fairy, cost) => phrase`${fairy}は${cost}`,
  turnedCosts: (costs) => phrase`めくられた条件：${costs}。`,
  turnedFootprint: (seat, kinds) => phrase`${name(seat)}さんは${kinds}`,
  turnedFootprints: (footprints) => phrase`足あと：${footprints}。`,
  placesFootprint: (seat, kinds, where) => phrase`${name(seat)}さんが${kinds}の足あとを${where}に置きました。`,
  becomeExperts: (who, count, on, points) =>
    phrase`${who}が${on}の達人になり、${count > 1 ? 'それぞれ' : ''}${points}点を得ました。`,
  neverCame: (seat, cost) => phrase`${name(seat)}さんのトムテは来ませんでした。条件は${cost}でした。`,
  total: (seat, points) => phrase`${name(seat)}さん${points}点`,
  ended: (totals, winners, count) =>
    phrase`得点は${totals}。${winners}${count > 1 ? 'が勝ちを分け合います' : 'の勝ちです'}。`,

  between: '、',
  refused: (clue) => phrase`${clue}を引き直し`,
  calledLink: '・',
  tracked: '足跡カード',
  tookTomte: 'トムテを獲得',

  refusals: {
    'round.clue': 'まず手がかりを置いてください。',
    'round.calls': '手がかりは置きました。妖精を呼ぶか、手番を終えてください。',
    'place.empty': 'そこは空いていません。',
    'place.beside': '手がかりか足あとの、上下左右の隣に置きます。',
    'refuse.once': 'ことわれるのは1ラウンドに1回、手がかりを置く前だけです。',
    'call.tile': '妖精は、呼んだ列の端に、列と直角に置きます。',
    'call.empty': '妖精には空いた場所が2つ必要です。',
    'tile.pile': '選べるタイルはありません。',
    'tile.cost': '山がなくなりました。条件のタイルから1枚選んでください。',
    'seventh.king': 'キングが来るのは第7ラウンドからです。',
    'seventh.footprint': '足あとは第7ラウンドに、手がかりをめくる前に置きます。',
    'tomte.third': 'トムテは3種のニッセがそろうと手に入ります。',
    'end.rounds': '11ラウンドが終わりました。',
    'house.room': 'この庭にはもう場所がなく、手がかりは取り除かれました。',
  },
  othersTurn: (seat) => phrase`いまは${name(seat)}さんの番です。`,
  hasCome: (fairy) => phrase`${fairy}はもうこの庭にいます。`,
  unmet: (fairy) => phrase`端の空いた列に、${fairy}の条件がそろっていません。`,
  tomteUnmet: 'このトムテの条件は、ここではそろっていません。',
  noTomteMet: 'このトムテにありうる条件は、ここではどれもそろっていません。',
  mayCome: (seat) => phrase`条件がそろっていれば、トムテが来ます。それが分かるのは${name(seat)}さんだけです。`,
  completes: (fairy, points) => phrase`${fairy}を呼ぶ列がそろいます：${points}点。`,
  nears: (fairy, clues) => phrase`${fairy}まであと1つ：${clues}。`,
  shuts: (fairy) => phrase`${fairy}を置く場所がなくなります。`,
  waits: (fairy) => phrase`まだ${fairy}を呼べます。`,
  worth: (fairy, points) => phrase`${fairy}：${points}点。`,
  expertOn: (on, points, alike) => phrase`${on}の達人：${points}点${alike}。`,
  alike: (sharers) => `(同じラウンドの${sharers}人とも)`,
  beside: (kinds, points) => phrase`${kinds}の足あとの隣：${points}点。`,
  thirdNisse: '3種目のニッセです。トムテが手に入ります。',
  takesTile: (cost) => phrase`山がなくなったので、条件のタイル「${cost}」を取ります。`,
  draws: (clue) => phrase`${clue}を引きます。`,
  drawsUnseen: (unseen) => `まだ見えていない共通の手がかり${unseen}枚から1枚引きます。`,
};
