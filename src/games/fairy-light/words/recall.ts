import { tally } from '../../../engine/lists.ts';
import type { Lang } from '../../../words/lang.ts';
import { timesEach } from '../../../words/lists.ts';
import type { InBoth } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { DECKS } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';
import { names as en } from './names.en.ts';
import { names as ja } from './names.ja.ts';
import { cardName, sideName } from './names.ts';

const words: InBoth<{ readonly of: (side: string) => string; readonly comma: string }> = {
  en: { of: (side) => `${side} cards not yet seen`, comma: ', ' },
  ja: { of: (side) => `${side}のカードで、まだ見えていないもの`, comma: '、' },
};

/** Which cards have neither been seen to lie nor be held. */
export function recall(view: View, lang: Lang): readonly AidPart[] {
  const names = { en, ja }[lang];
  const { of, comma } = words[lang];
  return DECKS.flatMap((_, side): AidPart[] => {
    const left = unseen(view, side);
    const counts = tally(left);
    const each = [...new Set(left)].map((kind) => ({ said: [cardName(names, kind)], count: counts[kind] ?? 0 }));
    return left.length > 0 ? [{ title: of(sideName(names, side)), lines: [timesEach(each, comma)] }] : [];
  });
}
