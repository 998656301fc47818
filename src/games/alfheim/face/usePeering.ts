import { useEffect, useState } from 'preact/hooks';
import type { Kind } from '../rules/components.ts';
import { type Lit, NOTHING_LIT } from './choice.ts';
import { nearestOf, type Stand } from './offering.ts';

/** The fairy that is looked at closely. */
export interface Peering {
  readonly kind: Kind | null;
  /** The place of the cost that is shown in the field. */
  readonly cost: number;
  /** How far the field has come towards it. */
  readonly lit: Lit;
  toggle(kind: Kind): void;
  show(cost: number): void;
}

/** Whatever comes to be decided ends it. */
export function usePeering(stands: readonly Stand[], until: unknown): Peering {
  const [at, setAt] = useState<{ readonly kind: Kind; readonly cost: number | null } | null>(null);
  useEffect(() => setAt(null), [until]);
  const stand = stands.find(({ kind }) => kind === at?.kind);
  const cost = at?.cost ?? (stand ? nearestOf(stand) : 0);
  const reach = stand?.costs[cost]?.reach ?? null;
  const wanted = reach?.lacks.length === 1 ? reach.lacks.filter((clue) => clue !== null) : [];
  return {
    kind: at?.kind ?? null,
    cost,
    lit: reach
      ? { ...NOTHING_LIT, run: new Set(reach.run), lack: new Map(reach.gaps.map((cell) => [cell, wanted])) }
      : NOTHING_LIT,
    toggle: (kind) => setAt((before) => (before?.kind === kind ? null : { kind, cost: null })),
    show: (other) => setAt((before) => before && { ...before, cost: other }),
  };
}
