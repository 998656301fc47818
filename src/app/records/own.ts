import type { Seat } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/format.ts';

/** A person who sat at the table, and where. */
export interface Sat {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** They played on this device: its records are theirs. */
  readonly isOwn: boolean;
}

export const peopleOf = ({ sitters, here }: Pick<Outcome, 'sitters' | 'here'>): readonly Sat[] =>
  sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' ? [{ seat, sitter, isOwn: here?.includes(seat) ?? true }] : [],
  );

/** A tablet that only lay in the middle has played nothing. */
export const playedHere = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ here }) => here === undefined || here.length > 0);
