import type { Seat } from '../../../engine/ids.ts';
import { holdsTomte } from '../rules/calls.ts';
import { KINDS, KING, type Kind, type Tile, TOMTE } from '../rules/components.ts';
import { fieldOf } from '../rules/field.ts';
import { type Reach, reachOf } from '../rules/runs.ts';
import { type FieldView, FOOTPRINT_ROUND, HIDDEN, type View } from '../rules/state.ts';
import type { Cost, Offering } from '../words/labels.ts';
import type { Callable, Lit } from './choice.ts';

/** How one kind stands for the field that is looked at, whatever is being chosen. */
export type Stand = Omit<Offering, 'callable' | 'ahead'>;

export function standsOf(view: View, side: Seat): Stand[] {
  const seen = view.fields[side];
  if (!seen) return [];
  const field = fieldOf(seen);
  return KINDS.map((kind) => {
    const came = seen.fairies[kind] !== null;
    const reachFor = (tile: Tile): Reach | null => (came ? null : reachOf(field, kind, tile));
    const costs = kind === TOMTE ? tomteCosts(seen, reachFor) : costsOf(view, kind, reachFor);
    return {
      kind,
      costs,
      pile: view.piles[kind],
      came,
      ready: costs.some((cost) => cost?.reach?.lacks.length === 0),
      inHand: kind === TOMTE && holdsTomte(seen),
    };
  });
}

export const offeringOf = (
  stand: Stand,
  callable: Callable,
  { completes, near }: Pick<Lit, 'completes' | 'near'>,
): Offering => ({
  ...stand,
  callable: callable.get(stand.kind) ?? null,
  ahead: completes.has(stand.kind) ? 'completes' : near.has(stand.kind) ? 'near' : null,
});

type ReachFor = (tile: Tile) => Reach | null;

/** The one in hand, where these eyes see it. */
const tomteCosts = ({ tomte }: FieldView, reachFor: ReachFor): Cost[] =>
  tomte === null || tomte === HIDDEN ? [] : [{ tile: tomte, standing: 'lying', isNew: false, reach: reachFor(tomte) }];

/** Each at its place for good: the first one first, the second one second, whichever of them is taken. */
function costsOf({ turned, lying, usable, round, piles }: View, kind: Kind, reachFor: ReachFor): (Cost | null)[] {
  const costs = turned[kind].map((tile, at): Cost => {
    const standing = lying[kind].includes(tile) ? 'lying' : usable[kind].includes(tile) ? 'still' : 'gone';
    const isNew = round === FOOTPRINT_ROUND && (kind === KING || at > 0);
    return { tile, standing, isNew, reach: standing === 'gone' ? null : reachFor(tile) };
  });
  const comes = round < FOOTPRINT_ROUND && piles[kind] > 0;
  return comes ? [...costs, null] : costs;
}

/** Of all costs of a kind the place of the one that the field has come nearest to. */
export function nearestOf({ costs }: Pick<Offering, 'costs'>): number {
  const lacks = costs.map((cost) => cost?.reach?.lacks.length ?? Number.POSITIVE_INFINITY);
  return Math.max(0, lacks.indexOf(Math.min(...lacks)));
}
