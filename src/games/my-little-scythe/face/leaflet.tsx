import './quest/quest.css';
import './figures/figure.css';
import type { ComponentChild, ComponentChildren } from 'preact';
import { sum } from '../../../engine/lists.ts';
import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall, rulebook } from '../rulebook/index.ts';
import { type DiceScene, type FightScene, type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
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
import type { View } from '../rules/state.ts';
import { WANTED } from '../rules/trophies.ts';
import { ActionSign, Die } from './art/ActionSign.tsx';
import { Marker } from './art/camp.tsx';
import { Apple, Gem, Person, Pie, Quest, Scroll, Spell, Trophy } from './art/cards.tsx';
import { PowerUp, PowerUpBack } from './art/PowerUp.tsx';
import { Crest, Seeker } from './art/Seeker.tsx';
import { MapFigure } from './MapFigure.tsx';
import { Sign } from './Piece.tsx';
import { bargainOf, Traded } from './quest/Traded.tsx';

type Of<Is extends FigureScene['is']> = Extract<FigureScene, { is: Is }>;

const FEWEST_SEATS = 2;

/** The sides of a quest in signs; one that leaves all as it is has none. */
const QuestFigure = ({ card }: Of<'quest'>) => (
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

const TileFigure = ({ tile }: Of<'tile'>) => (
  <Card>
    <PowerUp of={tile} />
  </Card>
);

const PersonFigure = ({ field }: Of<'person'>) => (
  <Card>
    <Person field={field} />
  </Card>
);

const Card = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="mls-figure-card">
    <Sign>{children}</Sign>
  </div>
);

const SpellsFigure = () => (
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
const PartsFigure = () => (
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

const FieldsFigure = () => (
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

const MatFigure = ({ marker }: Extract<FigureScene, { is: 'mat' }>) => (
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

const FightFigure = ({ pies, spells }: FightScene) => (
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

const DiceFigure = ({ rows }: DiceScene) => (
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

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
const Figure = ({ of, lang }: FigureProps) =>
  isFigure(of) ? (
    <div class="mls-figure" role="img" aria-label={figures[lang][of]}>
      {drawn(SCENES[of])}
    </div>
  ) : null;

function drawn(scene: FigureScene): ComponentChild {
  switch (scene.is) {
    case 'map':
      return <MapFigure {...scene} />;
    case 'fight':
      return <FightFigure {...scene} />;
    case 'quest':
      return <QuestFigure {...scene} />;
    case 'dice':
      return <DiceFigure {...scene} />;
    case 'mat':
      return <MatFigure {...scene} />;
    case 'fields':
      return <FieldsFigure />;
    case 'parts':
      return <PartsFigure />;
    case 'spells':
      return <SpellsFigure />;
    case 'tile':
      return <TileFigure {...scene} />;
    case 'person':
      return <PersonFigure {...scene} />;
  }
}

export const leaflet: Leaflet<View> = { chapters: rulebook, aid: { en, ja }, recall, Figure };
