import { tally, without } from '../../../engine/lists.ts';
import type { Lang } from '../../../words/lang.ts';
import { timesEach } from '../../../words/lists.ts';
import type { InBoth } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { CLUES, type Clue, LEAD_CLUES } from '../rules/clues.ts';
import type { View } from '../rules/state.ts';
import { names as en } from './names.en.ts';
import { names as ja } from './names.ja.ts';
import { Names } from './names.ts';

const titles: InBoth<{
  readonly lead: string;
  readonly common: string;
  readonly below: string;
  readonly comma: string;
}> = {
  en: {
    lead: 'Not yet seen of the lead deck',
    common: 'Not yet seen of the common deck',
    below: 'Put under the common deck',
    comma: ', ',
  },
  ja: {
    lead: 'リードプレイヤーの山札で、まだ出ていないもの',
    common: '手がかり山札カードで、まだ見えていないもの',
    below: '手がかり山札カードの一番下に置かれたもの',
    comma: '、',
  },
};

/** Which clues are still to come. */
export function recall({ shown, common }: View, lang: Lang): readonly AidPart[] {
  const { lead, common: unseen, below, comma } = titles[lang];
  const names = new Names({ en, ja }[lang]);
  const part = (title: string, clues: readonly Clue[]): AidPart[] => {
    const counts = tally(clues);
    const each = CLUES.map((clue) => ({ said: names.drawnClue(clue), count: counts[clue] ?? 0 }));
    return clues.length > 0 ? [{ title, lines: [timesEach(each, comma)] }] : [];
  };
  return [...part(lead, without(LEAD_CLUES, shown)), ...part(unseen, common.unseen), ...part(below, common.buried)];
}
