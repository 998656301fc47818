import { COLOURS } from '../../rules/cards.ts';
import { Reputation } from '../art/Reputation.tsx';

const NAMES = ['red', 'blue', 'green'] as const;

interface SignsProps {
  readonly values: readonly number[];
  /** To compare with: what differs is marked. */
  readonly before?: readonly number[];
}

/** Three reputations with their values. */
export const Signs = ({ values, before = values }: SignsProps) => (
  <span class="mhf-signs">
    {COLOURS.map((colour) => (
      <svg
        key={colour}
        class={values[colour] === before[colour] ? '' : 'mhf-raised'}
        viewBox="-13 -13 26 26"
        aria-hidden="true"
      >
        <Reputation of={NAMES[colour]} value={values[colour] ?? 0} />
      </svg>
    ))}
  </span>
);
