import type { ComponentChildren } from 'preact';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { APPLE, GEM, type Kind, QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { seatAt } from '../rules/hexes.ts';
import { spaceThing, tileThing } from '../rules/ids.ts';
import type { Space, Tile } from '../rules/mat.ts';
import {
  ALL_SPACES,
  deedAt,
  deedOfTile,
  MAKE_PIES,
  MAKE_PILE,
  MAKE_POWER_UP,
  MAKE_SPELL,
  priceOf,
  SEEK_A,
  SEEK_B,
  TILE_SPACE,
  tileName,
} from '../rules/mat.ts';
import { act, type Move } from '../rules/move.ts';
import type { View } from '../rules/state.ts';
import type { Labels, SpaceState } from '../words/labels.ts';
import { ActionSign } from './art/ActionSign.tsx';
import { Marker } from './art/camp.tsx';
import { Apple, Gem, Pie, Scroll, Spell } from './art/cards.tsx';
import { PowerUp, PowerUpBack } from './art/PowerUp.tsx';
import { COATS } from './art/Seeker.tsx';
import { Sign } from './Piece.tsx';
import { Either } from './quest/Traded.tsx';
import { Stock } from './Stock.tsx';
import { offerOf } from './walk.ts';

/** What a small sign stands for: a token, an apple or a gem at choice, or what is paid from the mat. */
export type Small = Kind | 'any' | 'pie' | 'spell';

const DRAWN_TOKENS = [Apple, Gem, Scroll] as const;
const MORE = { any: Either, pie: Pie, spell: () => <Spell value={null} /> } as const;
const APART = 20;

/** Small tokens beside each other. */
function TokenRow({ of }: { readonly of: readonly Small[] }) {
  if (of.length === 0) return null;
  const wide = of.length * APART + 5;
  return (
    <svg class="mls-tokens" viewBox={`0 -12.5 ${wide} 25`} aria-hidden="true">
      {of.map((kind, at) => {
        const Token = typeof kind === 'number' ? DRAWN_TOKENS[kind] : MORE[kind];
        return (
          <g key={at} transform={`translate(${at * APART + 12.5} 0)`}>
            <Token />
          </g>
        );
      })}
    </svg>
  );
}

interface SpacesProps {
  readonly view: View;
  readonly seat: Seat;
  /** An action is to be chosen here now. */
  readonly asked: boolean;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly words: Labels;
  press(offer: Offer<Move>): void;
  wonder(wish: Move): void;
  explain(thing: ThingId): void;
}

type Tokens = Readonly<Partial<Record<Space, readonly Kind[]>>>;

/** What the dice of an action bring. */
const BROUGHT: Tokens = {
  [SEEK_A]: [APPLE, APPLE, GEM, QUEST],
  [SEEK_B]: [APPLE, GEM, GEM, QUEST],
};
/** What an action brings or asks for, told by its tokens. */
const TOKENS: Tokens = {
  ...BROUGHT,
  [MAKE_PIES]: [APPLE, APPLE],
  [MAKE_SPELL]: [GEM, GEM],
  [MAKE_POWER_UP]: [APPLE, GEM],
};

/** All that a Make power-up asks for. */
export function priceOfTile(tile: Tile): readonly Small[] {
  const { apples, gems, any, pies, spells } = priceOf(deedAt(deedOfTile(tile)));
  const each = (of: Small, count: number): Small[] => Array<Small>(count).fill(of);
  return [
    ...each(APPLE, apples),
    ...each(GEM, gems),
    ...each('any', any),
    ...each('pie', pies),
    ...each('spell', spells),
  ];
}

/** The action mat: six spaces or seven, and the marker that bars one of them. */
function Spaces({ view, seat, asked, offers, selected, words, press, wonder, explain }: SpacesProps) {
  const { tiles, marker, kingdom } = seatAt(view, seat);
  const tile = tiles[MAKE_PILE];
  const stateOf = (space: Space, offer: Offer<Move> | null): SpaceState | null => {
    if (marker === space) return 'barred';
    if (space === TILE_SPACE && tile === null) return 'closed';
    if (!asked) return null;
    return offer ? 'open' : 'shut';
  };
  const spaceAt = (space: Space) => {
    const offer = asked ? offerOf(offers, act(space)) : null;
    const state = stateOf(space, offer);
    const own = space === TILE_SPACE ? tile : null;
    const tap = (): void => {
      if (offer) press(offer);
      else if (asked) wonder(act(space));
      else explain(own === null ? spaceThing(space) : tileThing(MAKE_PILE, own));
    };
    return (
      <li key={space}>
        <button
          type="button"
          class="mls-space"
          data-thing={spaceThing(space)}
          data-state={state}
          aria-label={words.space(space, tile, state, BROUGHT[space])}
          aria-pressed={offer ? offer.move === selected : undefined}
          aria-disabled={(asked && !offer) || undefined}
          onClick={tap}
        >
          <Sign>
            {space !== TILE_SPACE && <ActionSign space={space} />}
            {space === TILE_SPACE &&
              (own === null ? <PowerUpBack pile={MAKE_PILE} /> : <PowerUp of={tileName(MAKE_PILE, own)} />)}
          </Sign>
          <TokenRow of={own === null ? (TOKENS[space] ?? []) : priceOfTile(own)} />
          {state === 'barred' && (
            <Sign class="mls-marker">
              <Marker kingdom={kingdom} />
            </Sign>
          )}
        </button>
      </li>
    );
  };
  return (
    <ul class="mls-spaces" aria-label={words.actions}>
      {ALL_SPACES.map(spaceAt)}
    </ul>
  );
}

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
    <div class="mls-mat" data-own={isOwn || undefined} style={{ '--coat': COATS[seatAt(view, seat).kingdom] }}>
      {tray && (
        <div class="mls-tray" data-reach={decides || undefined}>
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
