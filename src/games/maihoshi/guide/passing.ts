import { say } from '../../../words/guide.ts';
import { behindCurtain, HOLDER } from '../../../words/passing.ts';
import { phrase } from '../../../words/phrase.ts';
import { cardThing, kindOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';

const STORYTELLER = kindOf('hanashika-red');

export const guide = behindCurtain<Move>(
  { setup: { seats: 2, options: { geisha: 'dealt', tokens: 'open' }, first: HOLDER }, seed: 251306 },
  { do: 'aside', card: STORYTELLER },
  say(
    cardThing(STORYTELLER),
    phrase`Nobody else sees your hand. Lay the Storyteller face down as your reserve.`,
    phrase`手札はあなたにだけ見えます。噺家を予約客として伏せます。`,
  ),
);
