import type { Hand } from '../rulebook/scenes.ts';
import { BACKS, type Kind } from '../rules/cards.ts';
import { CardArt } from './Card.tsx';

const CARD_STEP = 106;
const HAND_STEP = 132;
const STOCK_GAP = 34;
/** A card that goes back is lifted by this. */
const LIFT = 14;

const wideOf = ({ cards, stock }: Hand): number =>
  cards.length * CARD_STEP + (stock === null ? 0 : STOCK_GAP + CARD_STEP);

export const handsSize = (hands: readonly Hand[]): readonly [wide: number, tall: number] => [
  Math.max(...hands.map(wideOf)),
  hands.length * HAND_STEP - (HAND_STEP - 96 - LIFT) + 4,
];

export const HandsArt = ({ hands }: { readonly hands: readonly Hand[] }) => (
  <>
    {hands.map((hand, row) => (
      <g key={row} transform={`translate(3 ${row * HAND_STEP + LIFT})`}>
        <OneHand hand={hand} />
      </g>
    ))}
  </>
);

const OneHand = ({ hand: { cards, mark, stock } }: { readonly hand: Hand }) => (
  <>
    {cards.map((kind, at) => (
      <g key={at} transform={`translate(${at * CARD_STEP} 0)`}>
        <HeldArt kind={kind} mark={mark?.at === at ? mark.is : null} />
      </g>
    ))}
    {stock !== null && (
      <g transform={`translate(${cards.length * CARD_STEP + STOCK_GAP} 0)`}>
        <g transform="translate(5 -5)">
          <CardArt kind={BACKS[stock] as Kind} />
        </g>
        <CardArt kind={BACKS[stock] as Kind} />
      </g>
    )}
  </>
);

type HeldMark = NonNullable<Hand['mark']>['is'] | null;

const HeldArt = ({ kind, mark }: { readonly kind: Kind; readonly mark: HeldMark }) => (
  <g transform={mark === 'back' ? `translate(0 ${-LIFT + 4}) rotate(-4 48 48)` : undefined}>
    <g class={mark === 'back' ? 'fl-away' : undefined}>
      <CardArt kind={kind} />
    </g>
    {(mark === 'next' || mark === 'new') && (
      <rect class={mark === 'next' ? 'fl-mark-looks' : 'fl-mark-seen'} x="1" y="1" width="94" height="94" rx="7" />
    )}
  </g>
);
