import type { Phrase } from '../../../words/phrase.ts';
import { winnersOf } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import type { Words } from './en.ts';

/** Null before the end, and where the tokens alone decided. */
export function sayTie(words: Words['tie'], { stage, tokens, held }: View): Phrase | null {
  if (stage !== 'over') return null;
  const counted = tokens.map((count) => count ?? 0);
  const most = Math.max(...counted);
  const equals = counted.flatMap((count, seat) => (count === most ? [seat] : []));
  if (equals.length < 2) return null;
  const winners = winnersOf(counted, held);
  const [winner] = winners;
  return winners.length === 1 && winner !== undefined
    ? words.decided(equals, winner, held[winner] ?? 0)
    : words.shared(equals, winners);
}
