import { DAILY_SEAT, type DailyMark, type Day, dailyLead } from '../../engine/daily.ts';
import type { Result } from '../../engine/game.ts';
import type { Daybook, ShelfEntry } from '../../protocol/shown.ts';
import { type Outcome, PAR_GAMES, type Par } from '../../saves/format.ts';
import type { GameBox } from '../../ui/gameBox.ts';

/** A day's deal as it was played for the first time; whatever was made of it later does not count. */
export interface Played {
  readonly game: string;
  readonly daily: DailyMark;
  readonly result: Result;
  readonly endedAt: number;
  /** How the strongest bot fared in the same seat, as far as that is known. */
  readonly leads: readonly number[];
}

export type Book = ReadonlyMap<Day, readonly Played[]>;

/** What came in from a file counts behind what was played here, and never closes today's deals: it may be a friend's. */
export function bookOf({ outcomes, pars }: Daybook, today: Day): Book {
  const book = new Map<Day, Played[]>();
  const cameLast = ({ came }: Outcome): number => (came ? 1 : 0);
  const inTurn = [...outcomes].sort((one, other) => cameLast(one) - cameLast(other) || one.endedAt - other.endedAt);
  for (const { game, result, endedAt, daily, came } of inTurn) {
    if (!daily || (came && daily.day === today)) continue;
    const played = book.get(daily.day) ?? [];
    if (played.some((each) => each.game === game)) continue;
    const par = pars.find((each) => each.game === game && each.day === daily.day && each.edition === daily.edition);
    book.set(daily.day, [...played, { game, daily, result, endedAt, leads: par?.leads ?? [] }]);
  }
  return book;
}

/** The days of which something was played when it was their time. */
export const daysInTime = (book: Book): Day[] =>
  [...book].flatMap(([day, played]) => (played.some(({ daily }) => !daily.late) ? day : []));

/** The middle of its games; null until all of them were played. */
export function parOf({ leads }: Pick<Played, 'leads'>): number | null {
  const sorted = [...leads].sort((one, other) => one - other);
  return leads.length < PAR_GAMES ? null : (sorted[Math.floor(PAR_GAMES / 2)] ?? null);
}

/** How much better than par it was; null while that is not known. */
export function overPar(played: Played): number | null {
  const par = parOf(played);
  return par === null ? null : dailyLead(played.result) - par;
}

export const isAtPar = (played: Played): boolean => (overPar(played) ?? -1) >= 0;

export const isWon = ({ result }: Played): boolean => result.winners.includes(DAILY_SEAT);

/** What wants a par next, the day that is looked at first; none that another edition has dealt, whose rules are not here. */
export function withoutPar(book: Book, shelf: readonly GameBox[], first: Day): Played | undefined {
  const isOpen = (played: Played): boolean =>
    parOf(played) === null &&
    shelf.some(({ facts }) => facts.id === played.game && facts.edition === played.daily.edition);
  return [book.get(first) ?? [], ...book.values()].flat().find(isOpen);
}

export const withPar = (daybook: Daybook, par: Par): Daybook => {
  const isSame = ({ game, day, edition }: Par): boolean =>
    game === par.game && day === par.day && edition === par.edition;
  return { ...daybook, pars: [...daybook.pars.filter((each) => !isSame(each)), par] };
};

/** The match of that deal which still is on the shelf: the one that goes on, or else the one that counts. */
export function cardOf(cards: readonly ShelfEntry[], day: Day, game: string, played?: Played): ShelfEntry | undefined {
  const all = cards.filter((card) => card.daily?.day === day && card.game === game);
  return all.find(({ result, touchedAt }) => (played ? touchedAt === played.endedAt : result === null));
}
