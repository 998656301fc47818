import { afterMatch } from '../../engine/rematch.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import type { Lang } from '../../words/lang.ts';
import type { WaitingWords } from '../../words/tickets.ts';
import { shortDate } from '../when.ts';

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
