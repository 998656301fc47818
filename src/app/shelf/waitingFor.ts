import type { Sitter } from '../../engine/log.ts';
import { afterMatch } from '../../engine/rematch.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { WaitingWords } from '../../words/tickets.ts';
import type { Lang } from '../../words/voice.ts';
import { shortDate } from '../amounts.ts';

/** What a match on the shelf waits for, or how it ended. A rival of the rules has no name before its face is there. */
export function waitingFor(
  { floor, result, sitters, early }: Pick<ShelfEntry, 'floor' | 'result' | 'sitters' | 'early'>,
  words: WaitingWords,
): Phrase {
  if (result) {
    const { winners } = result;
    if (winners.length === 0) return sitters.length > 1 ? words.draw : words.lost;
    if (!winners.every((side) => side < sitters.length)) return words.lost;
    return early?.how === 'counted' ? words.ahead(winners) : words.won(winners);
  }
  switch (floor.kind) {
    case 'open':
    case 'private':
    case 'learnt':
      return words.turn(floor.seat);
    case 'curtain':
      return words.turn(floor.to);
    case 'forced':
      return words.turn(floor.seats[0] ?? 0);
    case 'away':
      return words.turn(floor.seats[0] ?? 0);
    case 'bots':
      return words.thinking(floor.seats[0] ?? 0);
    case 'reveal':
      return words.uncovered;
    case 'elsewhere':
      return words.elsewhere;
    case 'over':
      return words.over;
  }
}

/** What is told of a match that was not dealt, played and ended like any other. */
export function remarksOn(card: ShelfEntry, words: WaitingWords, lang: Lang): string[] {
  const { branch, daily, early, gaveUp = [], series, result, sitters, unsaved } = card;
  const quitters = gaveUp.map((seat) => sitters[seat]?.name ?? '').join(words.comma);
  return [
    ...(unsaved === undefined ? [] : [words.unsaved(unsaved)]),
    ...(branch ? [words.branch] : []),
    ...(daily ? [words.daily(shortDate(daily.day, lang))] : []),
    ...(early?.how === 'counted' ? [words.early] : []),
    ...(quitters ? [words.gaveUp(quitters)] : []),
    ...(series ? [words.series(afterMatch(series, result, early).won)] : []),
  ];
}

export const whoSits = (sitters: readonly Sitter[], words: WaitingWords): string =>
  sitters.map(({ kind, name }) => (kind === 'bot' ? words.bot(name) : name)).join(words.comma);
