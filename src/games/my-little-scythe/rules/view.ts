import type { Eyes, Seat } from '../../../engine/ids.ts';
import { type Choice, HIDDEN, type Pending, type SeenPending } from './asks.ts';
import { PILES } from './cards.ts';
import { seatAt } from './hexes.ts';
import { frozen } from './places.ts';
import { liesOpen } from './spells.ts';
import {
  type Draw,
  isOver,
  type OwnSeat,
  type SeenDraw,
  type SeenSeat,
  type SeenSpell,
  type State,
  type Table,
  top,
  type View,
} from './state.ts';
import { hasChoice } from './steps/fight.ts';

// States and views are made here and nowhere else: search reads them fastest where all are of one make.

/** A seat with what it alone sees, as far as some eyes see it; what is frozen is shared. */
export function seatWith(open: SeenSeat, hand: OwnSeat['hand'], personality: OwnSeat['personality']): OwnSeat;
export function seatWith(open: SeenSeat, hand: SeenSeat['hand'], personality: SeenSeat['personality']): SeenSeat;
export function seatWith(open: SeenSeat, hand: SeenSeat['hand'], personality: SeenSeat['personality']): SeenSeat {
  return {
    kingdom: open.kingdom,
    friendship: open.friendship,
    pies: open.pies,
    trophies: open.trophies,
    seekers: [open.seekers[0], open.seekers[1]],
    solved: open.solved,
    tiles: open.tiles,
    marker: open.marker,
    shown: open.shown,
    hand,
    personality,
  };
}

type Hidden<Of extends Table> = Pick<Of, 'seats' | 'deck' | 'questDeck' | 'piles' | 'draws' | 'todo'>;

/** What everybody sees of a table, with all that may be hidden. */
export function tableWith(open: Table, hidden: Hidden<State>): State;
export function tableWith(open: Table, hidden: Hidden<Table>): Table;
export function tableWith(open: Table, { seats, deck, questDeck, piles, draws, todo }: Hidden<Table>): Table {
  return {
    first: open.first,
    round: open.round,
    turn: open.turn,
    last: open.last,
    claimed: open.claimed,
    held: open.held,
    eased: open.eased,
    moved: open.moved,
    seats,
    tokens: [open.tokens[0].slice(), open.tokens[1].slice(), open.tokens[2].slice()],
    supply: [open.supply[0], open.supply[1], open.supply[2]],
    dice: open.dice.slice(),
    deck,
    discards: open.discards,
    makings: open.makings,
    questDeck,
    questKnown: open.questKnown,
    piles,
    draws,
    todo,
  };
}

export const copy = (state: State): State =>
  tableWith(state, {
    seats: state.seats.map((own) => seatWith(own, own.hand, own.personality)),
    deck: state.deck.slice(),
    questDeck: state.questDeck.slice(),
    piles: state.piles,
    draws: state.draws,
    todo: state.todo.map((pending) => ({ ...pending })),
  });

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
