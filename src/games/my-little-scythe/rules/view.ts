import type { Eyes, Seat } from '../../../engine/ids.ts';
import { PILES } from './cards.ts';
import { seatWith, tableWith } from './copy.ts';
import { type Choice, HIDDEN, type Pending, type SeenPending } from './pending.ts';
import { frozen } from './places.ts';
import { seatAt } from './seekers.ts';
import { liesOpen } from './spells.ts';
import {
  type Draw,
  isOver,
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
  const seen = tableWith(state, {
    seats: state.seats.map((own, seat) => seatSeen(state, own, seat, eyes)),
    deck: hidden(state.deck.length),
    questDeck: state.questDeck.map((card, at) => (at < state.questKnown ? card : null)),
    piles: [hidden(state.piles[0].length), hidden(state.piles[1].length)],
    draws: [drawsSeen(state.draws[0], eyes), drawsSeen(state.draws[1], eyes)],
    todo: state.todo.map((pending) => pendingSeen(state, pending, eyes)),
  });
  return Object.assign(seen, { eyes });
}

const BACKS: (readonly null[])[] = [];
/** So many cards of which only the backs are seen. */
function hidden(count: number): readonly null[] {
  const backs = BACKS[count] ?? frozen(new Array<null>(count).fill(null));
  BACKS[count] = backs;
  return backs;
}

// rule: secret
function seatSeen(state: State, own: OwnSeat, seat: Seat, eyes: Eyes): SeenSeat {
  if (seat === eyes) return seatWith(own, own.hand, own.personality);
  const hand = own.hand.map(
    (spell, place): SeenSpell => (liesOpen(state, seat, place) ? spell : { making: spell.making, value: null }),
  );
  return seatWith(own, hand, own.shown || isOver(state) ? own.personality : null);
}

// rule: secret.tiles
const drawsSeen = (draws: readonly Draw[], eyes: Eyes): SeenDraw[] =>
  draws.map((draw) => (draw.seat === eyes ? draw : { seat: draw.seat, kept: draw.kept, under: null }));

function pendingSeen(state: State, pending: Pending, eyes: Eyes): SeenPending {
  // rule: secret.tiles
  if (pending.step === 'draft') return { ...pending, tiles: pending.seat === eyes ? pending.tiles : null };
  if (pending.step !== 'fight') return { ...pending };
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
