import { UNCHOSEN, UNSEEN } from '../../engine/small/sealed.ts';
import './numberCard.css';

interface NumberCardProps {
  /** Null: face down. */
  readonly of: number | null;
  /** A sign over the number: a path in 24 × 24, filled in the colour of the game's world. */
  readonly sign?: string;
}

/** A playing card with a number; it fills the width that it is given. */
export const NumberCard = ({ of, sign }: NumberCardProps) => (
  <svg class="number-card" data-back={of === null} viewBox="0 0 50 60" aria-hidden="true">
    <rect x="1" y="1" width="48" height="58" rx="6" />
    {of === null && <path d="M25 8 41 30 25 52 9 30ZM25 18 34 30 25 42 16 30Z" />}
    {of !== null && sign && <path d={sign} transform="translate(13 5)" />}
    {of !== null && (
      <text x="25" y={sign ? 53 : 42} font-size={sign ? 26 : 34}>
        {of}
      </text>
    )}
  </svg>
);

interface LaidCardProps {
  readonly choice: number;
  readonly sign?: string;
}

/** A sealed choice in its place: none yet, one that these eyes do not know, or the card. */
export const LaidCard = ({ choice, ...sign }: LaidCardProps) => (
  <div class="card-slot">{choice !== UNCHOSEN && <NumberCard of={choice === UNSEEN ? null : choice} {...sign} />}</div>
);
