import type { ComponentChildren } from 'preact';
import type { FigureScene } from '../../rulebook/scenes.ts';
import {
  ALL_FIELDS,
  ALL_KINDS,
  ALL_TILES,
  APPLE,
  GEM,
  MAKE_PILE,
  MOVE_PILE,
  QUEST,
  QUEST_NAMES,
  QUEST_SIDES,
  SIDES_OF_QUEST,
  SPELL_CARDS,
  SPELLS,
  SUPPLY,
  VALUES,
} from '../../rules/cards.ts';
import { Marker } from '../art/camp.tsx';
import { Person, Quest } from '../art/cards.tsx';
import { Die } from '../art/Die.tsx';
import { PowerUp, PowerUpBack } from '../art/PowerUp.tsx';
import { Seeker } from '../art/Seeker.tsx';
import { Spell } from '../art/Spell.tsx';
import { Apple, Gem, Scroll } from '../art/tokens.tsx';
import { Traded } from '../quest/Traded.tsx';
import { bargainOf } from '../quest/traded.ts';
import { Sign } from '../Sign.tsx';

type Of<Is extends FigureScene['is']> = Extract<FigureScene, { is: Is }>;

const FEWEST_SEATS = 2;

/** The sides of a quest in signs; one that leaves all as it is has none. */
export const QuestFigure = ({ card }: Of<'quest'>) => (
  <div class="mls-figure-quest">
    {QUEST_SIDES.map((side) => {
      const bargain = bargainOf(card, side, FEWEST_SEATS);
      if (bargain.gained.length === 0) return null;
      return (
        <span key={side} class="mls-figure-side" data-side={SIDES_OF_QUEST[side]}>
          <Traded of={bargain} kingdom={0} />
        </span>
      );
    })}
  </div>
);

export const TileFigure = ({ tile }: Of<'tile'>) => (
  <Card>
    <PowerUp of={tile} />
  </Card>
);

export const PersonFigure = ({ field }: Of<'person'>) => (
  <Card>
    <Person field={field} />
  </Card>
);

const Card = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="mls-figure-card">
    <Sign>{children}</Sign>
  </div>
);

export const SpellsFigure = () => (
  <div class="mls-figure-fields">
    {VALUES.map((value, at) => (
      <Counted key={value} count={SPELLS[at] ?? 0}>
        <Spell value={value} />
      </Counted>
    ))}
  </div>
);

interface CountedProps {
  readonly count: number;
  readonly children: ComponentChildren;
}
const Counted = ({ count, children }: CountedProps) => (
  <span>
    <Sign>{children}</Sign>
    <b>{count}</b>
  </span>
);

/** What lies in the box, and what each player has of it: seekers and a marker. */
export const PartsFigure = () => (
  <div class="mls-figure-fields">
    <Counted count={SUPPLY[APPLE]}>
      <Apple />
    </Counted>
    <Counted count={SUPPLY[GEM]}>
      <Gem />
    </Counted>
    <Counted count={SUPPLY[QUEST]}>
      <Scroll />
    </Counted>
    {ALL_KINDS.map((of) => (
      <Counted key={of} count={of === QUEST ? 1 : 2}>
        <Die terrain={null} of={of} />
      </Counted>
    ))}
    <Counted count={SPELL_CARDS}>
      <Spell value={null} />
    </Counted>
    <Counted count={QUEST_NAMES.length}>
      <Quest />
    </Counted>
    <Counted count={ALL_FIELDS.length}>
      <Person field={null} />
    </Counted>
    {[MOVE_PILE, MAKE_PILE].map((pile) => (
      <Counted key={pile} count={ALL_TILES.length}>
        <PowerUpBack pile={pile} />
      </Counted>
    ))}
    <Counted count={2}>
      <Seeker kingdom={0} which={0} />
    </Counted>
    <Counted count={1}>
      <Marker kingdom={0} />
    </Counted>
  </div>
);
