import { say, tapOn } from '../../../words/guide.ts';
import { behindCurtain } from '../../../words/passing.ts';
import { phrase } from '../../../words/phrase.ts';
import { cardOf, fairyThing, kindOf, scoreThing } from '../rules/cards.ts';
import type { Move } from '../rules/state.ts';

const [TRUMPETER, HORNIST] = [kindOf('T'), kindOf('H')];
const AUTHOR = cardOf('HHHCC');

export const guide = behindCurtain<Move>(
  { setup: { seats: 2, options: { randomCards: 'off' } }, seed: 955 },
  { take: [HORNIST], remove: TRUMPETER, keep: AUTHOR },
  tapOn(
    scoreThing(AUTHOR),
    phrase`Only you see this. Keep one of two score cards: this one.`,
    phrase`これはあなただけのもの。スコアカードを1枚残します。`,
  ),
  tapOn(fairyThing(HORNIST), phrase`Add a hornist to your orchestra, in secret.`, phrase`秘密にホルニストを加えます。`),
  say(
    fairyThing(TRUMPETER),
    phrase`Remove a trumpeter. What both add is uncovered together.`,
    phrase`トランペッターを取り除きます。加えたものは同時に公開します。`,
  ),
);
