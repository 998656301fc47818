import type { Because } from '../../engine/because.ts';
import type { AnyView } from '../../engine/game.ts';
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

/** What a hint lights on the board: what the move names, and what it is about without naming it. */
export function litBy(hint: Pick<Hint, 'move'>, voice: AnyVoice, view: AnyView): Phrase {
  const marks = voice.marks?.(hint.move, view) ?? [];
  return [...thingsOf(hint, voice, view), ...marks.map((mark) => thing(mark, ''))];
}

/** The things that a move names, each once. */
export function thingsOf({ move }: Pick<Hint, 'move'>, voice: AnyVoice, view: AnyView): Phrase {
  const things = voice.sayMove(move, view).flatMap((part) => (typeof part === 'object' && 'thing' in part ? part : []));
  return things.filter(({ thing }, at) => things.findIndex((each) => each.thing === thing) === at);
}

/** More of them would be no place to look. */
const MOST_TO_LOOK_AT = 2;

/** Where to look for the move: at the first of its things; where it has none, it is said itself. */
export function sayWhere(hint: Hint, voice: AnyVoice, view: AnyView, words: HintWords): Phrase {
  const things = thingsOf(hint, voice, view).slice(0, MOST_TO_LOOK_AT);
  return things.length > 0 ? words.lookAt(things) : words.wouldBe(voice.sayMove(hint.move, view));
}

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
