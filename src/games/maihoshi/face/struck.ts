import type { Seat } from '../../../engine/game.ts';
import { COLOURS, type Colour, cardOf, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type Move, moveId } from '../rules/moves.ts';
import { type Counted, income, penalty, roundPoints, scoringEffects } from '../rules/sheet.ts';
import type { View } from '../rules/state.ts';
import type { Earned } from '../words/say.ts';
import { freshIn, type Picked } from './choice.ts';

/** What others have done to a house since its owner decided last. */
export interface Struck {
  /** So many guests, and publicity cards, went from the ends of the rows. */
  readonly guests: number;
  readonly publicity: number;
  /** The reputations that fell with them. */
  readonly fallen: readonly Colour[];
}
export const UNHARMED: Struck = { guests: 0, publicity: 0, fallen: [] };

export function struckSince(since: readonly Event[], seat: Seat): Struck {
  let struck = UNHARMED;
  // What one does to oneself is no strike.
  let by: Seat | null = null;
  for (const event of since) {
    if (event.is === 'used') by = event.seat;
    if (event.is === 'round') struck = UNHARMED;
    if (by === seat) continue;
    const { guests, publicity } = struck;
    if ((event.is === 'sunk' && event.seat === seat) || (event.is === 'moved' && event.from === seat))
      struck = { ...struck, guests: guests + 1 };
    if (event.is !== 'returned' || event.seat !== seat) continue;
    const fell = COLOURS.filter((colour) => cardOf(event.card).publicity[colour] > 0);
    struck = { guests, publicity: publicity + 1, fallen: [...new Set([...struck.fallen, ...fell])] };
  }
  return struck;
}

/** The places of cards that have come to a hand since its seat decided last. */
export function freshSince(since: readonly Event[], seat: Seat, hand: readonly Kind[]): readonly number[] {
  const before = [...hand];
  for (const card of since.flatMap((event) => cameTo(seat, event))) {
    const place = before.lastIndexOf(card);
    if (place >= 0) before.splice(place, 1);
  }
  return freshIn(hand, before);
}

function cameTo(seat: Seat, event: Event): readonly Kind[] {
  if (event.is === 'drew' && event.seat === seat) return event.cards ?? [];
  return event.is === 'returned' && event.seat === seat ? [event.card] : [];
}

/** A round by its parts, scored or as it stands. */
export const earnedIn = (counted: Counted, seat: Seat, left: number, bonus: number): Earned => ({
  income: income(counted, seat),
  effects: scoringEffects(counted, seat),
  penalty: penalty(left),
  bonus,
  points: roundPoints(counted, seat, left, bonus),
});

/** These are seen on one player's table. */
const SEEN: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'guest',
  'advertised',
  'aside',
  'closed',
  'sunk',
  'returned',
  'moved',
]);
/** These are only told of the player who does them. */
const TOLD: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'chosen',
  'used',
  'declined',
  'discarded',
  'drew',
  'rested',
]);

/** What is chosen now: with it the followed house comes back into sight. */
export const chosenNow = (selected: Move | null, { at, also }: Pick<Picked, 'at' | 'also'>): string | null =>
  selected === null && at === null ? null : `${selected === null ? '' : moveId(selected)}/${at}/${also}`;

/** Whose house is followed, and on which table. */
export interface Followed {
  readonly view: View;
  readonly side: Seat | null;
}

/** As long as a move is acted out on the table that it was chosen on, the house that it was chosen for stays in sight. */
export const followedNow = (
  before: Followed | null,
  view: View,
  events: readonly Event[],
  asked: Seat | null,
  selected: Move | null,
): Followed =>
  asked === null && before?.view === view ? before : { view, side: sideToFollow(events, asked, selected) };

/** Whose house shall be in sight: the one that is chosen for an effect, one's own to decide, or where something happened. */
export function sideToFollow(events: readonly Event[], asked: Seat | null, selected: Move | null): Seat | null {
  if (selected?.do === 'target') return selected.seat;
  if (asked !== null) return asked;
  const event = events.findLast(({ is }) => SEEN.has(is)) ?? events.find(({ is }) => TOLD.has(is));
  // Who draws by an effect of another's is shown to draw.
  if (event?.is === 'used' && event.target !== null) return event.target;
  return event && 'seat' in event ? event.seat : null;
}
