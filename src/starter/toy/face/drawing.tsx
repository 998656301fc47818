import { at, without } from '../../../engine/lists.ts';
import { type CardDrawing, LaidCard, NumberCard } from '../../../ui/plain/cardBoard.tsx';
import type { Event, State } from '../rules/index.ts';

export const drawing: CardDrawing<State, Event> = {
  step: 'lay',
  hand: ({ hands, laid }, seat) => without(at(hands, seat), [at(laid, seat)]),
  card: (value) => <NumberCard of={value} />,
  middle: ({ kept }) => kept.at(-1)?.map((card, place) => <NumberCard key={place} of={card} />),
  area: ({ laid, kept }, seat) => (
    <>
      <LaidCard choice={at(laid, seat)} />
      <div class="card-row" data-kept={seat}>
        {at(kept, seat).map((card) => (
          <NumberCard key={card} of={card} />
        ))}
      </div>
    </>
  ),
};
