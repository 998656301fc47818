import type { Seat } from '../../../engine/ids.ts';
import { KING, type Kind, TOMTE } from '../rules/fairies.ts';
import { type FieldView, FOOTPRINT_ROUND, HIDDEN, type View } from '../rules/state.ts';
import { holdsTomte } from '../rules/tomte.ts';
import type { Cost, Offering } from '../words/labels.ts';
import type { Callable, Lit } from './choice.ts';

const LATER: Cost = { tile: null, standing: 'later' };

/** How one kind stands, for whoever looks at it from this field. */
export function offeringOf(
  view: View,
  near: Seat,
  kind: Kind,
  callable: Callable,
  { completes, near: comesNear }: Pick<Lit, 'completes' | 'near'>,
): Offering {
  const pile = view.piles[kind];
  const field = view.fields[near];
  return {
    kind,
    costs: kind === TOMTE ? tomteCosts(field?.tomte ?? null) : costsOf(view, kind, pile),
    pile,
    came: (field?.fairies[kind] ?? null) !== null,
    callable: callable.get(kind) ?? null,
    inHand: kind === TOMTE && field !== undefined && holdsTomte(field),
    ahead: completes.has(kind) ? 'completes' : comesNear.has(kind) ? 'near' : null,
  };
}

/** The own one, where these eyes see it. */
const tomteCosts = (tile: FieldView['tomte']): Cost[] =>
  tile === null || tile === HIDDEN ? [] : [{ tile, standing: 'lying' }];

function costsOf({ lying, usable, round }: View, kind: Kind, pile: number): Cost[] {
  const there = lying[kind];
  const costs = [...new Set([...there, ...usable[kind]])].map(
    (tile): Cost => ({ tile, standing: there.includes(tile) ? 'lying' : 'still' }),
  );
  const comes = round < FOOTPRINT_ROUND && pile > 0;
  return comes && costs.length < (kind === KING ? 1 : 2) ? [...costs, LATER] : costs;
}
