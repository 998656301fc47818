import type { Fixture } from '../engine/account.ts';
import { isEqual } from '../engine/equal.ts';
import type { Floor } from '../engine/floor.ts';
import type { AnyGame, AnyMove, AnyView, Offer, Seat } from '../engine/game.ts';
import { offersTo, openMatch } from '../engine/match.ts';
import { callsOf, firstKind, kindsCalled, shownFirst, tilesWith, waysOn } from '../games/alfheim/face/choice.ts';
import { halves } from '../games/alfheim/rules/field.ts';
import type { Call, Move as FairyMove } from '../games/alfheim/rules/state.ts';
import type { Move as OrchestraMove } from '../games/fairy-concerto/rules/state.ts';
import { risky as isRiskyForCats } from '../games/fairy-light/face/index.tsx';
import type { Move as CatMove, View as Forest } from '../games/fairy-light/rules/state.ts';
import { risky as isRiskyForGuests } from '../games/maihoshi/face/risky.ts';
import type { Move as GuestMove } from '../games/maihoshi/rules/moves.ts';
import type { View as Street } from '../games/maihoshi/rules/state.ts';
import { risky as isRiskyForSeekers } from '../games/my-little-scythe/face/index.tsx';
import { MOVE } from '../games/my-little-scythe/rules/mat.ts';
import type { Move as SeekerMove } from '../games/my-little-scythe/rules/move.ts';
import { type View as Land, top } from '../games/my-little-scythe/rules/state.ts';
import { claimable } from '../games/my-little-scythe/rules/trophies.ts';
import { judge, type TableRequest } from '../host/judge.ts';
import { eyesOf, floorAt, foundMatch, logLength, type OpenMatch } from '../host/openMatch.ts';
import { saveOf } from './scenes.ts';

/** A decision of the table, and how it was answered. */
export interface Decision {
  readonly view: AnyView;
  readonly seat: Seat;
  readonly offers: readonly Offer<AnyMove>[];
  readonly move: AnyMove;
  /** What the same seat did just before, in the same turn. */
  readonly before: AnyMove | null;
}

/** The shortest way of a finger to a move. */
export interface Way {
  /** On the board. */
  readonly board: number;
  /** After them the button makes it, unless nobody wants to be asked; else the last tap on the board does. */
  readonly button: boolean;
  /** So it does also where people are asked as needed. */
  readonly needed: boolean;
}

const way = (board: number): Way => ({ board, button: true, needed: true });
const tapped = (board: number): Way => ({ board, button: false, needed: false });
/** By a button on the board. */
const pressed = (isRisky: boolean): Way => ({ board: 1, button: true, needed: isRisky });
type Finger<Move> = (move: Move, decision: Decision) => Way;

/** One tap on a place, and the button. */
const plain = way(1);

const callsFairies: Finger<FairyMove> = (move, decision) => {
  const offers = decision.offers as unknown as readonly Offer<FairyMove>[];
  const same = (offer: Offer<FairyMove>): boolean => isEqual(offer.move, move);
  if (!('call' in move)) return plain;
  const more = tilesWith(offers, offers.find(same) ?? null).findIndex(same) > 0 ? 1 : 0;
  const isMeant = (call: Call | FairyMove): boolean =>
    'call' in call && call.call === move.call && call.domino === move.domino;
  const first = shownFirst(offers);
  if (first && isMeant(first.move)) return way(more);
  // There are two ways to a placing, and the shorter one counts. One is to tap the place at once: it takes the fairy that the
  // board shows first, if she fits there. The other is to tap the fairy and then the place. Where she fits in several ways,
  // each further tap on the place shows the next of them.
  const shown = firstKind(kindsCalled(offers));
  const taps = halves(move.domino).flatMap((cell) => {
    const atOnce = waysOn(offers, shown, cell);
    const among = [atOnce.length > 0 ? atOnce : waysOn(offers, null, cell), waysOn(offers, move.call, cell)];
    return among.flatMap((ways, tapped) => {
      const at = ways.findIndex((each) => isMeant(each.move));
      return at < 0 ? [] : [1 + tapped + at];
    });
  });
  if (callsOf(offers, move.call).length === 1) taps.push(1);
  return way(Math.min(...taps) + more);
};

