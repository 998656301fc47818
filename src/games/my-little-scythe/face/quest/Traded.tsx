import type { FunctionComponent } from 'preact';
import type { Kingdom } from '../../facts.ts';
import type { QuestCard, QuestSide } from '../../rules/cards.ts';
import { deedAt, deedOfQuest, festivalPies } from '../../rules/mat.ts';
import { Camp } from '../art/camp.tsx';
import { Apple, Gem, Heart, Pie, Spell } from '../art/cards.tsx';
import { Portal } from '../art/lands.tsx';
import { PowerUpBack } from '../art/PowerUp.tsx';

/** What can stand on either side of a bargain. */
export type Good = 'apple' | 'gem' | 'either' | 'pie' | 'spell' | 'heart' | 'powerUp' | 'portal' | 'camp' | 'rival';
export interface Lot {
  readonly good: Good;
  /** Negative: it is lost. */
  readonly count: number;
}
export interface Bargain {
  /** Given to a rival or paid. */
  readonly given: readonly Lot[];
  readonly gained: readonly Lot[];
}

const lots = (counts: readonly (readonly [good: Good, count: number])[]): Lot[] =>
  counts.flatMap(([good, count]) => (count === 0 ? [] : [{ good, count }]));

/** One side of a quest in signs, for those who know the words already. */
export function bargainOf(card: QuestCard, side: QuestSide, seats: number): Bargain {
  const deed = deedAt(deedOfQuest(card, side));
  const gifts = deed.giveApples + deed.giveGems + deed.giveAny;
  return {
    given: lots([
      ['apple', deed.payApples + deed.giveApples],
      ['gem', deed.payGems + deed.giveGems],
      ['either', deed.payAny + deed.giveAny],
      ['pie', deed.payPies],
      ['spell', deed.paySpells],
      ['rival', gifts > 0 ? 1 : 0],
    ]),
    gained: lots([
      ['apple', deed.apples],
      ['gem', deed.gems],
      ['pie', deed.pies + (deed.festival ? festivalPies(seats) : 0)],
      ['spell', deed.spells],
      ['powerUp', deed.powerUps],
      ['portal', deed.portal ? 1 : 0],
      ['camp', deed.camp ? 1 : 0],
      ['heart', deed.friendship],
    ]),
  };
}

export const Either = () => (
  <>
    <g transform="translate(-4 -4) scale(.65)">
      <Apple />
    </g>
    <g transform="translate(4 4) scale(.65)">
      <Gem />
    </g>
  </>
);
const AnySpell = () => <Spell value={null} />;
const AnyPowerUp = () => <PowerUpBack pile={0} />;
const ToRival = () => (
  <g class="mls-piece">
    <path
      class="mls-line"
      stroke="currentColor"
      d="M-11 0H-3M-6-3l3 3-3 3M5-8a3.5 3.5 0 1 1-.01 0ZM-.5 8.500c0-9 11-9 11 0"
    />
  </g>
);
const DRAWN: Readonly<Record<Exclude<Good, 'camp'>, FunctionComponent>> = {
  apple: Apple,
  gem: Gem,
  either: Either,
  pie: Pie,
  spell: AnySpell,
  heart: Heart,
  powerUp: AnyPowerUp,
  portal: Portal,
  rival: ToRival,
};
/** Where one is meant, a number says nothing. */
const COUNTED: ReadonlySet<Good> = new Set<Good>(['apple', 'gem', 'either', 'pie', 'spell', 'heart']);

function Drawn({ of }: { readonly of: Exclude<Good, 'camp'> }) {
  const Piece = DRAWN[of];
  return <Piece />;
}

interface TradedProps {
  readonly of: Bargain;
  /** Whose camp it is that a seeker goes to. */
  readonly kingdom: Kingdom;
}

/** What is given, and what comes of it; the words beside it say the same. */
export const Traded = ({ of: { given, gained }, kingdom }: TradedProps) => (
  <span class="mls-traded" aria-hidden="true">
    <Lots of={given} plus="" kingdom={kingdom} />
    {given.length > 0 && (
      <svg class="mls-arrow" viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M-9 0H8M3-5 8 0 3 5" />
      </svg>
    )}
    <Lots of={gained} plus="+" kingdom={kingdom} />
  </span>
);

interface LotsProps {
  readonly of: readonly Lot[];
  /** Without it a gain that nothing is paid for would look like a price. */
  readonly plus: '' | '+';
  readonly kingdom: Kingdom;
}

const Lots = ({ of, plus, kingdom }: LotsProps) => (
  <>
    {of.map(({ good, count }) => (
      <span key={good} class="mls-lot" data-lost={count < 0}>
        {COUNTED.has(good) && (count < 0 ? `−${-count}` : `${plus}${count}`)}
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          {good === 'camp' ? <Camp kingdom={kingdom} /> : <Drawn of={good} />}
        </svg>
      </span>
    ))}
  </>
);
