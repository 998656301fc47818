import type { OwnSeat, SeenSeat, State, Table } from './state.ts';

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
