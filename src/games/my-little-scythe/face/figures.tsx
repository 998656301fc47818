import type { ComponentChildren } from 'preact';
import { sum } from '../../../engine/lists.ts';
import type { DiceScene, FightScene, FigureScene } from '../rulebook/scenes.ts';
import {
  ALL_FIELDS,
  ALL_KINDS,
  APPLE,
  GEM,
  QUEST,
  QUEST_NAMES,
  QUEST_SIDES,
  SIDES_OF_QUEST,
  SPELL_CARDS,
  SPELLS,
  SUPPLY,
  VALUES,
} from '../rules/cards.ts';
import {
  ALL_TILES,
  MAKE_PIES,
  MAKE_PILE,
  MAKE_POWER_UP,
  MAKE_SPELL,
  MOVE,
  MOVE_PILE,
  SEEK_A,
  SEEK_B,
} from '../rules/mat.ts';
import { WANTED } from '../rules/trophies.ts';
import { ActionSign, Die } from './art/ActionSign.tsx';
import { Marker } from './art/camp.tsx';
import { Person, Quest, Spell, Trophy } from './art/cards.tsx';
import { PowerUp, PowerUpBack } from './art/PowerUp.tsx';
import { Crest, Seeker } from './art/Seeker.tsx';
import { Apple, Gem, Pie, Scroll } from './art/tokens.tsx';
import { Sign } from './Piece.tsx';
import { bargainOf, Traded } from './quest/Traded.tsx';

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

export const FieldsFigure = () => (
  <div class="mls-figure-fields">
    {ALL_FIELDS.map((field) => (
      <span key={field}>
        <Sign>
          <Trophy field={field} />
        </Sign>
        <b>{WANTED[field]}</b>
      </span>
    ))}
  </div>
);

const SPACES_SHOWN = [MOVE, SEEK_A, SEEK_B, MAKE_PIES, MAKE_SPELL, MAKE_POWER_UP] as const;

export const MatFigure = ({ marker }: Extract<FigureScene, { is: 'mat' }>) => (
  <div class="mls-figure-row">
    {SPACES_SHOWN.map((space) => (
      <span key={space} class="mls-figure-space" data-barred={space === marker}>
        <Sign>
          <g transform="scale(.85)">
            <ActionSign space={space} />
          </g>
          {space === marker && (
            <g transform="translate(5 5) scale(.55)">
              <Marker kingdom={0} />
            </g>
          )}
        </Sign>
      </span>
    ))}
  </div>
);

export const FightFigure = ({ pies, spells }: FightScene) => (
  <div class="mls-figure-row">
    {pies.map((count, side) => (
      <span key={side} class="mls-figure-fighter" data-won={side === 0}>
        <Sign>
          <Crest kingdom={side === 0 ? 4 : 0} />
        </Sign>
        <span>
          {Array.from({ length: count }, (_, at) => (
            <Sign key={at}>
              <Pie />
            </Sign>
          ))}
          {spells[side]?.map((value) => (
            <Sign key={value}>
              <Spell value={value} />
            </Sign>
          ))}
        </span>
        <b>{count + sum(spells[side] ?? [])}</b>
      </span>
    ))}
  </div>
);

export const DiceFigure = ({ rows }: DiceScene) => (
  <div class="mls-figure-dice">
    {rows.map(({ space, kinds }) => (
      <div key={space} class="mls-figure-row">
        <span class="mls-figure-space">
          <Sign>
            <ActionSign space={space} />
          </Sign>
        </span>
        {kinds.map((of, at) => (
          <Sign key={at}>
            <Die terrain={null} of={of} />
          </Sign>
        ))}
      </div>
    ))}
  </div>
);
