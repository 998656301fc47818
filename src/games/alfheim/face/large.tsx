import type { ThingId } from '../../../engine/game.ts';
import type { Large, Look } from '../../../ui/face.ts';
import { CLUES } from '../rules/clues.ts';
import { EXPERTS, KINDS, SETS, TOMTE } from '../rules/fairies.ts';
import { clueThing, expertThing, fairyThing } from '../rules/ids.ts';
import { type Known, knownOf } from '../rules/known.ts';
import type { Move, View } from '../rules/state.ts';
import { toldOf } from '../words/large.ts';
import { ClueCard, CostCard, ExpertCard, FairyCard, FootprintCard } from './art/cards.tsx';

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
