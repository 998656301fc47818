import type { Seat, ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { KIND_OF_DIE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { dieThing } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { Die } from './art/Die.tsx';
import { Sign } from './Sign.tsx';

interface DiceProps {
  readonly view: View;
  readonly seat: Seat;
  /** Whose token is placed next. */
  readonly chosen: number | null;
  readonly events: readonly Event[];
  readonly words: Labels;
  /** Null: somebody else places, and a tap explains. */
  readonly choose: ((die: number) => void) | null;
  explain(thing: ThingId): void;
}

/** The dice that still bring something, as they fell. */
export function Dice({ view, seat, chosen, events, words, choose, explain }: DiceProps) {
  const fell = events.some((event) => event.is === 'rolled' && event.seat === seat);
  return (
    <ul class={fell ? 'mlt-dice mlt-fell' : 'mlt-dice'} aria-label={words.dice}>
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
