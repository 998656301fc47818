import type { Seat } from '../../../engine/ids.ts';
import { seatAt } from '../rules/hexes.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Spell } from './art/cards.tsx';
import { Sign } from './Sign.tsx';

interface OwnCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Labels;
}

/** Spells and personality large enough to be read in passing, for a seat that looks at them on the open table. */
export function OwnCards({ view, seat, words }: OwnCardsProps) {
  const { hand, personality: field } = seatAt(view, seat);
  const values = hand.flatMap(({ value }) => value ?? []);
  const person = field === null ? null : words.person(field);
  return (
    <section class="mlt-own" aria-label={words.hand(hand.length, values)}>
      {values.length > 0 && (
        <p>
          {values.map((value, at) => (
            <span key={at}>
              <Sign>
                <Spell value={value} />
              </Sign>
              {words.spell(value)}
            </span>
          ))}
        </p>
      )}
      {person && (
        <p>
          <Sign>
            <Person field={field} />
          </Sign>
          <span>
            <b>{person.name}</b> {person.text}
          </span>
        </p>
      )}
    </section>
  );
}
