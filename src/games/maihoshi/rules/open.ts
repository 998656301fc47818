import type { Kind } from './cards.ts';
import type { Open, State, View } from './state.ts';

export function rowsOf(rows: readonly (readonly Kind[])[]): Kind[][] {
  const copied: Kind[][] = [];
  for (const row of rows) copied.push(row.slice());
  return copied;
}

/** Whether a card of this kind lies face up: as a guest, as publicity or discarded. */
export const liesOpen = ({ guests, publicity, discard }: Open, card: Kind): boolean =>
  [...guests, ...publicity, discard].some((row) => row.includes(card));

/** What does not lie open. */
type Hidden = Omit<State, keyof Open>;

/**
 * A state with the open part of another one or of a view, in lists of its own. It is written out, in the order of the
 * dealt state, for the sake of search: states that are made in several ways are slow to play.
 */
export const stateOf = (of: State | View, hidden: Hidden): State => ({
  mode: of.mode,
  tokensOpen: of.tokensOpen,
  stage: of.stage,
  round: of.round,
  starter: of.starter,
  turn: of.turn,
  geisha: of.geisha.slice(),
  served: of.served.slice(),
  spent: of.spent.slice(),
  closed: of.closed.slice(),
  hands: hidden.hands,
  reserves: hidden.reserves,
  sealed: hidden.sealed,
  guests: rowsOf(of.guests),
  publicity: rowsOf(of.publicity),
  reputation: of.reputation.slice(),
  deck: hidden.deck,
  under: hidden.under,
  looking: of.looking,
  discard: of.discard.slice(),
  known: hidden.known,
  steps: of.steps.slice(),
  business: of.business,
  acted: of.acted,
  rested: of.rested,
  revealed: of.revealed,
  fresh: of.fresh,
  extra: of.extra,
  idle: of.idle,
  lap: of.lap,
  lapBy: of.lapBy,
  lapCause: of.lapCause,
  owed: of.owed.slice(),
  ended: of.ended,
  endedBy: of.endedBy,
  ready: of.ready.slice(),
  bonus: of.bonus.slice(),
  tokens: hidden.tokens,
  rounds: of.rounds.slice(),
});
