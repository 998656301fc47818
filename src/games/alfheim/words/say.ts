import type { Seat } from '../../../engine/game.ts';
import { many, name, type Part, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang, TableVoice } from '../../../words/voice.ts';
import { conceals } from '../rules/calls.ts';
import { TOMTE } from '../rules/fairies.ts';
import type { Reason, RefusalRule } from '../rules/ids.ts';
import { offers } from '../rules/moves.ts';
import { isRow, type Row } from '../rules/sheet.ts';
import type { Event, Move, Say, View } from '../rules/state.ts';
import { log } from './log.ts';
import { Names } from './names.ts';
import { explain } from './things.ts';

const texts = catalogues({
  rows: both<Readonly<Record<Row, string>>>(
    { fairies: 'Fairies', experts: 'Experts', footprint: 'Footprint' },
    { fairies: '妖精', experts: 'エキスパート', footprint: '足跡カード' },
  ),

  lead: both('The lead, who begins', 'リードプレイヤー'),

  askFootprint: both('Place your footprint', '足跡カードを配置してください'),
  askNobody: both('Nobody can come: end the turn', '配置できる妖精はいません'),
  askCall: both(
    (count: number) => `${count} can come: call, or end the turn`,
    (count) => `${count}種の妖精を配置できます`,
  ),
  askWhere: both(
    (fairy: Part) => p`Choose a place for ${fairy}`,
    (fairy) => p`${fairy}の場所を選んでください`,
  ),
  askTomte: both(
    (count: number) => (count === 0 ? 'Perhaps the Tomte can come' : `${count} can come, perhaps the Tomte too`),
    (count) =>
      count === 0 ? 'トムテを配置できるかもしれません' : `${count}種を配置でき、トムテもできるかもしれません`,
  ),
  askPlace: both(
    (clue: Part) => p`Place ${clue}`,
    (clue) => p`${clue}を配置してください`,
  ),
  askPlaceOrRefuse: both(
    (clue: Part) => p`Place ${clue}, or refuse\u00a0it`,
    (clue) => p`${clue}を配置するか、引き直してください`,
  ),

  says: both<Readonly<Record<Say['say'], string>>>(
    { refuse: 'Refuse and draw another', done: 'End the turn' },
    { refuse: '引き直す', done: '手番を終える' },
  ),
  place: both(
    (what: Phrase) => p`Place ${what}`,
    (what) => p`${what}を配置する`,
  ),
  call: both(
    (fairy: Phrase, tile: Part | null) => p`Call ${fairy}${tile === null ? [] : p` and take the tile for ${tile}`}`,
    (fairy, tile) => p`${fairy}を配置する${tile === null ? [] : p`（「${tile}」のカードを取る）`}`,
  ),

  refusals: both<Readonly<Record<RefusalRule, string>>>(
    {
      'round.clue': 'First place the clue.',
      'round.calls': 'The clue is placed; now call fairies or end the turn.',
      'place.empty': 'Something lies there already.',
      'place.beside': 'A clue or footprint goes next to a clue or footprint, side by side.',
      'refuse.once': 'You may refuse once a round, before you place the clue.',
      'call.tile': 'A fairy lies across the end of the run that calls it.',
      'call.empty': 'Both places must be empty.',
      'tile.pile': 'There is no tile to choose.',
      'tile.cost': 'The pile is empty: choose one of its cost tiles.',
      'seventh.king': 'The King comes only from round 7.',
      'seventh.footprint': 'The footprint is placed in round 7, before the clue is shown.',
      'tomte.third': 'A Tomte is taken with the third Nisse.',
      'end.rounds': 'The eleven rounds are over.',
    },
    {
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
  ),
  othersTurn: both(
    (seat: Seat) => p`It is ${name(seat)}’s turn.`,
    (seat) => p`いまは${name(seat)}さんの手番です。`,
  ),
  hasCome: both(
    (fairy: Part) => p`${fairy} has come to this field already.`,
    (fairy) => p`${fairy}は、もうこの場にいます。`,
  ),
  unmet: both(
    (fairy: Part, has: Phrase, lacks: Phrase) => p`${fairy} needs ${lacks} beside ${has}.`,
    (fairy, has, lacks) => p`${fairy}を配置するには、${has}と連続する${lacks}が必要です。`,
  ),
  unmetAtAll: both(
    (fairy: Part) => p`Nothing that ${fairy} wants lies at an open end of a run.`,
    (fairy) => p`端の空いた列に、${fairy}のコストの手がかりがありません。`,
  ),
  shutIn: both(
    (fairy: Part) => p`The run for ${fairy} is there, but neither end has two empty places.`,
    (fairy) => p`${fairy}の条件を達成していますが、列のどちらの端にも空いた場所が2つありません。`,
  ),
  tomteUnmet: both('The cost of this Tomte is not met here.', 'この場では、トムテの条件を達成していません。'),
  noTomteMet: both(
    'No cost that this Tomte may have is met here.',
    'このトムテのコストがどれであっても、この場ではまだ条件を達成していません。',
  ),
  mayCome: both(
    (seat: Seat) => p`The Tomte comes if its cost is met: only ${name(seat)} knows.`,
    (seat) => p`条件を達成していれば、トムテを配置できます。分かるのは${name(seat)}さんだけです。`,
  ),
  completes: both(
    (fairy: Phrase, points: number) => p`${fairy} can come: +${points}.`,
    (fairy, points) => p`${fairy}を配置できます：${points}点。`,
  ),
  nears: both(
    (fairy: Phrase, clues: Phrase) => p`${fairy} lacks ${clues}.`,
    (fairy, clues) => p`${fairy}：あと1枚、${clues}。`,
  ),
  shuts: both(
    (fairy: Part) => p`Leaves no place for ${fairy}.`,
    (fairy) => p`${fairy}を配置する場所がなくなります。`,
  ),
  waits: both(
    (fairies: Phrase, left: boolean) => p`${left ? 'Could still be called' : 'Can come already'}: ${fairies}.`,
    (fairies, left) => p`${left ? 'まだ配置できます' : 'すでに配置できます'}：${fairies}。`,
  ),
  worth: both(
    (fairy: Phrase, points: number) => p`${fairy}: ${many(points, 'point')}.`,
    (fairy, points) => p`${fairy}：${points}点。`,
  ),
  expertOn: both(
    (on: string, points: number, sharers: number) =>
      p`Expert card for ${on}: ${many(points, 'point')}${sharers > 1 ? `, like all ${sharers} who came in that round` : ''}.`,
    (on, points, sharers) =>
      p`「${on}」のエキスパートカード：${points}点${sharers > 1 ? `（同じラウンドに達成した${sharers}人とも）` : ''}。`,
  ),
  beside: both(
    (kinds: Part, points: number) => p`Beside the footprint of ${kinds}: ${many(points, 'point')}.`,
    (kinds, points) => p`${kinds}の足跡カードに隣接：${points}点。`,
  ),
  thirdNisse: both('The third Nisse: you take a Tomte.', 'ニッセ3種がそろい、トムテを受け取ります。'),
  takesTile: both(
    (cost: Part) => p`The pile is empty, so a cost tile is taken: ${cost}.`,
    (cost) => p`山がなくなったので、コストのカード「${cost}」を取ります。`,
  ),
  draws: both(
    (clue: Part) => p`Draws ${clue}.`,
    (clue) => p`${clue}を引きます。`,
  ),
  // Not that nobody has seen them: a player who took a refusal back has.
  drawsOneOf: both(
    (clues: number) => `Draws one of ${clues} shuffled common clues.`,
    (clues) => `シャッフルした山札${clues}枚の一番上を引きます。`,
  ),
});

const namesIn = { en: new Names('en'), ja: new Names('ja') };

function sayMove(move: Move, { turn, clue }: View, lang: Lang): Phrase {
  const [words, names] = [texts[lang], namesIn[lang]];
  if ('place' in move) return words.place(names.clueAt(turn, clue, move.place));
  if ('footprint' in move) return words.place(names.footprintAt(turn, move.footprint));
  if ('say' in move) return p`${words.says[move.say]}`;
  const fairy = names.fairyAt(turn, move.call, move.domino);
  return words.call(fairy, move.tile === undefined ? null : names.cost(move.call, move.tile));
}

function sayReason(reason: Reason, lang: Lang): Phrase {
  const [words, names] = [texts[lang], namesIn[lang]];
  switch (reason.is) {
    case 'refused':
      return p`${words.refusals[reason.rule]}`;
    case 'othersTurn':
      return words.othersTurn(reason.side);
    case 'hasCome':
      return words.hasCome(names.fairyFirst(reason.kind));
    case 'unmet': {
      const { kind, nearest } = reason;
      if (!nearest) return words.unmetAtAll(names.fairy(kind));
      return words.unmet(names.fairyFirst(kind), names.clues(nearest.has), names.lacking(nearest.lacks));
    }
    case 'shutIn':
      return words.shutIn(names.fairy(reason.kind));
    case 'tomteUnmet':
      return p`${reason.known ? words.tomteUnmet : words.noTomteMet}`;
    case 'mayCome':
      return words.mayCome(reason.side);
    case 'completes':
      return words.completes(names.drawnFairy(reason.kind), reason.points);
    case 'nears':
      return words.nears(names.drawnFairy(reason.kind), names.clues(reason.clues, names.words.or));
    case 'shuts':
      return words.shuts(names.fairy(reason.kind));
    case 'waits':
      return words.waits(names.fairies(reason.kinds), reason.left);
    case 'lives':
      return words.worth(names.drawnFairy(reason.kind), reason.points);
    case 'expert':
      return words.expertOn(names.expertText(reason.set), reason.points, reason.sharers);
    case 'tracks':
      return words.beside(names.footprint(reason.footprint), reason.points);
    case 'takesTomte':
      return p`${words.thirdNisse}`;
    case 'takesTile':
      return words.takesTile(names.cost(reason.kind, reason.tile));
    case 'draws':
      return words.draws(names.clue(reason.clue));
    case 'drawsUnseen':
      return p`${words.drawsOneOf(reason.unseen)}`;
  }
}

function sayAsk(view: View, lang: Lang): Phrase {
  const [words, names] = [texts[lang], namesIn[lang]];
  const clue = names.clue(view.clue);
  switch (view.step) {
    case 'footprint':
      return p`${words.askFootprint}`;
    case 'place':
      return view.refused ? words.askPlace(clue) : words.askPlaceOrRefuse(clue);
    case 'call':
      return askCall(view, lang);
    case 'over':
      return [];
  }
}

/** How many can come; a Tomte that these eyes do not see is none of them. */
function askCall(view: View, lang: Lang): Phrase {
  const { askNobody, askCall, askWhere, askTomte } = texts[lang];
  const kinds = new Set(offers(view, view.turn).flatMap((move) => ('call' in move ? move.call : [])));
  if (conceals(view, view.turn) && kinds.delete(TOMTE)) return p`${askTomte(kinds.size)}`;
  const [only, ...others] = kinds;
  if (only === undefined) return p`${askNobody}`;
  return others.length === 0 ? askWhere(namesIn[lang].fairy(only)) : p`${askCall(kinds.size)}`;
}

/** The voice of one language. */
export const voiceOf = (lang: Lang): TableVoice<Move, View, Event, Reason> => ({
  ...log[lang],
  sayMove: (move, view) => sayMove(move, view, lang),
  sayReason: (reason) => sayReason(reason, lang),
  sayAsk: (_ask, view) => sayAsk(view, lang),
  tellsPoints: ({ is }) => is === 'tracks',
  explain: (of, view, arePointsCovered = false) => explain(of, view, lang, arePointsCovered),
  sayRow: (row) => p`${isRow(row) ? texts[lang].rows[row] : ''}`,
  saySide: () => null,
  roundOf: (event) => (event.is === 'shown' ? event.round : null),
  first: texts[lang].lead,
  options: {},
});
