import type { Because } from '../../engine/because.ts';
import type { AnyView } from '../../engine/game.ts';
import type { Hint, Motive } from '../../protocol/shown.ts';
import type { HintWords } from '../../words/hint.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** What speaks for a move, a sentence each, the weightiest first. */
export const sayBecause = (because: readonly Because[], voice: AnyVoice, words: HintWords): Phrase[] =>
  because.map((each) =>
    'reason' in each ? voice.sayReason(each.reason) : words.gain(voice.sayRow(each.gain.row), each.gain.points),
  );

/** The things that a move is about, each once. */
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
export function sayMotives(motives: readonly Motive[], voice: AnyVoice, words: HintWords): readonly Phrase[] {
  if (motives.length === 0) return [words.noChoice];
  return motives.map(({ seat, isSecret, because }) => {
    const reasons = sayBecause(because.slice(0, MOST_IN_LINE), voice, words);
    if (reasons.length > 0) return words.whose(seat, words.sentences(reasons));
    return words.whose(seat, isSecret ? words.secret : words.later);
  });
}
