import { type GuideStep, say } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import type { Move } from '../rules/state.ts';
import { expertThing } from '../rules/things.ts';
import { opening } from './opening.ts';
import { seventh } from './seventh.ts';

/** Seven rounds, in which the learner does all there is to do. */
export const script: readonly GuideStep<Move>[] = [
  ...opening,
  ...seventh,
  {
    bubbles: [
      say(
        expertThing(0),
        phrase`With the Queen you would be an expert on both. You have seen all there is to do, and four rounds are left.`,
        phrase`クイーンもそろえば、「キングとクイーン」のエキスパートカードを受け取れます。これでひととおり終わりました。残りは4ラウンドです。`,
      ),
      say(
        null,
        phrase`After eleven rounds the most points win. Tap anything to read what it is. From here on, play as you like.`,
        phrase`11ラウンドのあと、得点の最も多いプレイヤーの勝ちです。どれでもタップすれば説明が読めます。ここからは自由に遊びましょう。`,
      ),
    ],
    next: 'free',
  },
];
