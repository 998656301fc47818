import type { ComponentChildren } from 'preact';
import type { Seat, ThingId } from '../../../engine/game.ts';
import type { Event } from '../rules/events.ts';
import { seatAt } from '../rules/hexes.ts';
import { cardThing, friendshipThing, handThing, piesThing, slotThing, solvedThing, tileThing } from '../rules/ids.ts';
import { PILES, tileName } from '../rules/mat.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Quest, Spell } from './art/cards.tsx';
import { Filled } from './art/Filled.tsx';
import { PowerUp, PowerUpBack } from './art/PowerUp.tsx';
import { Sign } from './Piece.tsx';

interface StockProps {
  readonly view: View;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** What a seat has beside its tokens: tracks, spells, power-ups, quests, personality. */
export function Stock({ view, seat, events, words, explain }: StockProps) {
  const { friendship, pies, hand, solved, tiles, personality } = seatAt(view, seat);
  const values = hand.flatMap(({ value }) => value ?? []);
  const moved = (is: 'friendship' | 'pies' | 'spell' | 'quest'): boolean =>
    events.some((event) => event.is === is && event.seat === seat);
  return (
    <ul class="mls-stock" aria-label={words.stock}>
      <Item
        thing={friendshipThing(seat)}
        label={words.friendship(friendship)}
        fresh={moved('friendship')}
        explain={explain}
        count={friendship}
      >
        <Filled of="friendship" count={friendship} />
      </Item>
      <Item
        thing={piesThing(seat)}
        label={words.pies(pies)}
        fresh={moved('pies') || events.some((event) => event.is === 'treated' && event.seats.includes(seat))}
        explain={explain}
        count={pies}
      >
        <Filled of="pies" count={pies} />
      </Item>
      <Item
        thing={handThing(seat)}
        label={words.hand(hand.length, values)}
        fresh={moved('spell')}
        explain={explain}
        count={hand.length}
        below={values.length > 0 && <span class="mls-values">{values.join(' ')}</span>}
      >
        <Spell value={null} />
      </Item>
      {PILES.map((pile) => {
        const tile = tiles[pile];
        return tile === null ? (
          <Item key={pile} thing={slotThing(seat, pile)} label={words.noTile(pile)} isEmpty explain={explain}>
            <PowerUpBack pile={pile} />
          </Item>
        ) : (
          <Item key={pile} thing={tileThing(pile, tile)} label={words.tile(pile, tile).name} explain={explain}>
            <PowerUp of={tileName(pile, tile)} />
          </Item>
        );
      })}
      <Item thing={solvedThing(seat)} label={words.solved(solved)} explain={explain} count={solved.length}>
        <Quest />
      </Item>
      <Item
        thing={cardThing(seat)}
        label={personality === null ? words.personHidden : words.person(personality).name}
        explain={explain}
      >
        <Person field={personality} />
      </Item>
    </ul>
  );
}

interface ItemProps {
  readonly thing: ThingId;
  readonly label: string;
  readonly count?: number;
  /** Under sign and number. */
  readonly below?: ComponentChildren;
  /** It has changed just now. */
  readonly fresh?: boolean;
  /** Room for what is drawn. */
  readonly isEmpty?: boolean;
  readonly children: ComponentChildren;
  explain(thing: ThingId): void;
}

function Item({ thing, label, count, below, fresh = false, isEmpty = false, children, explain }: ItemProps) {
  const drawn = (
    <>
      <span class="mls-worth">
        <Sign>{children}</Sign>
        {count !== undefined && (
          <b key={count} class={fresh ? 'mls-changed' : undefined}>
            {count}
          </b>
        )}
      </span>
      {below}
    </>
  );
  return (
    <li>
      <button
        type="button"
        class={isEmpty ? 'mls-item mls-slot' : 'mls-item'}
        data-thing={thing}
        aria-label={label}
        onClick={() => explain(thing)}
      >
        {drawn}
      </button>
    </li>
  );
}
