import type { Lang } from '../../../words/lang.ts';
import { timesEach } from '../../../words/lists.ts';
import { both } from '../../../words/tell.ts';
import type { AidPart } from '../../../words/voice.ts';
import { DECKS } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';
import { cardName, counted, names, sideName } from './names.ts';

const title = both(
  (side: string): string => `${side} cards not yet seen`,
  (side) => `${side}のカードで、まだ見えていないもの`,
);
const comma = both(', ', '、');

/** Which cards have neither been seen in the forest nor are in an open hand. */
export function recall(view: View, lang: Lang): readonly AidPart[] {
  return DECKS.flatMap((_, side): AidPart[] => {
    const left = unseen(view, side);
    const each = counted(left).map(({ kind, count }) => ({ said: [cardName(names[lang], kind)], count }));
    return left.length > 0
      ? [{ title: title[lang](sideName(names[lang], side)), lines: [timesEach(each, comma[lang])] }]
      : [];
  });
}