const choosesFairies: Finger<OrchestraMove> = (move) => {
  if (!('take' in move)) return plain;
  return way(move.take.length + (move.remove === undefined ? 0 : 1) + (move.keep === undefined ? 0 : 1));
};

const laysCats: Finger<CatMove> = (move, { view }) => {
  const { variant, open, turn } = view as unknown as Forest;
  const keeps = pressed(isRiskyForCats(move, view as unknown as Forest));
  // Of three cards the last has its number by itself.
  if ('exchange' in move) return move.exchange.length === 0 ? keeps : way(move.exchange.length);
  if ('order' in move) return move.order.join() === '0,1,2' ? keeps : way(2);
  return variant === 'standard' || open[turn]?.[0] === move.card ? plain : way(2);
};

const invites: Finger<GuestMove> = (move, { view, before }) => {
  const last = before as GuestMove | null;
  switch (move.do) {
    case 'publicity':
      return way(2);
    case 'place':
      // It was tapped before the cards were drawn.
      return last?.do === 'publicity' ? way(0) : plain;
    case 'introduce':
      return last?.do === 'introduce' ? tapped(1) : way(2);
    case 'draw':
      return last?.do === 'introduce' ? way(0) : plain;
    case 'bury':
      return way(2);
    case 'use':
    case 'decline':
    case 'end':
      return pressed(isRiskyForGuests(move, view as unknown as Street, false));
    default:
      return plain;
  }
};

const sendsSeekers: Finger<SeekerMove> = (move, { view, before }) => {
  const land = view as unknown as Land;
  const step = top(land)?.step;
  const last = before as SeekerMove | null;
  switch (move.do) {
    case 'act':
      // A tap on a seeker begins its Move.
      return move.space === MOVE ? tapped(0) : plain;
    case 'pick':
      // The one that is left need not be tapped.
      return step === 'move' ? tapped(last?.do === 'act' ? 1 : 0) : plain;
    case 'take':
      return step === 'route' ? tapped(1) : pressed(isRiskyForSeekers(move, land));
    case 'mix':
      return pressed(isRiskyForSeekers(move, land));
    case 'put':
      return land.dice.filter((die) => die !== null).length > 1 ? tapped(1) : plain;
    case 'dial':
      return way(1 + move.spells.length);
    case 'keep':
      return way(2);
    case 'pass':
      // Where nothing waits that the table can see the turn ends by itself.
      return step === 'end' && claimable(land).length === 0 ? tapped(0) : pressed(isRiskyForSeekers(move, land));
    default:
      return plain;
  }
};

const FINGERS: Readonly<Record<string, Finger<never>>> = {
  alfheim: callsFairies,
  'fairy-concerto': choosesFairies,
  'fairy-light': laysCats,
  maihoshi: invites,
  'my-little-scythe': sendsSeekers,
};

/** As each game's board is meant to be tapped. */
const wayOf = (game: string, decision: Decision): Way => FINGERS[game]?.(decision.move as never, decision) ?? plain;

/** One thing that is done with the device while people share it. */
export interface Beat {
  readonly table: OpenMatch;
  readonly floor: Floor;
  /** What the seat that decides answers; null: a curtain is opened, something uncovered was seen, all go their only way. */
  readonly move: AnyMove | null;
}

/** A recorded game as people play it who share one device: each seat answers what it did then. */
export function* beatsOf(game: AnyGame, fixture: Fixture): Generator<Beat, OpenMatch> {
  const left = [...fixture.log];
  const answer = (seat: Seat): AnyMove => {
    const [entry] = left.splice(
      left.findIndex((each) => each.seat === seat),
      1,
    );
    if (!entry) throw new Error(`nothing is recorded of seat ${seat} any more`);
    return entry.move;
  };
  const save = { ...saveOf(fixture, 0), game: game.facts.id, edition: game.facts.edition };
  const seen = save.sitters.map(() => 0);
  let table = foundMatch({
    id: '',
    match: openMatch(game, save),
    title: null,
    seen,
    shown: 0,
    mine: true,
    saved: true,
  });
  for (;;) {
    const floor = floorAt(table);
    if (floor.kind === 'over') return table;
    const move = floor.kind === 'open' || floor.kind === 'private' ? answer(floor.seat) : null;
    yield { table, floor, move };
    if (floor.kind === 'forced') for (const seat of floor.seats) answer(seat);
    const next = judge(table, requestOn(floor, move, logLength(table.match)));
    if (!next) throw new Error(`the host refuses what was recorded, after ${logLength(table.match)} moves`);
    table = next;
  }
}

