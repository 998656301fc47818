import type { Eyes, Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { NONE } from './cards.ts';
import { lookedAt } from './hand.ts';
import { knows, memoryOf, rowsOf } from './memory.ts';
import { HIDDEN, NOT_YET, type State, type View } from './state.ts';

export function view(state: State, eyes: Eyes): View {
  const knownToAll = memoryOf(state, 'onlooker');
  return {
    mode: state.mode,
    tokensOpen: state.tokensOpen,
    stage: state.stage,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    geisha: state.geisha.slice(),
    served: state.served.slice(),
    spent: state.spent.slice(),
    closed: state.closed.slice(),
    guests: rowsOf(state.guests),
    publicity: rowsOf(state.publicity),
    reputation: state.reputation.slice(),
    looking: state.looking,
    // rule: piles.discard
    discard: state.discard.slice(),
    steps: state.steps.slice(),
    business: state.business,
    acted: state.acted,
    rested: state.rested,
    revealed: state.revealed,
    fresh: state.fresh,
    extra: state.extra,
    idle: state.idle,
    lap: state.lap,
    lapBy: state.lapBy,
    lapCause: state.lapCause,
    owed: state.owed.slice(),
    ended: state.ended,
    endedBy: state.endedBy,
    ready: state.ready.slice(),
    bonus: state.bonus.slice(),
    rounds: state.rounds.slice(),
    // rule: secret.hands
    hands: state.hands.map((hand, seat) => (seat === eyes ? [...hand] : null)),
    held: state.hands.map((hand) => hand.length),
    // rule: secret.hands
    reserves: state.reserves.map((card, seat) => (seat === eyes || card === NONE ? card : HIDDEN)),
    sealed: state.sealed.map((card, seat) => (seat === eyes || card === NOT_YET ? card : HIDDEN)),
    deck: state.deck.length,
    // rule: secret.deck
    under: state.under.map((knower, place): View['under'][number] => ({
      card: knows(knower, eyes) ? at(state.deck, place) : HIDDEN,
      knower,
    })),
    looked: eyes === state.turn && state.looking > 0 ? lookedAt(state) : null,
    known: eyes === 'onlooker' ? knownToAll : memoryOf(state, eyes),
    knownToAll,
    // rule: secret.hands
    tokens: state.tokens.map((count, seat) =>
      seat === eyes || state.tokensOpen || state.stage === 'over' ? count : null,
    ),
  };
}

/** A hand and a reserve are seen by their owner alone, and cards of the deck by the players who looked at or buried them. */
export const conceals = ({ held, reserves, under, turn, looking }: View, seat: Seat): boolean =>
  (held[seat] ?? 0) > 0 ||
  reserves[seat] !== NONE ||
  (seat === turn && looking > 0) ||
  under.some(({ knower }) => knower === seat);
