import type { ComponentChildren } from 'preact';
import type { Offer } from '../../../engine/game.ts';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Event } from '../rules/events.ts';
import { seatAt } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { COATS } from './art/beasts.tsx';
import { Spaces } from './Spaces.tsx';
import { Stock } from './Stock.tsx';

export interface MatProps {
  readonly view: View;
  readonly seat: Seat;
  /** Of the player who holds the device, or whose turn it is. */
  readonly isOwn: boolean;
  /** This seat decides now, and a person does it here. */
  readonly decides: boolean;
  /** An action is to be chosen. */
  readonly asked: boolean;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly events: readonly Event[];
  readonly words: Labels;
  /** Something else is asked: it has the place of the actions. */
  readonly tray: ComponentChildren;
  press(offer: Offer<Move>): void;
  wonder(wish: Move): void;
  explain(thing: ThingId): void;
}

/** A seat's actions, and what it has. */
export const Mat = (props: MatProps) => {
  const { view, seat, isOwn, decides, asked, offers, selected, events, words, tray, press, wonder, explain } = props;
  const own = decides ? offers : [];
  return (
    <div class="mlt-mat" data-own={isOwn || undefined} style={{ '--coat': COATS[seatAt(view, seat).kingdom] }}>
      {tray && (
        <div class="mlt-tray" data-reach={decides || undefined}>
          {tray}
        </div>
      )}
      {(!tray || (decides && asked)) && (
        <Spaces
          view={view}
          seat={seat}
          asked={decides && asked}
          offers={own}
          selected={selected}
          words={words}
          press={press}
          wonder={wonder}
          explain={explain}
        />
      )}
      <Stock view={view} seat={seat} events={events} words={words} explain={explain} />
    </div>
  );
};
