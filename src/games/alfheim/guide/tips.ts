import { defineTips, tip } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { holdsTomte } from '../rules/calls.ts';
import { SETS } from '../rules/fairies.ts';
import type { View } from '../rules/state.ts';

const SEVENTH = 7;

export const tips = defineTips<View>([
  tip(
    'tomte',
    ({ fields }, seat) => {
      const field = fields[seat];
      return field !== undefined && field.tomte !== null && holdsTomte(field as never);
    },
    phrase`Your Tomte’s cost is known to you alone. Called it is worth 5; in hand, nothing.`,
    phrase`トムテのコストは自分だけが知っています。配置すれば5点、しなければ0点。`,
  ),
  tip(
    'expert',
    ({ earned }) => SETS.some((set) => earned[set].some((card) => card !== null)),
    phrase`An expert card is taken: the next to complete that set gets fewer points.`,
    phrase`エキスパートカードは早い者順。次に達成した人は、得点が少なくなります。`,
  ),
  tip(
    'footprint',
    ({ step }) => step === 'footprint',
    phrase`At the end your footprint scores each clue beside it of its two kinds.`,
    phrase`足跡カードは、隣の手がかりが示された2種類なら、最後に1枚1点です。`,
  ),
  tip(
    'seventh',
    ({ round, step }) => round === SEVENTH && step === 'place',
    phrase`New costs are open now, and the King may come. An old cost still counts, too.`,
    phrase`新しいコストとキングが加わります。前のコストも使えます。`,
  ),
]);