function requestOn(floor: Floor, move: AnyMove | null, made: number): TableRequest {
  const asked = { logLength: made, call: 0 };
  if (floor.kind === 'curtain') return { kind: 'look', seat: floor.to, ...asked };
  if (floor.kind === 'learnt') return { kind: 'cover', ...asked };
  if (floor.kind === 'reveal') return { kind: 'shown', ...asked };
  if (floor.kind === 'forced') return { kind: 'forced', ...asked };
  if (move === null || !('seat' in floor)) throw new Error(`nobody answers on a floor that is ${floor.kind}`);
  return { kind: 'move', seat: floor.seat, move, ...asked };
}

/** Who has to hold the device; null: it does not matter. */
export function wantedBy(floor: Floor): Seat | null {
  if (floor.kind === 'open' || floor.kind === 'private' || floor.kind === 'learnt') return floor.seat;
  return floor.kind === 'curtain' ? floor.to : null;
}

export interface TapCounts {
  /** How often the device goes from one hand to another. */
  readonly handOvers: number;
  readonly curtains: number;
  readonly turns: readonly TurnTaps[];
}

/** When people want to be asked before a move is made: the values of the setting. */
export const CONFIRMS = ['always', 'needed', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Taps of a turn, which is what one seat does before another is asked: with moves confirmed as needed, always, never. */
export type TurnTaps = Readonly<Record<Confirm, number>> & {
  /** What it began with; null: a curtain, or something to look at. */
  readonly first: AnyMove | null;
};

/** What a recorded game asks of the fingers of people who share a device, by the shortest way, however moves are confirmed. */
export function tapCounts(game: AnyGame, fixture: Fixture): TapCounts {
  const turns: (Record<Confirm, number> & { first: AnyMove | null })[] = [];
  let [handOvers, curtains] = [0, 0];
  let holder: Seat | null = null;
  let before: AnyMove | null = null;
  for (const { table, floor, move } of beatsOf(game, fixture)) {
    const wanted = wantedBy(floor);
    if (turns.length === 0 || (wanted !== null && wanted !== holder)) {
      if (holder !== null) handOvers++;
      turns.push({ needed: 0, always: 0, never: 0, first: null });
      before = null;
    }
    holder = wanted ?? holder;
    if (floor.kind === 'curtain') curtains++;
    const { board, button, needed } = move === null ? ONE_TAP : wayAt(table, move, before);
    const turn = turns.at(-1);
    if (turn) {
      turn.needed += board + (needed ? 1 : 0);
      turn.always += board + (button ? 1 : 0);
      turn.never += Math.max(board, button ? 1 : 0);
      turn.first ??= move;
    }
    before = move;
  }
  return { handOvers, curtains, turns };
}

/** A curtain that is held open, a reveal that was looked at, all who go their only way. */
const ONE_TAP: Way = { board: 0, button: true, needed: true };
const NO_TAP: Way = { board: 0, button: false, needed: false };

function wayAt(table: OpenMatch, move: AnyMove, before: AnyMove | null): Way {
  const { match } = table;
  const { game, state } = match;
  const floor = floorAt(table);
  const seat = 'seat' in floor ? floor.seat : 0;
  const view = game.view(state, eyesOf(table));
  const moves = offersTo(game, state, view, seat);
  // The only way goes by itself where that tells nobody anything.
  if (moves.length === 1) {
    const ask = game.asks(state).find((each) => each.seat === seat);
    return ask && !ask.pause && (ask.cover === 'open' || ask.only) ? NO_TAP : ONE_TAP;
  }
  const offers: Decision['offers'] = moves.map((each) => ({ move: each, foresight: game.foresee(view, seat, each) }));
  return wayOf(game.facts.id, { view, seat, offers, move, before });
}
