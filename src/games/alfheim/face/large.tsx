import type { ComponentChildren } from 'preact';
import type { ThingId } from '../../../engine/game.ts';
import type { Large, Look } from '../../../ui/face.ts';
import type { Clue as ClueKind, ExpertSet, Kind, Tile } from '../rules/fairies.ts';
import { CLUES, EXPERTS, KINDS, letterOf, POINTS, SETS, TOMTE } from '../rules/fairies.ts';
import { clueThing, expertThing, fairyThing } from '../rules/ids.ts';
import { type Known, knownOf } from '../rules/known.ts';
import type { Move, View } from '../rules/state.ts';
import { toldOf } from '../words/large.ts';
import { CostTile } from './art/CostTile.tsx';
import { hueOfFairy, Numeral, Portrait, Seal } from './art/portraits.tsx';
import { Expert, Food, Footprint, hueOfClue } from './art/tokens.tsx';

// Pieces as they are enjoyed: large, in the place where they belong. 72 wide and 96 high.

const FIRS = 'M4 66 11 46l7 20ZM52 66l8-24 8 24ZM40 66l5-14 5 14Z';
const AURORA = 'M0 24C12 6 24 24 38 10s24 6 34-6v12C60 28 52 14 38 24S14 22 0 38Z';
const HILL = 'M0 68c14-8 26-7 38-6s24 0 34 6v28H0Z';
const DRIFT = 'M1 88c10-6 15-1 23-3s13 4 22 1 15-3 25 1v4q0 4-4 4H5q-4 0-4-4Z';

/** A clearing at dusk. */
const Clearing = ({ of, children }: { readonly of: string; readonly children: ComponentChildren }) => (
  <svg viewBox="0 0 72 96" class={`alf-large ${of}`} aria-hidden="true">
    <rect class="alf-sky" width="72" height="96" rx="5" />
    <path class="alf-aurora" d={AURORA} />
    <path class="alf-star" d="M9 10h.01M24 6h.01M50 16h.01M63 9h.01M67 27h.01M5 30h.01" />
    <path class="alf-firs" d={FIRS} />
    <path class="alf-hill" d={HILL} />
    {children}
    <rect class="alf-edge" x=".6" y=".6" width="70.8" height="94.8" rx="4.6" />
  </svg>
);

/** A fairy at her window, and what she is worth. */
export const FairyCard = ({ of }: { readonly of: Kind }) => (
  <Clearing of={hueOfFairy(of)}>
    <g transform="translate(36 50) scale(2.75)">
      <Portrait of={of} mood="glad" isNumbered={false} />
    </g>
    <path
      class="alf-roof"
      d="M8 42C8 18 22 16 36 16s28 2 28 26c-3-3-5 1-8-2-2-8-8-14-20-14s-18 6-20 14c-3 3-5-1-8 2Z"
    />
    <path class="alf-drift" d={DRIFT} />
    <g transform="translate(13 82) scale(1.5)">
      <Numeral of={of} />
    </g>
    <g transform="translate(59 83) scale(1.25)">
      <Seal points={POINTS[of]} />
    </g>
  </Clearing>
);

/** A clue as it is laid out in the forest. */
export const ClueCard = ({ of }: { readonly of: ClueKind }) => (
  <Clearing of={hueOfClue(of)}>
    <path class="alf-drift" d={DRIFT} />
    <ellipse class="alf-stump-side" cx="36" cy="76" rx="30" ry="13" />
    <ellipse class="alf-stump" cx="36" cy="70" rx="30" ry="12" />
    <ellipse class="alf-ring" cx="36" cy="70" rx="21" ry="8" />
    <ellipse class="alf-ring" cx="36" cy="70" rx="12" ry="4.4" />
    <g class="alf-clue" data-of={letterOf(of)} transform="translate(36 46)">
      <circle class="alf-token" r="28" />
      <g transform="scale(2.9)">
        <Food of={of} />
      </g>
    </g>
  </Clearing>
);

interface CostCardProps {
  readonly kind: Kind;
  readonly tile: Tile;
}
const CostCard = ({ kind, tile }: CostCardProps) => (
  <svg viewBox="-24 -12 48 24" class="alf-large" aria-hidden="true">
    <CostTile kind={kind} tile={tile} />
  </svg>
);

export const ExpertCard = ({ set, rank }: { readonly set: ExpertSet; readonly rank: number }) => (
  <Clearing of="alf-tomte">
    <path class="alf-drift" d={DRIFT} />
    <g transform="translate(36 50) scale(2.9)">
      <Expert set={set} rank={rank} />
    </g>
  </Clearing>
);

export const FootprintCard = ({ of }: { readonly of: number | null }) => (
  <Clearing of="alf-tomte">
    <path class="alf-drift" d={DRIFT} />
    <g transform="translate(36 50) scale(2.75)">
      <Footprint of={of} />
    </g>
  </Clearing>
);

/** The width of a card for a height of 1. */
const CARD = 0.75;
const TILE = 2;

/** A thing of the table before one's eyes. */
export function large(thing: ThingId, view: View, { lang, arePointsCovered }: Look): Large | null {
  const told = toldOf(thing, view, lang, arePointsCovered);
  const known = knownOf(thing, view);
  const picture = told && pictureOf(known);
  if (!told || !picture) return null;
  const row = rowOf(known);
  return { picture, shape: known.is === 'cost' ? TILE : CARD, ...told, ...(row.includes(thing) ? { row } : {}) };
}

function pictureOf(known: Known) {
  switch (known.is) {
    case 'clue':
    case 'laid':
      return <ClueCard of={known.clue} />;
    case 'fairy':
    case 'came':
      return <FairyCard of={known.kind} />;
    case 'tomte':
      return <FairyCard of={TOMTE} />;
    case 'cost':
      return <CostCard kind={known.kind} tile={known.tile} />;
    case 'footprint':
    case 'tracks':
    case 'track':
      return <FootprintCard of={known.footprint} />;
    case 'expert':
      return <ExpertCard set={known.set} rank={rankOf(known)} />;
    default:
      return null;
  }
}

/** Of the best card that is left; when none is, of the last one. */
function rankOf({ set, next }: Extract<Known, { is: 'expert' }>): number {
  const points: readonly number[] = EXPERTS[set].points;
  return next === null ? points.length - 1 : points.indexOf(next);
}

/** All of its kind, as they lie on the table. */
function rowOf({ is }: Known): readonly ThingId[] {
  if (is === 'clue') return CLUES.map(clueThing);
  if (is === 'fairy') return KINDS.map(fairyThing);
  return is === 'expert' ? SETS.map(expertThing) : [];
}

/** What a move plays: a clue is refused, and a fairy called, from where she is seen large. */
export function handles(move: Move, { clue }: View): ThingId | null {
  if ('call' in move) return fairyThing(move.call);
  return 'say' in move && move.say === 'refuse' ? clueThing(clue) : null;
}
