import { isEqual } from '../engine/equal.ts';
import type { AnyMove, AnyView, Offer } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { callsOf, firstKind, kindsCalled, shownFirst, tilesWith, waysOn } from '../games/alfheim/face/choice.ts';
import { halves } from '../games/alfheim/rules/field.ts';
import type { Call, Move as FairyMove } from '../games/alfheim/rules/state.ts';
import type { Move as OrchestraMove } from '../games/fairy-concerto/rules/state.ts';
import { risky as isRiskyForCats } from '../games/fairy-light/face/index.tsx';
import type { Move as CatMove, View as Forest } from '../games/fairy-light/rules/state.ts';
import { risky as isRiskyForGuests } from '../games/maihoshi/face/index.tsx';
import type { Move as GuestMove } from '../games/maihoshi/rules/moves.ts';
import type { View as Street } from '../games/maihoshi/rules/state.ts';
import { risky as isRiskyForSeekers } from '../games/my-little-scythe/face/index.tsx';
import { MOVE } from '../games/my-little-scythe/rules/cards.ts';
import type { Move as SeekerMove } from '../games/my-little-scythe/rules/move.ts';
import { type View as Land, top } from '../games/my-little-scythe/rules/state.ts';
import { claimable } from '../games/my-little-scythe/rules/trophies.ts';

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
  // By the place at once, which goes to whoever is shown first if she may lie there, or after the fairy was tapped; a
  // place that several may lie on goes through them.
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
export const wayOf = (game: string, decision: Decision): Way =>
  FINGERS[game]?.(decision.move as never, decision) ?? plain;
