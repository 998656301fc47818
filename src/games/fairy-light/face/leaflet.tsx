import './card.css';
import './figure.css';
import type { Leaflet } from '../../../ui/face.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall, rulebook } from '../rulebook/index.ts';
import type { FigureId, FigureScene, Forest, Hand } from '../rulebook/scenes.ts';
import { figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { BACKS, EMPTY, type Kind, sight } from '../rules/cards.ts';
import { boundsOf, extentOf, places, rowsOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import { balance, cottons } from '../rules/sheet.ts';
import type { Variant, View } from '../rules/state.ts';
import { CardArt } from './Card.tsx';
import { type CellMark, ForestArt, sizeOf } from './ForestArt.tsx';

const CARD_STEP = 106;
const HAND_STEP = 132;
const STOCK_GAP = 34;
/** A card that goes back is lifted by this. */
const LIFT = 14;

const wideOf = ({ cards, stock }: Hand): number =>
  cards.length * CARD_STEP + (stock === null ? 0 : STOCK_GAP + CARD_STEP);

const handsSize = (hands: readonly Hand[]): readonly [wide: number, tall: number] => [
  Math.max(...hands.map(wideOf)),
  hands.length * HAND_STEP - (HAND_STEP - 96 - LIFT) + 4,
];

const HandsArt = ({ hands }: { readonly hands: readonly Hand[] }) => (
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

const GAP = 60;

const frameFor = ({ grid, places: open }: Forest) => (open ? extentOf(grid) : boundsOf(grid));

function forestsSize(forests: readonly Forest[]): readonly [wide: number, tall: number] {
  const sizes = forests.map((forest) => sizeOf(frameFor(forest)));
  const wide = sizes.reduce((sum, [each]) => sum + each, GAP * (sizes.length - 1));
  return [wide, Math.max(...sizes.map(([, each]) => each))];
}

const ForestsArt = ({ forests }: { readonly forests: readonly Forest[] }) => (
  <>
    {forests.map((forest, index) => {
      const [before] = forestsSize(forests.slice(0, index));
      return (
        <g key={index} transform={`translate(${index === 0 ? 0 : before + GAP} 0)`}>
          <OneForest forest={forest} />
        </g>
      );
    })}
  </>
);

function OneForest({ forest }: { readonly forest: Forest }) {
  const { grid, looks, counted } = forest;
  const seen = looks === null ? [] : sight(grid[looks] ?? EMPTY, looks);
  const free = forest.places ? places(rowsOf(grid)) : [];
  const shown = counted === 'all' ? cottons(grid) : [looks].slice(0, counted === 'none' ? 0 : 1);
  const mark = (cell: Cell): CellMark => {
    if (free.includes(cell)) return 'place';
    if (cell === looks) return 'looks';
    return grid[cell] !== EMPTY && seen.includes(cell) ? 'seen' : null;
  };
  return (
    <ForestArt
      grid={grid}
      frame={frameFor(forest)}
      mark={mark}
      counted={(cell) => (shown.includes(cell) ? balance(grid, cell) : null)}
    />
  );
}

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of the cards that lie on the table. */
export const Figure = ({ of, lang }: FigureProps) => (isFigure(of) ? <Drawn of={of} lang={lang} /> : null);

function Drawn({ of, lang }: { readonly of: FigureId; readonly lang: Lang }) {
  const scene: FigureScene = SCENES[of];
  const [wide, tall] = scene.is === 'forests' ? forestsSize(scene.forests) : handsSize(scene.hands);
  return (
    <svg
      class="fl-picture fl-figure"
      viewBox={`0 0 ${wide} ${tall}`}
      style={{ '--fl-units': wide }}
      role="img"
      aria-label={figures[lang][of]}
    >
      {scene.is === 'forests' ? <ForestsArt forests={scene.forests} /> : <HandsArt hands={scene.hands} />}
    </svg>
  );
}

const aidOf = (variant: Variant, lang: Lang): readonly AidPart[] => Object.values({ en, ja }[lang](variant));

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: aidOf('standard', 'en'), ja: aidOf('standard', 'ja') },
  aidAt: ({ options }, lang) => aidOf(options.variant as Variant, lang),
  recall,
  Figure,
};
