import { sum } from '../../../../engine/lists.ts';
import type { DiceScene, FightScene, FigureScene } from '../../rulebook/scenes.ts';
import { ALL_FIELDS, MAKE_PIES, MAKE_POWER_UP, MAKE_SPELL, MOVE, SEEK_A, SEEK_B } from '../../rules/cards.ts';
import { WANTED } from '../../rules/trophies.ts';
import { ActionSign } from '../art/ActionSign.tsx';
import { Marker } from '../art/camp.tsx';
import { Die } from '../art/Die.tsx';
import { Crest } from '../art/Seeker.tsx';
import { Spell } from '../art/Spell.tsx';
import { Trophy } from '../art/Trophy.tsx';
import { Pie } from '../art/tokens.tsx';
import { Sign } from '../Sign.tsx';

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
