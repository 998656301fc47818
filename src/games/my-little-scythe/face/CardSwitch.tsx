import type { Labels } from '../words/labels.ts';

interface CardSwitchProps {
  readonly isOn: boolean;
  readonly words: Labels;
  turn(on: boolean): void;
}

/** Whether the turn stops at its end for a trophy that only the own card allows. */
export const CardSwitch = ({ isOn, words, turn }: CardSwitchProps) => (
  <button type="button" role="switch" class="mlt-card-switch" aria-checked={isOn} onClick={() => turn(!isOn)}>
    <span class="mlt-knob" />
    {words.byCard}
  </button>
);
