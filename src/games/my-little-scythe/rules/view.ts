import type { Eyes, Seat } from '../../../engine/ids.ts';
import { PILES } from './cards.ts';
import { copy } from './copy.ts';
import { type Choice, HIDDEN, type Pending, type SeenPending } from './pending.ts';
import { seatAt } from './seekers.ts';
import { liesOpen } from './spells.ts';
import {
  type Draw,
  type OwnSeat,
  type SeenDraw,
  type SeenSeat,
  type SeenSpell,
  type State,
  top,
  type View,
} from './state.ts';
import { hasChoice } from './steps/fight.ts';

export function view(state: State, eyes: Eyes): View {
  const seen = copy(state);
  return {
    ...seen,
    eyes,
    seats: seen.seats.map((own, seat) => (seat === eyes ? own : seatSeen(state, own, seat))),
    deck: hidden(state.deck),
    questDeck: state.questDeck.map((card, at) => (at < state.questKnown ? card : null)),
    piles: [hidden(state.piles[0]), hidden(state.piles[1])],
    draws: [drawsSeen(state.draws[0], eyes), drawsSeen(state.draws[1], eyes)],
    todo: seen.todo.map((pending) => pendingSeen(state, pending, eyes)),
  };
}

const hidden = (list: readonly unknown[]): null[] => new Array<null>(list.length).fill(null);

function seatSeen(state: State, own: OwnSeat, seat: Seat): SeenSeat {
  const hand = own.hand.map(
    (spell, place): SeenSpell => (liesOpen(state, seat, place) ? spell : { making: spell.making, value: null }),
  );
  return { ...own, hand, personality: own.shown ? own.personality : null };
}

const drawsSeen = (draws: readonly Draw[], eyes: Eyes): SeenDraw[] =>
  draws.map((draw) => (draw.seat === eyes ? draw : { seat: draw.seat, kept: draw.kept, under: null }));

function pendingSeen(state: State, pending: Pending, eyes: Eyes): SeenPending {
  if (pending.step === 'draft') return { ...pending, tiles: pending.seat === eyes ? pending.tiles : null };
  if (pending.step !== 'fight') return pending;
  const seen = (choice: Choice | null, chooser: Seat): Choice | typeof HIDDEN | null =>
    choice === null || chooser === eyes || !hasChoice(state, chooser) ? choice : HIDDEN;
  return {
    ...pending,
    attack: seen(pending.attack, pending.seat),
    defence: seen(pending.defence, pending.rival),
  };
}

/** Spells, a personality, power-ups drawn and put back, or a choice in a fight: told from the onlooker's view. */
export function conceals(view: View, seat: Seat): boolean {
  const pending = top(view);
  const { hand, personality } = seatAt(view, seat);
  if (hand.some(({ value }) => value === null) || personality === null) return true;
  if (PILES.some((pile) => view.draws[pile].some((draw) => draw.seat === seat))) return true;
  if (pending?.step === 'draft') return pending.seat === seat;
  if (pending?.step !== 'fight') return false;
  const { attack, defence, rival } = pending;
  return (pending.seat === seat && attack === HIDDEN) || (rival === seat && defence === HIDDEN);
}
