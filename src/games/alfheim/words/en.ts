import type { Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { listed, namesOf } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { cluesOf } from '../rules/clues.ts';
import { KING, TOMTE } from '../rules/fairies.ts';
import type { Event, Move, Say, Step, View } from '../rules/state.ts';
import { explained } from './explain.en.ts';
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
  fairyFirst,
  fairyPart,
  footprintPart,
  many,
} from './names.en.ts';

const SAYS: Readonly<Record<Say['say'], string>> = {
  refuse: 'Refuse the clue',
  done: 'End the turn',
};

function sayMove(move: Move, view: View): Phrase {
  const { turn, clue } = view;
  if ('place' in move) return phrase`Place ${cluePart(clue)} at ${at(turn, move.place)}`;
  if ('footprint' in move) return phrase`Place the footprint at ${at(turn, move.footprint)}`;
  if ('say' in move) return phrase`${SAYS[move.say]}`;
  const where = phrase`Call ${fairyPart(move.call)} to ${atBoth(turn, move.domino)}`;
  return move.tile === undefined ? where : phrase`${where}, taking the tile ${costPart(move.call, move.tile)}`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'pairs':
      return phrase`Fields begin: ${listed(
        event.by.map((pair, seat) => phrase`${name(seat)} with ${clueList(pair)}`),
        '; ',
        '; ',
      )}. Places are counted from the first clue; the second lies 1 east.`;
    case 'shown':
      return phrase`Round ${event.round}: ${drawnClue(event.clue)}. ${name(event.first)} begins.`;
    case 'refused':
      return phrase`${name(event.seat)} refuses ${drawnClue(event.clue)} and draws ${drawnClue(event.drawn)}${event.again ? ', which had been refused before' : ''}.`;
    case 'placed':
      return phrase`${name(event.seat)} places ${drawnClue(event.clue)} at ${at(event.seat, event.cell)}.`;
    case 'aside':
      return phrase`${name(event.seat)} has no room for the ${event.clue === null ? 'footprint' : drawnClue(event.clue)}; it is set aside.`;
    case 'called':
      return sayCalled(event);
    case 'tomte':
      return event.tile === null
        ? phrase`${name(event.seat)} has all three Nisse and takes a Tomte.`
        : phrase`${name(event.seat)} has all three Nisse and takes a Tomte that wants ${costPart(TOMTE, event.tile)}.`;
    case 'done':
      return phrase`${name(event.seat)} ends the turn.`;
    case 'costs':
      return phrase`Costs turned over: ${listed(
        event.turned.map(({ kind, tile }) => phrase`${fairyPart(kind)} for ${costPart(kind, tile)}`),
        '; ',
        '; ',
      )}.`;
    case 'footprints':
      return phrase`Footprints: ${listed(
        event.by.map((footprint, seat) => phrase`${name(seat)} ${footprintPart(footprint)}`),
        '; ',
        '; ',
      )}.`;
    case 'tracked':
      return phrase`${name(event.seat)} places the footprint of ${footprintPart(event.footprint)} at ${at(event.seat, event.cell)}.`;
    case 'expert':
      return event.seats.length > 1
        ? phrase`${namesOf(event.seats, ', ', ' and ')} become experts on ${EXPERT_NAMES[event.set] ?? ''}: ${many(event.points, 'point')} each.`
        : phrase`${namesOf(event.seats, ', ', ' and ')} becomes an expert on ${EXPERT_NAMES[event.set] ?? ''}: ${many(event.points, 'point')}.`;
    case 'never':
      return phrase`${name(event.seat)}’s Tomte never came: it wanted ${costPart(TOMTE, event.tile)}.`;
    case 'ended':
      return phrase`Points: ${listed(
        event.points.map((points, seat) => phrase`${name(seat)} ${points}`),
        ', ',
        ', ',
      )}. ${namesOf(event.winners, ', ', ' and ')} ${event.winners.length > 1 ? 'share the victory' : 'wins'}.`;
  }
}

function sayCalled(event: Extract<Event, { is: 'called' }>): Phrase {
  const { seat, kind, domino, cost, run, tile, last, late, atOnce } = event;
  const clues = clueList(run.map(({ clue }) => clue));
  const reason = kind === KING ? phrase`${clues} make ${costPart(kind, cost)}` : phrase`${clues} lie in a run`;
  const valid = late ? ', and that cost stays valid until the round ends' : '';
  const took =
    tile === null
      ? phrase``
      : phrase` The pile is empty, so ${last ? 'the last' : 'a'} cost tile goes with it: ${costPart(kind, tile)}.`;
  return phrase`${name(seat)} calls ${drawnFairy(kind)}${atOnce ? ' at once' : ''} to ${atBoth(seat, domino)}: ${reason}${valid}.${took}`;
}

