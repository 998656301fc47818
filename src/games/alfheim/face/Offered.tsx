import type { ComponentChild } from 'preact';
import { costOf, KING, type Kind, POINTS, TOMTE } from '../rules/fairies.ts';
import { FOOTPRINT_ROUND } from '../rules/state.ts';
import type { Cost, Offering } from '../words/labels.ts';
import { CostSigns } from './art/CostTile.tsx';
import { Portrait } from './art/portraits.tsx';
import { DIGITS, Seal } from './art/Seal.tsx';
import { Lock } from './art/tokens.tsx';

interface OfferedProps {
  readonly of: Offering;
  /** Of a Tomte: who holds one. */
  readonly holders: readonly ComponentChild[];
  /** Before round 7 there is one cost of a kind at the most: it has the room of both. */
  readonly isEarly: boolean;
}

/** One kind on the strip: who comes, for how many points, how many are left in the pile, and what calls it. */
export const Offered = ({ of: { kind, costs, pile, came }, holders, isEarly }: OfferedProps) => (
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
      {(isEarly ? costs.slice(0, 1) : costs).map((cost, at) => (
        <OneCost key={at} kind={kind} of={cost} isEarly={isEarly} />
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

interface OneCostProps {
  readonly kind: Kind;
  readonly of: Cost | null;
  readonly isEarly: boolean;
}

/** So many signs stand beside each other where a cost has the room of two. */
const BESIDE = 3;

function OneCost({ kind, of, isEarly }: OneCostProps) {
  if (of === null || of.standing === 'gone')
    return (
      <span class="alb-cost alb-none">
        {kind === KING && isEarly && (
          <svg class="alb-from" viewBox="-16 -10 32 20" aria-hidden="true">
            <path class="alb-from-round" d="M-9-6-3 0l-6 6-6-6Z" />
            <path d={DIGITS[FOOTPRINT_ROUND]} transform="translate(7 0)" />
          </svg>
        )}
      </span>
    );
  const met = metBy(kind, of);
  return (
    <span class="alb-cost">
      <CostSigns kind={kind} tile={of.tile} met={met} {...(isEarly && met.length > BESIDE ? { beside: BESIDE } : {})} />
      {(of.standing === 'still' || of.isNew) && (
        <svg class={of.isNew ? 'alb-new' : 'alb-sands'} viewBox="-7 -7 14 14" aria-hidden="true">
          <path d={of.isNew ? STAR : SANDS} />
        </svg>
      )}
    </span>
  );
}

/** Sign by sign, also where the field has none of them. */
export const metBy = (kind: Kind, { tile, reach }: Cost): readonly boolean[] =>
  reach?.met ?? [...costOf(kind, tile)].map(() => false);
