import { listedJa } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import type { Words } from './en.ts';
import { explained } from './explain.ja.ts';
import { log } from './log.ja.ts';
import { names } from './names.ja.ts';

export const ja: Words = {
  ...names,
  ...explained,
  log,
  rows: { fairies: '妖精', experts: 'エキスパート', footprint: '足跡カード' },

  person: (seat) => phrase`${name(seat)}さん`,
  people: listedJa,
  comma: '、',

  askFootprint: '足跡カードを配置します',
  askNobody: '配置できる妖精はいません。手番を終えます',
  askCall: (count) => `${count}種の妖精を配置できます`,
  askWhere: (fairy) => phrase`${fairy}の場所を選べます`,
  askTomte: (count) =>
    count === 0 ? 'トムテを配置できるかもしれません' : `${count}種を配置でき、トムテもできるかもしれません`,
  askPlace: (clue) => phrase`${clue}を配置します`,
  askPlaceOrRefuse: (clue) => phrase`${clue}を配置するか、引き直します`,

  says: { refuse: '引き直す', done: '手番を終える' },
  place: (clue) => phrase`${clue}を配置する`,
  placeFootprint: (footprint) => phrase`${footprint}を配置する`,
  call: (fairy) => phrase`${fairy}を配置する`,
  callTaking: (fairy, cost) => phrase`${fairy}を配置する（「${cost}」のカードを取る）`,

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
