import type { Import } from '../../protocol/trouble.ts';
import type { DataWords } from '../../words/data.ts';
import { sayRefusal } from '../../words/refusal.ts';

/** More are only counted. */
const MOST_LEFT_OUT = 20;

/** What became of a text that was to be taken in: how many games came, and of each that did not, why. */
export function importLines(became: Import, words: DataWords): string[] {
  if ('refused' in became) return [`${sayRefusal(became, words.refused)} ${words.nothingChanged}`];
  const { matches, outcomes } = became;
  const count = (kind: (typeof matches)[number]['got']): number => matches.filter(({ got }) => got === kind).length;
  const [added, known] = [count('added'), count('known')];
  const lines = [
    ...(added > 0 ? [words.added(added)] : []),
    ...(known > 0 ? [words.known(known)] : []),
    ...(outcomes === null ? [words.outcomesNotSaved] : outcomes > 0 ? [words.outcomes(outcomes)] : []),
  ];
  const leftOut = matches.flatMap((one, index) => {
    const game = matches.length === 1 ? null : index + 1;
    if (one.got === 'refused') return [words.leftOut(game, sayRefusal(one.refusal, words.refused))];
    return one.got === 'notSaved' ? [words.leftOut(game, one.full ? words.notSavedFull : words.notSaved)] : [];
  });
  lines.push(...leftOut.slice(0, MOST_LEFT_OUT));
  if (leftOut.length > MOST_LEFT_OUT) lines.push(words.moreLeftOut(leftOut.length - MOST_LEFT_OUT));
  return added > 0 || outcomes ? lines : [...lines, words.nothingChanged];
}
