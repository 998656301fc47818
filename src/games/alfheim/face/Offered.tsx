import { type Kind, POINTS, TOMTE } from '../rules/fairies.ts';
import type { Cost, Offering } from '../words/labels.ts';
import { CostTile } from './art/CostTile.tsx';
import { Portrait } from './art/portraits.tsx';
import { Seal } from './art/Seal.tsx';
import { Lock } from './art/tokens.tsx';

const MIDDLE = 24;
const PLACES: Readonly<Record<number, readonly number[]>> = { 1: [MIDDLE], 2: [12, 36] };

/** One kind on the strip: who comes, for how many points, how many are left in the pile, and what calls it. */
export const Offered = ({ of: { kind, costs, pile, came } }: { readonly of: Offering }) => (
  <>
    <svg class="alb-who" viewBox="0 0 28 26" aria-hidden="true">
      <g transform="translate(14 14)">
        <Portrait of={kind} />
      </g>
    </svg>
    <svg class="alb-worth" viewBox="0 0 28 20" aria-hidden="true">
      <g transform="translate(14 8.5) scale(.9)">
        <Seal points={POINTS[kind]} />
      </g>
      <path class="alb-pile" d={Array.from({ length: pile }, (_, at) => `M${6 + at * 4} 18.3h.01`).join('')} />
    </svg>
    <svg class="alb-costs" viewBox="0 0 48 48" aria-hidden="true">
      {kind === TOMTE && costs.length === 0 ? (
        <g transform={`translate(24 ${MIDDLE})`}>
          <Lock />
        </g>
      ) : (
        costs.map((cost, at) => (
          <g key={cost.tile ?? 'later'} transform={`translate(24 ${PLACES[costs.length]?.[at] ?? MIDDLE})`}>
            <OneCost kind={kind} cost={cost} />
          </g>
        ))
      )}
    </svg>
    {came && (
      <svg class="alb-tick" viewBox="0 0 28 24" aria-hidden="true">
        <path d="m3 13 8 8L25 3" />
      </svg>
    )}
  </>
);

const SANDS = 'M-4-6h8c0 4-3.5 4-3.5 6S4 2 4 6h-8c0-4 3.5-4 3.5-6S-4-2-4-6Z';

const OneCost = ({ kind, cost: { tile, standing } }: { readonly kind: Kind; readonly cost: Cost }) =>
  tile === null ? (
    <rect class="alb-later" x="-22" y="-10" width="44" height="20" rx="4" />
  ) : (
    <g class={`alb-cost alb-${standing}`}>
      <CostTile kind={kind} tile={tile} />
      {standing === 'still' && <path class="alb-sands" d={SANDS} transform="translate(18 4)" />}
    </g>
  );
