import './cards.css';
import type { ComponentChildren } from 'preact';
import { COLOUR_NAMES, COLOURS, cardOf, type Kind } from '../../rules/cards.ts';
import { Folk } from './Folk.tsx';
import { EFFECT_SIGNS, hueOf, Lantern, LOCK, Numeral, Reputation, wantedBy } from './signs.tsx';

interface MarksProps {
  readonly of: Kind;
  readonly apart: number;
  readonly size: number;
  /** One under the other. */
  readonly down?: boolean;
}

/** What a card adds as publicity, one sign for each step, from (0, 0) on. */
export function Marks({ of, apart, size, down = false }: MarksProps) {
  const raised = COLOURS.flatMap((colour) => Array.from({ length: cardOf(of).publicity[colour] }, () => colour));
  return (
    <>
      {raised.map((colour, at) => (
        <g key={at} transform={`translate(${down ? 0 : at * apart} ${down ? at * apart : 0}) scale(${size})`}>
          <Reputation of={COLOUR_NAMES[colour]} />
        </g>
      ))}
    </>
  );
}

interface OfCard {
  readonly of: Kind;
}

interface HeldCardProps extends OfCard {
  /** It cannot come as a guest: a lock hangs at its requirement. */
  readonly isBarred?: boolean;
}

/**
 * A folk card as it is held, 72 wide and 96 high. What decides stands at the left edge, which stays in sight in a
 * crowded hand: what it needs, what it earns, what it does, what it advertises.
 */
export const FolkCard = ({ of, isBarred = false }: HeldCardProps) => {
  const card = cardOf(of);
  const sign = EFFECT_SIGNS[card.effect];
  return (
    <svg class={`mai-art-card ${hueOf(of)}`} viewBox="0 0 72 96" aria-hidden="true">
      <Paper>
        <path class="mai-art-stage" d="M1 73V7a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v66Z" />
        <circle class="mai-art-glow" cx="47" cy="40" r="24" />
        <g transform="translate(47.5 47.5) scale(1.85)">
          <Folk of={of} />
        </g>
        <path class="mai-art-board" d="M1 73h70v16a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6Z" />
        <g transform="translate(16 16) scale(1.06)">
          <Reputation of={wantedBy(of)} value={card.requirement} />
        </g>
        <Coin value={card.income} x={16} y={40} />
        <g transform="translate(12.5 84)">
          <Marks of={of} apart={19.5} size={0.78} />
        </g>
        {sign !== '' && (
          <>
            <circle class="mai-art-plate" cx="16" cy="62" r="12" />
            <path class="mai-art-effect" d={sign} transform="translate(16 62) scale(1.36)" />
          </>
        )}
        {isBarred && <path class="mai-art-lock" d={LOCK} transform="translate(37 16)" />}
      </Paper>
    </svg>
  );
};

/** A card that is not for these eyes, of the same size. */
export const CardBack = () => (
  <svg class="mai-art-card" viewBox="0 0 72 96" aria-hidden="true">
    <rect class="mai-art-back" x="1" y="1" width="70" height="94" rx="6" />
    <path
      class="mai-art-weave"
      d="M7 7h58v82H7ZM7 28C17 16 26 16 36 28c10-12 19-12 29 0M7 89c10-12 19-12 29 0 10-12 19-12 29 0"
    />
    <g transform="translate(36 50) scale(1.5)">
      <Lantern />
    </g>
  </svg>
);

const Paper = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    <rect class="mai-art-paper" x="1" y="1" width="70" height="94" rx="6" />
    {children}
    <rect class="mai-art-edge" x="1" y="1" width="70" height="94" rx="6" />
  </>
);

/** What a guest earns. */
export const Coin = ({ value, x, y }: { readonly value: number; readonly x: number; readonly y: number }) => (
  <g class="mai-art-coin" transform={`translate(${x} ${y})`}>
    <ellipse rx="10" ry="12" />
    <Numeral value={value} x={0} y={0} size={1.25} />
  </g>
);