const REFUSALS: Readonly<Record<RuleId, string>> = {
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
  'tomte.third': 'A Tomte comes to hand with the third Nisse.',
  'end.tomte': 'A Tomte in hand is worth nothing and costs nothing.',
  'end.rounds': 'The eleven rounds are over.',
  'house.room': 'This field has no room left: the clue was set aside.',
};

function sayReason({ rule, side, points, data }: Reason): Phrase {
  if (rule === 'house.order') return phrase`It is ${name(side ?? 0)}’s turn.`;
  if (rule === 'refuse.draw')
    return data?.clues === undefined
      ? phrase`Draws one of ${Number(data?.unseen)} common clues that nobody has seen.`
      : phrase`Draws ${clueList(cluesOf(String(data.clues)))}.`;
  if (rule === 'end.footprint')
    return phrase`Beside the footprint of ${footprintPart(Number(data?.footprint))}: ${many(points ?? 0, 'point')}.`;
  if (data?.set !== undefined) return sayExpert(Number(data.set), points ?? 0, Number(data.sharers ?? 1));
  if (rule === 'tomte.place') return sayHidden(side ?? 0, data);
  if (rule === 'tomte.third' && data?.ahead) return phrase`The third Nisse: a Tomte comes to hand.`;
  if (data?.kind !== undefined) return sayFairyReason(rule, Number(data.kind), points, data);
  return phrase`${REFUSALS[rule] ?? rule}`;
}

function sayHidden(owner: Seat, data: Reason['data']): Phrase {
  if (data?.ahead) return phrase`Only ${name(owner)} can know whether the Tomte comes: it does if its cost is met.`;
  return data?.known
    ? phrase`The cost of this Tomte is not met here.`
    : phrase`No cost that this Tomte may have is met here.`;
}

function sayExpert(set: number, points: number, sharers: number): Phrase {
  const others = sharers > 1 ? `, like all ${sharers} who came in that round` : '';
  return phrase`Expert on ${EXPERT_NAMES[set] ?? ''}: ${many(points, 'point')}${others}.`;
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
      return phrase`${fairyFirst(kind)}: ${many(points ?? 0, 'point')}.`;
    case 'call.cost':
    case 'king.pattern':
      return ahead
        ? phrase`Completes a run for ${fairyPart(kind)}: ${many(points ?? 0, 'point')}.`
        : phrase`No run meets a cost of ${fairyPart(kind)} at an open end.`;
    case 'call.run':
      return phrase`One clue short of ${fairyPart(kind)}: ${clueList(cluesOf(String(clues)), ' or ')}.`;
    case 'call.optional':
      return phrase`${fairyFirst(kind)} could still be called.`;
    case 'call.once':
      return phrase`${fairyFirst(kind)} has come to this field already.`;
    case 'call.empty':
      return ahead ? phrase`Leaves no place for ${fairyPart(kind)}.` : phrase`${REFUSALS[rule] ?? ''}`;
    case 'tile.cost':
      return cost === undefined
        ? phrase`${REFUSALS[rule] ?? ''}`
        : phrase`The pile is empty, so a cost tile goes with it: ${costNamed(kind, String(cost))}.`;
    default:
      return phrase`${REFUSALS[rule] ?? rule}`;
  }
}

const ASKS: Readonly<Record<Step, string>> = {
  footprint: 'Place your footprint',
  place: '',
  call: 'Call fairies, or end the turn',
  over: '',
};
const ROWS: Readonly<Record<string, string>> = { fairies: 'Fairies', experts: 'Experts', footprint: 'Footprint' };

export const en: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ seat, step }, { clue, refused, fields }) => {
    if (step === 'place') return phrase`Place ${cluePart(clue)}${refused ? '' : ', or refuse it'}`;
    if (step === 'call' && (fields[seat]?.aside.length ?? 0) > 0)
      return phrase`No room for ${cluePart(clue)}: end the turn`;
    return phrase`${ASKS[step as Step] ?? ''}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROWS[row] ?? row}`,
  saySide: () => null,
  options: {},
};
