import type { ComponentChild } from 'preact';
import { costOf, type Kind, POINTS, TOMTE } from '../rules/fairies.ts';
import type { Cost, Offering } from '../words/labels.ts';
import { CostSigns } from './art/CostTile.tsx';
import { Portrait } from './art/portraits.tsx';
import { Seal } from './art/Seal.tsx';
import { Lock } from './art/tokens.tsx';

interface OfferedProps {
  readonly of: Offering;
  /** Of a Tomte: who holds one. */
  readonly holders: readonly ComponentChild[];
}

/** One kind on the strip: who comes, for how many points, how many are left in the pile, and what calls it. */
export const Offered = ({ of: { kind, costs, pile, came }, holders }: OfferedProps) => (
  <>
    <svg class="alb-who" viewBox="-12 -12 24 24" aria-hidden="true">
      <Portrait of={kind} />
    </svg>
    <svg class="alb-worth" viewBox="0 0 26 16" aria-hidden="true">
      <g transform="translate(7.8 8)">
        <Seal points={POINTS[kind]} />
      </g>
      <path class="alb-pile" d={Array.from({ length: pile }, (_, at) => PILED[at]).join('')} />
    </svg>
    <span class="alb-costs">
      {costs.map((cost, at) => (
        <OneCost key={at} kind={kind} of={cost} />
      ))}
      {kind === TOMTE && !came && costs.length === 0 && (
        <svg class="alb-locked" viewBox="-9 -11 18 22" aria-hidden="true">
          <Lock />
        </svg>
      )}
      {kind === TOMTE && holders.length > 0 && <span class="alb-holders">{holders}</span>}
    </span>
    {came && (
      <svg class="alb-tick" viewBox="0 0 28 24" aria-hidden="true">
        <path d="m3 13 8 8L25 3" />
      </svg>
    )}
  </>
);

/** Up to five, as on a die that has six. */
const PILED = ['M18.5 3h.01', 'M23.5 3h.01', 'M18.5 8h.01', 'M23.5 8h.01', 'M18.5 13h.01'];

/** What marks a cost: valid to the end of the round though its tile is taken, or turned over just now. */
const SANDS = 'M-4-6h8c0 4-3.5 4-3.5 6S4 2 4 6h-8c0-4 3.5-4 3.5-6S-4-2-4-6Z';
const STAR = 'M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z';

const OneCost = ({ kind, of }: { readonly kind: Kind; readonly of: Cost | null }) =>
  of === null || of.standing === 'gone' ? (
    <span class="alb-cost alb-none" />
  ) : (
    <span class="alb-cost">
      <CostSigns kind={kind} tile={of.tile} met={metBy(kind, of)} />
      {(of.standing === 'still' || of.isNew) && (
        <svg class={of.isNew ? 'alb-new' : 'alb-sands'} viewBox="-7 -7 14 14" aria-hidden="true">
          <path d={of.isNew ? STAR : SANDS} />
        </svg>
      )}
    </span>
  );

/** Sign by sign, also where the field has none of them. */
export const metBy = (kind: Kind, { tile, reach }: Cost): readonly boolean[] =>
  reach?.met ?? [...costOf(kind, tile)].map(() => false);
