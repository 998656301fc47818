import type { ComponentChildren } from 'preact';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import { FRIENDSHIP, LEAST_FRIENDSHIP, PIES, PILES, TOP_OF_TRACK, tileName } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { seatAt } from '../rules/seekers.ts';
import type { View } from '../rules/state.ts';
import { cardThing, friendshipThing, handThing, piesThing, solvedThing, tileThing } from '../rules/things.ts';
import { WANTED } from '../rules/trophies.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Quest } from './art/cards.tsx';
import { PowerUp, PowerUpBack } from './art/PowerUp.tsx';
import { Spell } from './art/Spell.tsx';
import { Heart, Pie } from './art/tokens.tsx';
import { Sign } from './Sign.tsx';

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
    <ul class="mlt-stock" aria-label={words.stock}>
      <Item
        thing={friendshipThing(seat)}
        label={words.friendship(friendship)}
        fresh={moved('friendship')}
        explain={explain}
        count={friendship}
        below={<Track value={friendship} marks={[LEAST_FRIENDSHIP, WANTED[FRIENDSHIP]]} />}
      >
        <Heart />
      </Item>
      <Item
        thing={piesThing(seat)}
        label={words.pies(pies)}
        fresh={moved('pies') || events.some((event) => event.is === 'treated' && event.seats.includes(seat))}
        explain={explain}
        count={pies}
        below={<Track value={pies} marks={[WANTED[PIES]]} />}
      >
        <Pie />
      </Item>
      <Item
        thing={handThing(seat)}
        label={words.hand(hand.length, values)}
        fresh={moved('spell')}
        explain={explain}
        count={hand.length}
        below={values.length > 0 && <span class="mlt-values">{values.join(' ')}</span>}
      >
        <Spell value={null} />
      </Item>
      {PILES.map((pile) => {
        const tile = tiles[pile];
        return tile === null ? (
          <li key={pile}>
            <span class="mlt-item mlt-slot" role="img" aria-label={words.noTile(pile)}>
              <Sign>
                <PowerUpBack pile={pile} />
              </Sign>
            </span>
          </li>
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
  readonly children: ComponentChildren;
  explain(thing: ThingId): void;
}

function Item({ thing, label, count, below, fresh = false, children, explain }: ItemProps) {
  const drawn = (
    <>
      <span class="mlt-worth">
        <Sign>{children}</Sign>
        {count !== undefined && (
          <b key={count} class={fresh ? 'mlt-changed' : undefined}>
            {count}
          </b>
        )}
      </span>
      {below}
    </>
  );
  return (
    <li>
      <button type="button" class="mlt-item" data-thing={thing} aria-label={label} onClick={() => explain(thing)}>
        {drawn}
      </button>
    </li>
  );
}

/** From 0 to 10, with a notch where something begins to count. */
const Track = ({ value, marks }: { readonly value: number; readonly marks: readonly number[] }) => (
  <svg class="mlt-track" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="mlt-track-bed" x="0" y="4" width="100" height="6" />
    <rect class="mlt-track-done" x="0" y="4" width={(value / TOP_OF_TRACK) * 100} height="6" />
    {marks.map((mark) => (
      <rect key={mark} class="mlt-track-mark" x={(mark / TOP_OF_TRACK) * 100 - 2} y="0" width="4" height="14" />
    ))}
  </svg>
);
