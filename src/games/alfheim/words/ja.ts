import type { Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { cluesOf } from '../rules/clues.ts';
import { KING, TOMTE } from '../rules/fairies.ts';
import type { Event, Move, Say, Step, View } from '../rules/state.ts';
import { explained } from './explain.ja.ts';
import { knownOf } from './known.ts';
import {
  at,
  atBoth,
  clueList,
  cluePart,
  costNamed,
  costPart,
  drawnClue,
  drawnFairy,
  EXPERT_NAMES,
  fairyPart,
  footprintPart,
} from './names.ja.ts';

const SAYS: Readonly<Record<Say['say'], string>> = {
  refuse: 'ことわる',
  done: '手番を終える',
};

const names = (seats: readonly number[]): Phrase =>
  listed(
    seats.map((seat) => phrase`${name(seat)}さん`),
    '、',
    'と',
  );

function sayMove(move: Move, view: View): Phrase {
  const { turn, clue } = view;
  if ('place' in move) return phrase`${cluePart(clue)}を${at(turn, move.place)}に置く`;
  if ('footprint' in move) return phrase`足あとを${at(turn, move.footprint)}に置く`;
  if ('say' in move) return phrase`${SAYS[move.say]}`;
  const tile = move.tile === undefined ? phrase`` : phrase`(「${costPart(move.call, move.tile)}」のタイルを取る)`;
  return phrase`${fairyPart(move.call)}を${atBoth(turn, move.domino)}に呼ぶ${tile}`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'pairs':
      return phrase`庭の始まりは${listed(
        event.by.map((pair, seat) => phrase`${name(seat)}さんが${clueList(pair)}`),
        '、',
        '、',
      )}。場所は最初の手がかりから数えます。2つ目は東1です。`;
    case 'shown':
      return phrase`第${event.round}ラウンド。手がかりは${drawnClue(event.clue)}、${name(event.first)}さんから始めます。`;
    case 'refused':
      return phrase`${name(event.seat)}さんは${drawnClue(event.clue)}をことわり、${event.again ? '前にことわられた' : ''}${drawnClue(event.drawn)}を引きました。`;
    case 'placed':
      return phrase`${name(event.seat)}さんが${drawnClue(event.clue)}を${at(event.seat, event.cell)}に置きました。`;
    case 'aside':
      return phrase`${name(event.seat)}さんの庭には${event.clue === null ? '足あと' : drawnClue(event.clue)}を置く場所がなく、取り除きました。`;
    case 'called':
      return sayCalled(event);
    case 'tomte':
      return event.tile === null
        ? phrase`${name(event.seat)}さんは3種のニッセがそろい、トムテを手に入れました。`
        : phrase`${name(event.seat)}さんは3種のニッセがそろい、${costPart(TOMTE, event.tile)}で呼べるトムテを手に入れました。`;
    case 'done':
      return phrase`${name(event.seat)}さんは手番を終えました。`;
    case 'costs':
      return phrase`めくられた条件：${listed(
        event.turned.map(({ kind, tile }) => phrase`${fairyPart(kind)}は${costPart(kind, tile)}`),
        '、',
        '、',
      )}。`;
    case 'footprints':
      return phrase`足あと：${listed(
        event.by.map((footprint, seat) => phrase`${name(seat)}さんは${footprintPart(footprint)}`),
        '、',
        '、',
      )}。`;
    case 'tracked':
      return phrase`${name(event.seat)}さんが${footprintPart(event.footprint)}の足あとを${at(event.seat, event.cell)}に置きました。`;
    case 'expert':
      return phrase`${names(event.seats)}が${EXPERT_NAMES[event.set] ?? ''}の達人になり、${event.seats.length > 1 ? 'それぞれ' : ''}${event.points}点を得ました。`;
    case 'never':
      return phrase`${name(event.seat)}さんのトムテは来ませんでした。条件は${costPart(TOMTE, event.tile)}でした。`;
    case 'ended':
      return phrase`得点は${listed(
        event.points.map((points, seat) => phrase`${name(seat)}さん${points}点`),
        '、',
        '、',
      )}。${names(event.winners)}${event.winners.length > 1 ? 'が勝ちを分け合います' : 'の勝ちです'}。`;
  }
}

function sayCalled(event: Extract<Event, { is: 'called' }>): Phrase {
  const { seat, kind, domino, cost, run, tile, last, late, atOnce } = event;
  const clues = clueList(run.map(({ clue }) => clue));
  const reason = kind === KING ? phrase`${clues}(${costPart(kind, cost)})` : clues;
  const valid = late ? 'この条件は、このラウンドの終わりまで使えます。' : '';
  const took =
    tile === null
      ? phrase``
      : phrase`山がなくなったので、${last ? '最後の' : ''}条件のタイル「${costPart(kind, tile)}」を取りました。`;
  return phrase`${name(seat)}さんは${reason}の列で${atOnce ? 'すぐに' : ''}${drawnFairy(kind)}を呼び、${atBoth(seat, domino)}に迎えました。${valid}${took}`;
}

