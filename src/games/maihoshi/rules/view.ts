import type { Eyes, Seat } from '../../../engine/ids.ts';
import { type Kind, NONE } from './cards.ts';
import { lookedAt } from './look.ts';
import { bitOf, memoryOf, ONLOOKER, observerOf } from './memory.ts';
import { CHOSEN, HIDDEN, NOT_YET, type State, type View } from './state.ts';

export function view(state: State, eyes: Eyes): View {
  const observer = observerOf(eyes);
  const covered = (seat: Seat, card: Kind, cover: number): Kind => (seat === eyes || card < 0 ? card : cover);
  return {
    mode: state.mode,
    tokensOpen: state.tokensOpen,
    stage: state.stage,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    geisha: [...state.geisha],
    spent: [...state.spent],
    closed: [...state.closed],
    hands: state.hands.map((hand, seat) => (seat === eyes ? [...hand] : null)),
    held: state.hands.map((hand) => hand.length),
    reserves: state.reserves.map((card, seat) => covered(seat, card, HIDDEN)),
    sealed: state.sealed.map((card, seat) => (seat === eyes || card === NOT_YET ? card : CHOSEN)),
    guests: state.guests.map((row) => [...row]),
    publicity: state.publicity.map((row) => [...row]),
    reputation: [...state.reputation],
    deck: state.deck.length,
    under: state.under.map((knowers, at) => ({
      card: knowers & bitOf(observer) ? (state.deck[at] ?? NONE) : HIDDEN,
      knowers,
    })),
    looking: state.looking,
    looked: eyes === state.turn && state.looking > 0 ? lookedAt(state) : null,
    discard: [...state.discard],
    known: observer === ONLOOKER ? [] : memoryOf(state, observer),
    knownToAll: memoryOf(state, ONLOOKER),
    steps: [...state.steps],
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
    owed: [...state.owed],
    ended: state.ended,
    endedBy: state.endedBy,
    ready: [...state.ready],
    bonus: [...state.bonus],
    tokens: state.tokens.map((count, seat) =>
      seat === eyes || state.tokensOpen || state.stage === 'over' ? count : null,
    ),
    rounds: [...state.rounds],
  };
}

/** A hand and a reserve are seen by their owner alone, and cards of the deck by whoever looked at or buried them. */
export const conceals = ({ held, reserves, under, turn, looking }: View, seat: Seat): boolean =>
  (held[seat] ?? 0) > 0 ||
  reserves[seat] !== NONE ||
  (seat === turn && looking > 0) ||
  under.some(({ knowers }) => (knowers & bitOf(seat)) !== 0 && (knowers & bitOf(ONLOOKER)) === 0);
