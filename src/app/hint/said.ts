import type { Because } from '../../engine/because.ts';
import type { AnyMove, AnyView } from '../../engine/game.ts';
import type { Hint, Motive } from '../../protocol/shown.ts';
import type { HintWords } from '../../words/hint.ts';
import { type Phrase, thing } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { foretold } from '../table/said.ts';

/** What speaks for a move, a sentence each, the weightiest first; no points while they are hidden. */
export const sayBecause = (
  because: readonly Because[],
  voice: AnyVoice,
  words: HintWords,
  arePointsCovered: boolean,
): Phrase[] =>
  because.flatMap((each) => {
    if ('reason' in each)
      return foretold([each.reason], voice, arePointsCovered).map((reason) => voice.sayReason(reason));
    return arePointsCovered ? [] : [words.gain(voice.sayRow(each.gain.row), each.gain.points)];
  });

type Chosen = Pick<Hint, 'move' | 'onward'>;

/** The hinted move and what follows it, each with the table that it is made on. */
const wayOf = ({ move, onward = [] }: Chosen, view: AnyView): readonly { move: AnyMove; view: AnyView }[] => [
  { move, view },
  ...onward,
];

/** What a hint lights on the board: what its moves name, and what they are about without naming it. */
export function litBy(hint: Chosen, voice: AnyVoice, view: AnyView): Phrase {
  const marks = wayOf(hint, view).flatMap((each) => voice.marks?.(each.move, each.view) ?? []);
  return [...thingsOf(hint, voice, view), ...marks.map((mark) => thing(mark, ''))];
}

/** The things that the moves name, each once. */
export function thingsOf(hint: Chosen, voice: AnyVoice, view: AnyView): Phrase {
  const things = wayOf(hint, view).flatMap((each) =>
    voice.sayMove(each.move, each.view).flatMap((part) => (typeof part === 'object' && 'thing' in part ? part : [])),
  );
  return things.filter(({ thing }, at) => things.findIndex((each) => each.thing === thing) === at);
}

/** More of them would be no place to look. */
const MOST_TO_LOOK_AT = 2;

/** Where to look for the move: at the first of its things; where it has none, or leads to further choices, it is said itself. */
export function sayWhere(hint: Hint, voice: AnyVoice, view: AnyView, words: HintWords): Phrase {
  const things = thingsOf(hint, voice, view).slice(0, MOST_TO_LOOK_AT);
  if (things.length > 0 && !hint.onward) return words.lookAt(things);
  return words.wouldBe(words.inTurn(wayOf(hint, view).map((each) => voice.sayMove(each.move, each.view))));
}

/** What follows the move that is chosen on the board; null: nothing. */
export const sayOnward = ({ onward }: Chosen, voice: AnyVoice, words: HintWords): Phrase | null =>
  onward ? words.onward(words.inTurn(onward.map(({ move, view }) => voice.sayMove(move, view)))) : null;

/** As many as one line has room for. */
const MOST_IN_LINE = 2;

/** Why bots did what a line of the log tells, a line for each of them. */
export function sayMotives(
  motives: readonly Motive[],
  voice: AnyVoice,
  words: HintWords,
  arePointsCovered: boolean,
): readonly Phrase[] {
  if (motives.length === 0) return [words.noChoice];
  return motives.map(({ seat, isSecret, because }) => {
    const reasons = sayBecause(because.slice(0, MOST_IN_LINE), voice, words, arePointsCovered);
    if (reasons.length > 0) return words.whose(seat, words.sentences(reasons));
    return words.whose(seat, isSecret ? words.secret : words.later);
  });
}
