import type { Field } from '../../rules/cards.ts';
import { BLUE, CREAM, INK, RED, YELLOW } from './hues.ts';
import { CARD } from './Spell.tsx';
import { FieldSign } from './Trophy.tsx';
import './art.css';

/** The back of a quest card, and what stands for a solved quest: kind above, bold below. */
export const Quest = () => (
  <g class="mls-piece">
    <path fill={BLUE} d={CARD} />
    <path fill={RED} stroke="none" d="M-8.3 3.5 8.3-3.5V10c0 .6-.3.8-.8.8h-15c-.5 0-.8-.2-.8-.8Z" />
    <path class="mls-line" d={CARD} />
    <path
      fill={YELLOW}
      stroke-width="1.2"
      d="M0 6.8a1.3 1.3 0 1 1-.01 0ZM-1.2 5.3C-1.8 1.5 2-.5 2-3 2-5.8-2-5.8-2-3h-3c0-7 10-7 10 0 0 3.5-4 5-3.8 8.3Z"
    />
  </g>
);

/** A personality card with the field it eases, or its back. */
export const Person = ({ field }: { readonly field: Field | null }) => (
  <g class="mls-piece">
    <path fill={field === null ? '#2f6f6a' : CREAM} d={CARD} />
    {field === null ? (
      <path class="mls-line" stroke="#bfe3d6" d="M-5.5-8h11V8h-11ZM0-4a2.5 2.5 0 1 1-.01 0ZM-4 5.5c0-5.5 8-5.5 8 0" />
    ) : (
      <>
        <path fill="#bfe3d6" stroke="none" d="M-8.3 3c4-2.5 12-2.5 16.6 0v7c0 .6-.3.8-.8.8h-15c-.5 0-.8-.2-.8-.8Z" />
        <path class="mls-line" stroke={INK} stroke-width="1.1" d="M-5.5 8.3h11M-4-8.5h8" />
        <g transform="scale(.56)">
          <FieldSign field={field} />
        </g>
      </>
    )}
  </g>
);
