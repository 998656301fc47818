import type { VNode } from 'preact';
import { FIELDS, type Field, type FieldName, type QuestName, type Value } from '../../rules/cards.ts';
import { TILES, type TileName } from '../../rules/mat.ts';
import { BLUE, CREAM, CRUST, FieldSign, LEAF, PLUM, RED, Spell, STONE, Trophy, YELLOW } from './cards.tsx';
import { Critter, Goggles, Helmet, type Kind, Lid, StrawHat, Toque, Wizard } from './critters.tsx';
import { PowerUp } from './PowerUp.tsx';
import { VIGNETTE, Vignette } from './vignettes.tsx';
import './art.css';

// What is laid before the eyes, larger than it ever is on the table: fetched by itself, when that is first done.

interface Worn {
  readonly of: Kind;
  readonly hat?: () => VNode;
  readonly coat: string;
}
const PEOPLE: Readonly<Record<FieldName, Worn>> = {
  friendship: { of: 'frog', coat: RED },
  powerUps: { of: 'mouse', hat: Goggles, coat: BLUE },
  spells: { of: 'rabbit', hat: Wizard, coat: PLUM },
  quests: { of: 'mole', coat: CRUST },
  apples: { of: 'rabbit', hat: StrawHat, coat: LEAF },
  gems: { of: 'mole', hat: Helmet, coat: STONE },
  fight: { of: 'hedgehog', hat: Lid, coat: RED },
  pies: { of: 'mouse', hat: Toque, coat: CREAM },
};
const FRAME = 'M6 2h60c3 0 4 1 4 4v88c0 3-1 4-4 4H6c-3 0-4-1-4-4V6c0-3 1-4 4-4Z';

/** Whose personality a card is: one of the small people, with what it loves. */
function Portrait({ field }: { readonly field: Field }) {
  const { of, hat: Hat, coat } = PEOPLE[FIELDS[field] ?? 'pies'];
  return (
    <svg viewBox="0 0 72 100" aria-hidden="true">
      <g class="mls-piece">
        <path fill={CREAM} d={FRAME} />
        <path fill="#bfe3d6" stroke-width="1" d="M8 70V38c0-40 56-40 56 0v32Z" />
        <path fill={YELLOW} stroke="none" opacity=".5" d="M36 18a26 26 0 1 1-.01 0Z" />
        <Critter of={of} at={[36, 40]} size={1.4} coat={coat} />
        {Hat && (
          <g transform="translate(36 40) scale(1.4)">
            <Hat />
          </g>
        )}
        <path fill={CREAM} stroke="none" d="M4 70h64v24c0 2-1 2-2 2H6c-1 0-2 0-2-2Z" />
        <path class="mls-line" d={`${FRAME}M8 70h56`} />
        <g transform="translate(36 80) scale(.95)">
          <FieldSign field={field} />
        </g>
      </g>
    </svg>
  );
}

/** A tile, and who looks over it: a walker over what helps to move, a baker over what helps to make. */
function Tile({ of }: { readonly of: TileName }) {
  const makes: readonly string[] = TILES[1];
  return (
    <svg viewBox="-14 -30 28 43" aria-hidden="true">
      <g class="mls-piece">
        <Critter of={makes.includes(of) ? 'mole' : 'rabbit'} at={[0, -12]} size={0.62} coat={BLUE} />
        {makes.includes(of) && (
          <g transform="translate(0 -12) scale(.62)">
            <Toque />
          </g>
        )}
      </g>
      <PowerUp of={of} />
      <g class="mls-piece">
        <path fill={CREAM} d="M-8-12.5a2 1.6 0 1 1-.01 0ZM8-12.5a2 1.6 0 1 1-.01 0Z" />
      </g>
    </svg>
  );
}

function Medal({ field }: { readonly field: Field }) {
  return (
    <svg viewBox="-14 -13 28 32" aria-hidden="true">
      <g class="mls-piece">
        <path fill={RED} d="M-5 6-8 17-4 14.5-1 18V8ZM5 6 8 17 4 14.5 1 18V8Z" />
      </g>
      <Trophy field={field} />
    </svg>
  );
}

const SPARKS = 'M-11-9v4M-13-7h4M11.5 4v4M9.5 6h4M-10 8v3M-11.5 9.5h3M10-11v3M8.5-9.5h3';
const SpellCard = ({ value }: { readonly value: Value | null }) => (
  <svg viewBox="-14 -14 28 28" aria-hidden="true">
    <Spell value={value} />
    <g class="mls-piece">
      <path class="mls-line" stroke={PLUM} stroke-width="1.1" d={SPARKS} />
    </g>
  </svg>
);

export type Drawn =
  | { readonly is: 'quest'; readonly of: QuestName }
  | { readonly is: 'person'; readonly field: Field }
  | { readonly is: 'tile'; readonly of: TileName }
  | { readonly is: 'trophy'; readonly field: Field }
  | { readonly is: 'spell'; readonly value: Value | null };

export function LargeArt({ of }: { readonly of: Drawn }): VNode {
  switch (of.is) {
    case 'quest':
      return (
        <svg
          viewBox={`0 0 ${VIGNETTE.width} ${VIGNETTE.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Vignette of={of.of} />
        </svg>
      );
    case 'person':
      return <Portrait field={of.field} />;
    case 'tile':
      return <Tile of={of.of} />;
    case 'trophy':
      return <Medal field={of.field} />;
    case 'spell':
      return <SpellCard value={of.value} />;
  }
}
