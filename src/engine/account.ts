import type { AnyMove, Seat, Setup, Side } from './game.ts';
import { isMove } from './log.ts';
import type { Match } from './match.ts';

/** A whole match in one line of JSON, from which it can be played again: the same log must lead to the same end. */
export interface Account {
  readonly game: string;
  readonly edition: number;
  readonly options: Setup['options'];
  readonly seats: number;
  readonly first: NonNullable<Setup['first']>;
  /** As they were chosen; absent: in the game's own order. */
  readonly looks?: readonly string[];
  readonly seed: number;
  /** The moves in force. */
  readonly log: readonly { readonly seat: Seat; readonly move: AnyMove }[];
  readonly sheet: readonly { readonly row: string; readonly by: readonly number[] }[];
  readonly winners: readonly Side[];
  /** The final position in the notation of the game's record. */
  readonly table: unknown;
}

export function accountOf({ game, record, state, happened }: Match): Account {
  const { options, seats, first = 'chance', looks } = record.setup;
  return {
    game: record.game,
    edition: record.edition,
    options,
    seats,
    first,
    ...(looks && { looks }),
    seed: record.seed,
    log: happened.map(({ index }) => record.log[index]).filter(isMove),
    sheet: game.sheet(game.view(state, 'onlooker')).rows.map(({ row, by }) => ({ row, by })),
    winners: game.result(state).winners,
    table: game.record(state),
  };
}

export const setupOf = ({ seats, options, first, looks }: Account): Setup => ({
  seats,
  options,
  first,
  ...(looks && { looks }),
});

/** A recorded game, kept as the line of its match: it must come out as it did. */
export interface Fixture extends Account {
  readonly setup: Setup;
}

export const fixtureOf = (account: Account): Fixture => ({ ...account, setup: setupOf(account) });
