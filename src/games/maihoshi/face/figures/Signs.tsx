import { COLOUR_NAMES, COLOURS, type Reputation as Values } from '../../rules/cards.ts';
import { Reputation } from '../art/Reputation.tsx';

interface SignsProps {
  readonly values: Values;
  /** To compare with: what differs is marked. */
  readonly before?: Values;
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
        <Reputation of={COLOUR_NAMES[colour]} value={values[colour]} />
      </svg>
    ))}
  </span>
);