const REFUSALS: Readonly<Record<RuleId, string>> = {
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
  'end.tomte': '手元のトムテは0点で、減点もありません。',
  'end.rounds': '11ラウンドが終わりました。',
  'house.room': 'この庭にはもう場所がなく、手がかりは取り除かれました。',
};

function sayReason({ rule, side, points, data }: Reason): Phrase {
  if (rule === 'house.order') return phrase`いまは${name(side ?? 0)}さんの番です。`;
  if (rule === 'refuse.draw')
    return data?.clues === undefined
      ? phrase`まだ見えていない共通の手がかり${Number(data?.unseen)}枚から1枚引きます。`
      : phrase`${clueList(cluesOf(String(data.clues)))}を引きます。`;
  if (rule === 'end.footprint')
    return phrase`${footprintPart(Number(data?.footprint))}の足あとの隣：${points ?? 0}点。`;
  if (data?.set !== undefined) return sayExpert(Number(data.set), points ?? 0, Number(data.sharers ?? 1));
  if (rule === 'tomte.place') return sayHidden(side ?? 0, data);
  if (rule === 'tomte.third' && data?.ahead) return phrase`3種目のニッセです。トムテが手に入ります。`;
  if (data?.kind !== undefined) return sayFairyReason(rule, Number(data.kind), points, data);
  return phrase`${REFUSALS[rule] ?? rule}`;
}

function sayHidden(owner: Seat, data: Reason['data']): Phrase {
  if (data?.ahead) return phrase`条件がそろっていれば、トムテが来ます。それが分かるのは${name(owner)}さんだけです。`;
  return data?.known
    ? phrase`このトムテの条件は、ここではそろっていません。`
    : phrase`このトムテにありうる条件は、ここではどれもそろっていません。`;
}

function sayExpert(set: number, points: number, sharers: number): Phrase {
  const others = sharers > 1 ? `(同じラウンドの${sharers}人とも)` : '';
  return phrase`${EXPERT_NAMES[set] ?? ''}の達人：${points}点${others}。`;
}

function sayFairyReason(
  rule: RuleId,
  kind: number,
  points: number | undefined,
  data: NonNullable<Reason['data']>,
): Phrase {
  const { ahead, clues, cost } = data;
  switch (rule) {
    case 'end.fairies':
      return phrase`${fairyPart(kind)}：${points ?? 0}点。`;
    case 'call.cost':
    case 'king.pattern':
      return ahead
        ? phrase`${fairyPart(kind)}を呼ぶ列がそろいます：${points ?? 0}点。`
        : phrase`端の空いた列に、${fairyPart(kind)}の条件がそろっていません。`;
    case 'call.run':
      return phrase`${fairyPart(kind)}まであと1つ：${clueList(cluesOf(String(clues)), 'か')}。`;
    case 'call.optional':
      return phrase`まだ${fairyPart(kind)}を呼べます。`;
    case 'call.once':
      return phrase`${fairyPart(kind)}はもうこの庭にいます。`;
    case 'call.empty':
      return ahead ? phrase`${fairyPart(kind)}を置く場所がなくなります。` : phrase`${REFUSALS[rule] ?? ''}`;
    case 'tile.cost':
      return cost === undefined
        ? phrase`${REFUSALS[rule] ?? ''}`
        : phrase`山がなくなったので、条件のタイル「${costNamed(kind, String(cost))}」を取ります。`;
    default:
      return phrase`${REFUSALS[rule] ?? rule}`;
  }
}

const ASKS: Readonly<Record<Step, string>> = {
  footprint: '足あとを置いてください',
  place: '',
  call: '妖精を呼ぶか、手番を終えてください',
  over: '',
};
const ROWS: Readonly<Record<string, string>> = { fairies: '妖精', experts: '達人', footprint: '足あと' };

export const ja: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ seat, step }, { clue, refused, fields }) => {
    if (step === 'place')
      return refused
        ? phrase`${cluePart(clue)}を置いてください`
        : phrase`${cluePart(clue)}を置くか、ことわってください`;
    if (step === 'call' && (fields[seat]?.aside.length ?? 0) > 0)
      return phrase`${cluePart(clue)}を置く場所がありません。手番を終えてください`;
    return phrase`${ASKS[step as Step] ?? ''}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROWS[row] ?? row}`,
  saySide: () => null,
  options: {},
};
