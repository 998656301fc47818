import { personSeats } from './floor.ts';
import type { News, Seat } from './game.ts';
import { earlyEnd, logInForce, sittersNow } from './log.ts';
import type { Happening, Match } from './match.ts';

/** What taking back would drop, and whether the table must agree; the button always says why. */
export interface UndoOffer {
  /** Log indexes; empty when there is nothing to take back. */
  readonly drops: readonly number[];
  /** The same for all decisions of the turn that the last one was made in; empty where that is no more, or not free. */
  readonly wholeTurn: readonly number[];
  readonly why: 'nothing' | 'free' | 'alone' | 'learnt' | 'passed' | 'daily';
  /** Who takes back. */
  readonly seat: Seat | null;
}

export const NOTHING_TO_UNDO: UndoOffer = { drops: [], wholeTurn: [], why: 'nothing', seat: null };

export const needsAgreement = (offer: UndoOffer): boolean => offer.why === 'learnt' || offer.why === 'passed';

/**
 * The last move of the seat whose moment it is, or, at the open table, the last one of a person or of certain ones; with it what bots
 * answered. `seen` is the log length that each seat has looked at behind the curtain.
 */
export function undoOffer(match: Match, mover: Seat | 'anybody' | readonly Seat[], seen: readonly number[]): UndoOffer {
  if (earlyEnd(match.record)) return NOTHING_TO_UNDO;
  const persons = personSeats(sittersNow(match.record.sitters, match.record.log));
  const movers = typeof mover === 'number' ? [mover] : mover;
  const isOwn = ({ seat }: Happening): boolean =>
    persons.includes(seat) && (movers === 'anybody' || movers.includes(seat));
  const isAlone = persons.length === 1 && !match.record.daily;
  let from = match.happened.findLastIndex(isOwn);
  // Alone, a decision that was none is stepped over: it would only be made again.
  while (isAlone && match.happened[from]?.wasOnly) {
    const before = match.happened.slice(0, from).findLastIndex(isOwn);
    if (before < 0) break;
    from = before;
  }
  const first = match.happened[from];
  if (!first) return NOTHING_TO_UNDO;
  const since = match.happened.slice(from);
  const own = since.filter(({ seat }) => seat === first.seat);
  const dropped = stillSealed(match, since) ? own : since;
  const foreign = dropped.some(({ seat }) => seat !== first.seat && persons.includes(seat));
  if (foreign) return NOTHING_TO_UNDO;
  const offer = { drops: indexesOf(dropped), wholeTurn: [], seat: first.seat };
  const { daily } = match.record;
  // The bots are others there, as persons would be, and cannot be asked whether they agree.
  if (daily && dropped.some((each) => each.seat !== first.seat || hasNews(each))) {
    return { ...NOTHING_TO_UNDO, why: 'daily' };
  }
  const wholeTurn = dropped === own && since.length > own.length ? [] : turnBefore(match, from, dropped, persons, seen);
  if (isAlone) return { ...offer, wholeTurn, why: 'alone' };
  if (dropped.some(hasNews)) return { ...offer, why: 'learnt' };
  const passed = persons.some((seat) => seat !== first.seat && (seen[seat] ?? 0) > first.index);
  if (passed && !stillSealed(match, since)) return { ...offer, why: 'passed' };
  return { ...offer, wholeTurn, why: 'free' };
}

const indexesOf = (happenings: readonly Happening[]): readonly number[] => happenings.map(({ index }) => index);

/**
 * What is dropped, and what the same seat decided right before it, as far back as nobody learnt anything by it; alone
 * that is nobody's loss. Who has no others round the table has no turns either.
 */
function turnBefore(
  match: Match,
  from: number,
  dropped: readonly Happening[],
  persons: readonly Seat[],
  seen: readonly number[],
): UndoOffer['wholeTurn'] {
  const seat = match.happened[from]?.seat;
  const others = persons.filter((person) => person !== seat);
  const isUnheard = others.length === 0 && !match.record.daily;
  const isEarlier = (happening: Happening): boolean =>
    happening.seat === seat &&
    others.every((other) => (seen[other] ?? 0) <= happening.index) &&
    (isUnheard || !hasNews(happening));
  const before = match.happened.slice(0, from);
  const begin = before.findLastIndex((happening) => !isEarlier(happening)) + 1;
  return begin === from || match.record.setup.seats === 1 ? [] : indexesOf([...before.slice(begin), ...dropped]);
}

export const canRedo = (match: Match): boolean =>
  !earlyEnd(match.record) && logInForce(match.record.log).undone.length > 0;

/** All who moved since were asked together, and one of them still is: nothing was uncovered. */
function stillSealed(match: Match, since: readonly Happening[]): boolean {
  const together = since[0]?.asked ?? [];
  if (together.length < 2) return false;
  const asked = (seat: Seat): boolean => together.some((ask) => ask.seat === seat);
  const waiting = match.game.asks(match.state).some(({ seat }) => asked(seat) && seat !== since[0]?.seat);
  return waiting && since.every((happening) => asked(happening.seat) && !hasNews(happening));
}

const hasNews = ({ told }: Happening): boolean => told.some(({ news }) => isNews(news));

export const isNews = (news: News): boolean => news !== 'none' && news.length > 0;
