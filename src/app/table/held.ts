import type { Seat } from '../../engine/ids.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';

interface Chosen {
  readonly move: object;
}
type Moment = Pick<TableNews, 'match' | 'logLength'>;

/** What was chosen and not yet made when another screen came over the table: the rulebook, say. */
interface Held {
  readonly match: MatchId;
  readonly logLength: number;
  readonly seat: Seat;
  readonly said: string;
}
let held: Held | null = null;

export function hold({ match, logLength }: Moment, seat: Seat, chosen: Chosen | null): void {
  held = chosen && { match, logLength, seat, said: JSON.stringify(chosen.move) };
}

/** The same seat finds it again, if nothing has happened at its table since; once. */
export function takeUp<One extends Chosen>(at: Moment, seat: Seat, offers: readonly One[]): One | null {
  const was = held;
  if (was?.match !== at.match) return null;
  held = null;
  if (was.logLength !== at.logLength || was.seat !== seat) return null;
  return offers.find(({ move }) => JSON.stringify(move) === was.said) ?? null;
}
