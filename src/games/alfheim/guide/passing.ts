import { movesOf, say } from '../../../words/guide.ts';
import { HOLDER, onOpenTable } from '../../../words/passing.ts';
import { phrase } from '../../../words/phrase.ts';
import type { Move } from '../rules/state.ts';
import { own, place } from './telling.ts';

export const guide = onOpenTable<Move>(
  { setup: { seats: 2, options: {}, first: HOLDER }, seed: 2876 },
  [
    movesOf<Move>(HOLDER)(
      place(1, -1),
      say(
        own(1, -1),
        phrase`Everything here lies open, and everybody may look. Place your clue here.`,
        phrase`すべて公開なので、だれが見ても構いません。ここへ配置します。`,
      ),
    ),
  ],
  say(
    null,
    phrase`Only a Tomte is secret: then an eye stands here, for you to hold.`,
    phrase`秘密はトムテだけ。目のボタンを押している間だけ見られます。`,
  ),
);
