import { personSeats } from './floor.ts';
import type { News } from './game.ts';
import type { Seat } from './ids.ts';
import { logInForce, sittersNow } from './log.ts';
import type { Happening, Match } from './match.ts';

/** What taking back would drop, and whether the table must agree; the button always says why. */
export interface UndoOffer {
  /** Log indexes; empty when there is nothing to take back. */
  readonly drops: readonly number[];
  readonly why: 'nothing' | 'free' | 'alone' | 'learnt' | 'passed';
  /** Who takes back. */
  readonly seat: Seat | null;
}

export const needsAgreement = (offer: UndoOffer): boolean => offer.why === 'learnt' || offer.why === 'passed';

/**
 * The last own move of whoever's moment it is, or, at the open table, the last one of a person; with it what bots
 * answered. `seen` is the log length that each seat has looked at behind the curtain.
 */
export function undoOffer(match: Match, mover: Seat | 'anybody', seen: readonly number[]): UndoOffer {
  const persons = personSeats(sittersNow(match.record.sitters, match.record.log));
  const from = match.happened.findLastIndex(
    ({ seat }) => persons.includes(seat) && (mover === 'anybody' || seat === mover),
  );
  const first = match.happened[from];
  if (!first) return { drops: [], why: 'nothing', seat: null };
  const since = match.happened.slice(from);
  const own = since.filter(({ seat }) => seat === first.seat);
  const dropped = stillSealed(match, since) ? own : since;
  const foreign = dropped.some(({ seat }) => seat !== first.seat && persons.includes(seat));
  if (foreign) return { drops: [], why: 'nothing', seat: null };
  const offer = { drops: dropped.map(({ index }) => index), seat: first.seat };
  if (persons.length === 1) return { ...offer, why: 'alone' };
  if (dropped.some(({ told }) => told.some(({ news }) => isNews(news)))) return { ...offer, why: 'learnt' };
  const passed = persons.some((seat) => seat !== first.seat && (seen[seat] ?? 0) > first.index);
  return { ...offer, why: passed && !stillSealed(match, since) ? 'passed' : 'free' };
}

export const canRedo = (match: Match): boolean => logInForce(match.record.log).undone.length > 0;

/** Everybody who moved since was asked together with the first, and somebody still is: nothing was uncovered. */
function stillSealed(match: Match, since: readonly Happening[]): boolean {
  const together = since[0]?.asked ?? [];
  if (together.length < 2) return false;
  const asked = (seat: Seat): boolean => together.some((ask) => ask.seat === seat);
  const waiting = match.game.asks(match.state).some(({ seat }) => asked(seat) && seat !== since[0]?.seat);
  return waiting && since.every(({ seat, told }) => asked(seat) && told.every(({ news }) => !isNews(news)));
}

const isNews = (news: News): boolean => news !== 'none' && news.length > 0;
