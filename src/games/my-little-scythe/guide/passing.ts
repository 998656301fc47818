import { movesOf, say, tapOn } from '../../../words/guide.ts';
import { HOLDER, onOpenTable } from '../../../words/passing.ts';
import { phrase } from '../../../words/phrase.ts';
import { APPLE, GEM, QUEST, SEEK_A } from '../rules/cards.ts';
import { hexAt } from '../rules/hexes.ts';
import { spaceThing } from '../rules/ids.ts';
import { act, type Move, put } from '../rules/move.ts';

const first = movesOf<Move>(HOLDER);

/** A look at one's own cards, and a Seek that the lesson ends by itself: where what lies is no matter here. */
export const guide = onOpenTable<Move>(
  { setup: { seats: 2, options: { evenSeats: 'off' }, first: HOLDER }, seed: 193734081 },
  [
    first(
      act(SEEK_A),
      tapOn(
        'shell:eye',
        phrase`Spells and personality are yours alone: hold the eye. Everybody else looks away.`,
        phrase`呪文と個性は自分だけのもの。目を押している間、見られます。`,
      ),
      say(
        spaceThing(SEEK_A),
        phrase`Everything else lies open, so play on the table. Tap Seek.`,
        phrase`ほかはすべて公開です。テーブルの上で「発見」をタップ。`,
      ),
    ),
    first(put(APPLE, hexAt(2, -3))),
    first(put(APPLE, hexAt(0, 1))),
    first(put(GEM, hexAt(1, 2))),
    first(put(QUEST, hexAt(0, 2))),
  ],
  say(
    null,
    phrase`Before a pie fight a curtain falls: each chooses pies and spells in secret.`,
    phrase`パイ投げ競争の前に幕が下り、それぞれ秘密に選びます。`,
  ),
);
