import { defineTips, tip } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { isCotton } from '../rules/cards.ts';
import { boundsOf } from '../rules/forest.ts';
import { SIDE } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';

const places = ({ step }: View): boolean => step === 'place';
/** The open cards that are asked to be placed are seen by these eyes. */
const open = ({ open: rows, turn }: View): readonly number[] => rows[turn] ?? [];

export const tips = defineTips<View>([
  tip(
    'cotton',
    (view) => places(view) && view.variant !== 'dark' && isCotton(open(view)[0] ?? -1),
    phrase`Your own Cotton carries a symbol of the other side: mind who sees it.`,
    phrase`自分のコットンには相手のシンボルがあります。どのコットンが示すかに注意。`,
  ),
  tip(
    'wide',
    (view) => {
      if (!places(view)) return false;
      const { rows, columns } = boundsOf(view.grid);
      return rows === SIDE || columns === SIDE;
    },
    phrase`Five cards across: this way the forest grows no further.`,
    phrase`5枚並びました。その方向へは、もう広がりません。`,
  ),
  tip(
    'dark',
    (view) => places(view) && view.variant === 'dark',
    phrase`Your own face-down cards show through to you alone.`,
    phrase`自分が伏せたカードは、自分にだけ透けて見えます。`,
  ),
  tip(
    'last',
    (view) => places(view) && view.variant === 'standard' && view.stock.every((count) => count === 0),
    phrase`The stocks are empty: all that will still be placed lies open.`,
    phrase`ストックがなくなりました。残りのカードは、すべて見えています。`,
  ),
]);
