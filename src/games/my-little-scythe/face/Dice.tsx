import type { ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { KIND_OF_DIE } from '../rules/cards.ts';
import { dieThing } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Die } from './art/Die.tsx';
import { Sign } from './Sign.tsx';

interface DiceProps {
  readonly view: View;
  /** Whose token is placed next. */
  readonly chosen: number | null;
  readonly words: Labels;
  /** Null: another player places, and a tap explains. */
  readonly choose: ((die: number) => void) | null;
  explain(thing: ThingId): void;
}

/** The dice that still bring something, as they fell. */
export function Dice({ view, chosen, words, choose, explain }: DiceProps) {
  return (
    <ul class="mlt-dice" aria-label={words.dice}>
      {view.dice.map((terrain, die) => {
        if (terrain === null) return null;
        const kind = at(KIND_OF_DIE, die);
        return (
          <li key={die}>
            <button
              type="button"
              class="mlt-die"
              data-thing={dieThing(die)}
              aria-label={words.die(kind, terrain)}
              aria-pressed={choose ? die === chosen : undefined}
              onClick={() => (choose ? choose(die) : explain(dieThing(die)))}
            >
              <Sign>
                <Die terrain={terrain} of={kind} />
              </Sign>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
