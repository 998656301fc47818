import type { Import } from '../../protocol/trouble.ts';
import type { DataWords } from '../../words/data.ts';
import type { ElsewhereWords } from '../../words/elsewhere.ts';
import { sayRefusal } from '../../words/refusal.ts';

/** More are only counted. */
const MOST_LEFT_OUT = 20;

/** What became of a text that was to be taken in: how many games came, and of each that did not, why. */
export function importLines(became: Import, words: DataWords, elsewhere: ElsewhereWords): string[] {
  if ('refused' in became) return [`${sayRefusal(became, words.refused)} ${words.nothingChanged}`];
  const { matches, outcomes } = became;
  const count = (kind: (typeof matches)[number]['got']): number => matches.filter(({ got }) => got === kind).length;
  const [added, known] = [count('added'), count('known')];
  const met = (['continued', 'shorter', 'forked'] as const).filter((got) => count(got) > 0);
  const lines = [
    ...(added > 0 ? [words.added(added)] : []),
    ...(known > 0 ? [words.known(known)] : []),
    ...met.map((got) => elsewhere[got]),
    ...(outcomes === null ? [words.outcomesNotSaved] : outcomes > 0 ? [words.outcomes(outcomes)] : []),
  ];
  const leftOut = matches.flatMap((one, index) => {
    const game = matches.length === 1 ? null : index + 1;
    if (one.got === 'refused') return [words.leftOut(game, sayRefusal(one.refusal, words.refused))];
    return one.got === 'notSaved' ? [words.leftOut(game, one.full ? words.notSavedFull : words.notSaved)] : [];
  });
  lines.push(...leftOut.slice(0, MOST_LEFT_OUT));
  if (leftOut.length > MOST_LEFT_OUT) lines.push(words.moreLeftOut(leftOut.length - MOST_LEFT_OUT));
  return added > 0 || outcomes || met.length > 0 ? lines : [...lines, words.nothingChanged];
}
