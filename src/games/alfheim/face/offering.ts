import type { Seat } from '../../../engine/ids.ts';
import { KING, type Kind, TOMTE } from '../rules/fairies.ts';
import { NO_DOMINO } from '../rules/grid.ts';
import { FOOTPRINT_ROUND, type View } from '../rules/state.ts';
import type { Cost, Offering } from '../words/labels.ts';
import type { Lit } from './choice.ts';

const LATER: Cost = { tile: null, standing: 'later' };

/** How one kind stands, for whoever looks at it from this field. */
export function offeringOf(
  view: View,
  near: Seat,
  kind: Kind,
  callable: ReadonlySet<Kind>,
  { completes, near: comesNear }: Pick<Lit, 'completes' | 'near'>,
): Offering {
  const pile = view.piles[kind] ?? 0;
  return {
    kind,
    costs: costsOf(view, kind, pile),
    pile,
    came: (view.fields[near]?.fairies[kind] ?? NO_DOMINO) !== NO_DOMINO,
    callable: callable.has(kind),
    ahead: completes.has(kind) ? 'completes' : comesNear.has(kind) ? 'near' : null,
  };
}

function costsOf({ lying, usable, round }: View, kind: Kind, pile: number): Cost[] {
  if (kind === TOMTE) return [];
  const there = lying[kind] ?? [];
  const costs = [...new Set([...there, ...(usable[kind] ?? [])])].map(
    (tile): Cost => ({ tile, standing: there.includes(tile) ? 'lying' : 'still' }),
  );
  const comes = round < FOOTPRINT_ROUND && pile > 0;
  return comes && costs.length < (kind === KING ? 1 : 2) ? [...costs, LATER] : costs;
}
