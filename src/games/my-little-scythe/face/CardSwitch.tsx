import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import type { Sitter } from '../../../engine/log.ts';
import type { Labels } from '../words/labels.ts';
import { Person } from './art/cards.tsx';
import { Sign } from './Sign.tsx';

interface CardSwitchProps {
  readonly isOn: boolean;
  readonly words: Labels;
  turn(on: boolean): void;
}

/** Whether the turn stops at its end for a trophy that only the player's personality allows. */
export const CardSwitch = ({ isOn, words, turn }: CardSwitchProps) => (
  <button
    type="button"
    role="switch"
    class="mlt-card-switch"
    aria-checked={isOn}
    aria-label={words.byCard}
    onClick={() => turn(!isOn)}
  >
    <span class="mlt-knob" />
    <Sign>
      <Person field={null} />
    </Sign>
    <span>{words.byCard}</span>
  </button>
);

const NOBODY: ReadonlySet<Seat> = new Set();
/** By who sits there: the board goes away behind a curtain, in the middle of a turn. */
const kept = new Map<string, ReadonlySet<Seat>>();

/** The seats that have their switch on. */
export function useAsking(sitters: readonly Sitter[]): {
  readonly asking: ReadonlySet<Seat>;
  turn(seat: Seat, on: boolean): void;
} {
  const table = JSON.stringify(sitters);
  const [asking, setAsking] = useState(kept.get(table) ?? NOBODY);
  return {
    asking,
    turn(seat, on) {
      const others = [...asking].filter((each) => each !== seat);
      const next = new Set(on ? [...others, seat] : others);
      kept.set(table, next);
      setAsking(next);
    },
  };
}
