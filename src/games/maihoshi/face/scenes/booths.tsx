import './scenes.css';
import type { Seat } from '../../../../engine/game.ts';
import { motionMs } from '../../../../ui/motion.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  middleOf,
  outAndBack,
  settling,
  springing,
  sprite,
  squareAt,
  swinging,
} from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { cardThing, type GeishaId, type Kind } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { CardBack, Coin } from '../art/FolkCard.tsx';
import { GEISHA_BOX, Geisha, type Mood } from '../art/Geisha.tsx';
import { Lantern } from '../art/signs.tsx';
import { GuestTile } from '../art/Tiles.tsx';

export type Thing = HTMLElement | SVGElement;

export interface Place {
  readonly thing: Thing;
  readonly rect: Rect;
}

/** A house on the board, with the places of its things as they are when it has come into sight. */
export interface Shown {
  find(selector: string): Place | null;
  all(selector: string): readonly Place[];
  /** Of several the newest. */
  last(selector: string): Place | null;
}

/** Brings a house into sight where only some are; null: the board has no houses now. */
export function houseOf(room: Room, seat: Seat): Shown | null {
  const row = room.find('.areas-row');
  const area = row?.querySelector(`[data-thing="guests:${seat}"]`)?.closest('.area');
  if (!(row instanceof HTMLElement) || !(area instanceof HTMLElement)) return null;
  const [frame, own] = [room.rectOf(row), room.rectOf(area)];
  const isIn = own.left >= frame.left - 1 && own.left + own.width <= frame.left + frame.width + 1;
  // One house fills the row: it rests at its edge. Of several beside each other the nearest edge is met.
  const shift = isIn
    ? 0
    : own.left < frame.left
      ? frame.left - own.left
      : frame.left + frame.width - own.left - own.width;
  if (!isIn) {
    const behavior = motionMs(row, '--card-time') > 0 ? 'smooth' : 'instant';
    row.scrollTo({ left: row.scrollLeft - shift, behavior });
  }
  const placeOf = (thing: Element | undefined): Place | null => {
    if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return null;
    const rect = room.rectOf(thing);
    return rect.width === 0 ? null : { thing, rect: { ...rect, left: rect.left + shift } };
  };
  return {
    find: (selector) => placeOf(area.querySelector(selector) ?? undefined),
    all: (selector) => [...area.querySelectorAll(selector)].flatMap((thing) => placeOf(thing) ?? []),
    last: (selector) => placeOf([...area.querySelectorAll(selector)].at(-1)),
  };
}

export const inRow = (row: 'guests' | 'publicity', seat: Seat): string =>
  `[data-row="${row}:${seat}"] .mai-laid:not([data-as="coming"])`;

/** In the shape of a card, about the middle of what may have another. */
export const cardAt = (rect: Rect, shape: Rect, by = 1): Rect => {
  const { left, top, width } = squareAt(middleOf(rect), shape.width * by);
  return { left, width, height: shape.height * by, top: top + (width - shape.height * by) / 2 };
};

/** The card in the hand that is seen, as long as it is there; another seat’s card is in no such hand, also where an equal one is. */
export function ownCard(card: Kind, isOwn: boolean) {
  let rect: Rect | null = null;
  const selector = `.mai-held [data-thing="${cardThing(card)}"]`;
  const in_ = (room: Room): Thing | null =>
    isOwn ? (room.find(`${selector}[aria-pressed="true"]`) ?? room.findAll(selector).at(-1) ?? null) : null;
  return {
    look: (room: Room): void => {
      const thing = in_(room);
      rect = thing && room.rectOf(thing);
    },
    rect: (): Rect | null => rect,
    things: (room: Room): Thing[] => [in_(room) ?? []].flat(),
  };
}

/** Until it is there; null: as long as the scene lasts. */
export const hidden = (thing: Thing, until: number | null): Act =>
  act(thing, { lasts: until ?? 1 }, (on) => ({ seen: until === null || on < 1 ? 0 : 1 }));

/**
 * What the tab of a house counts, and for whom it is an own touch, which is on the table already, the points too: they are
 * seen when it has landed. Those of others change with the words.
 */
export const uncounted = (room: Room, seat: Seat, isOwn: boolean, until: number): Act[] =>
  [
    `.areas-tabs [aria-controls$="-${seat}"] .mai-glimpse`,
    ...(isOwn ? [`.standing:nth-child(${seat + 2}) > b`, '.mai-so-far'] : []),
  ].flatMap((numbers) => room.findAll(numbers).map((thing) => hidden(thing, until)));

/** From then on, for so long. */
const hiddenWhile = (thing: Thing, at: number, lasts: number): Act =>
  act(thing, { lasts: at + lasts }, (on) => ({ seen: on * (at + lasts) > at && on < 1 ? 0 : 1 }));

/** A ribbon with a word on it, at that height. */
export const ribbonAt = ({ width }: Room, top: number): Rect => {
  const wide = Math.min(width - 24, 340);
  return { left: (width - wide) / 2, top, width: wide, height: 54 };
};

/** A house as it is drawn for the count: all of them are seen at once, whatever the board has in sight. */
export interface Booth {
  readonly seat: Seat;
  readonly panel: Sprite;
  readonly lantern: Sprite;
  readonly glow: Sprite;
  readonly guests: Sprite[];
  /** Cards in the hand, seen from behind. */
  readonly hand: Sprite[];
  /** The reserve before it is turned over. */
  readonly backs: Sprite[];
  readonly reserve: Rect;
  readonly sum: Rect;
  /** Where one more guest, or one more card of the hand, goes. */
  guestAt(place: number): Rect;
  cardAt(place: number): Rect;
}

/** What is in a house when the count begins. */
export interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly guests: readonly Kind[];
  readonly held: number;
  /** With what is still to come: the room is kept for it. */
  readonly mostGuests: number;
  readonly mostHeld: number;
}

const TOP = 68;
const BOTTOM = 16;
const GAP = 6;
const MOST = { width: 480, height: 108 };
const SUM = 62;

export function placesFor({ width, height }: Pick<Room, 'width' | 'height'>, count: number): Rect[] {
  const columns = width >= 640 && count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const wide = Math.min(MOST.width, (width - GAP * (columns + 1)) / columns);
  const high = Math.min(MOST.height, (height - TOP - BOTTOM) / rows - GAP);
  const left = (width - columns * wide - (columns - 1) * GAP) / 2;
  const top = TOP + (height - TOP - BOTTOM - rows * (high + GAP)) / 2;
  return Array.from({ length: count }, (_, place) => ({
    left: left + (place % columns) * (wide + GAP),
    top: top + Math.floor(place / columns) * (high + GAP),
    width: wide,
    height: high,
  }));
}

export const drawn = ({ part }: Room, rect: Rect, art: Parameters<typeof sprite>[2], named = ''): Sprite =>
  sprite(part, rect, art, `mai-stage ${named}`);

export function boothIn(room: Room, rect: Rect, standing: Standing, { geisha }: Pick<View, 'geisha'>): Booth {
  const { seat, name, guests, held, mostGuests, mostHeld } = standing;
  const { left, top, width, height } = rect;
  const who = geisha[seat];
  const panel = drawn(
    room,
    rect,
    <div class="mai-booth">
      {who && (
        <svg viewBox={GEISHA_BOX} aria-hidden="true" style={{ width: `${height}px` }}>
          <Geisha of={who} />
        </svg>
      )}
      <b style={{ width: `${height}px` }}>{name}</b>
    </div>,
  );
  const line = (height - 12) / 2;
  const start = left + height + 4;
  const free = width - height - SUM - 12;
  const apart = (wide: number, most: number, within: number): number =>
    most <= 1 ? wide : Math.min(wide + 2, (within - wide) / (most - 1));
  const tile = (line * 48) / 56;
  const card = (line * 3) / 4;
  const guestAt = (place: number): Rect => ({
    left: start + place * apart(tile, mostGuests, free),
    top: top + 4,
    width: tile,
    height: line,
  });
  const handStart = start + card + 12;
  const cardAt = (place: number): Rect => ({
    left: handStart + place * Math.min(card * 0.6, apart(card, mostHeld, free - card - 12)),
    top: top + 8 + line,
    width: card,
    height: line,
  });
  const wick = squareAt({ x: left + 17, y: top + 19 }, 34);
  const glow = drawn(room, squareAt(middleOf(wick), 92), null, 'mai-glow');
  const lantern = drawn(room, wick, <LanternPiece />);
  return {
    seat,
    panel,
    lantern,
    glow,
    guests: guests.map((guest, place) => drawn(room, guestAt(place), <GuestTile of={guest} />)),
    hand: Array.from({ length: held }, (_, place) => drawn(room, cardAt(place), <CardBack />)),
    backs: [],
    reserve: { left: start, top: top + 8 + line, width: card, height: line },
    sum: { left: left + width - SUM - 4, top, width: SUM, height },
    guestAt,
    cardAt,
  };
}

const partsOf = ({ panel, lantern, guests, hand }: Booth): Sprite[] => [panel, lantern, ...guests, ...hand];

export const comesIn = (booth: Booth, isLit: boolean, at: number): Act[] => [
  ...partsOf(booth).map(({ node }) =>
    act(node, { at, lasts: 320 }, (on) => ({ y: 34 * (1 - springing(on)), seen: Math.min(1, on * 2.5) })),
  ),
  act(booth.glow.node, { at: at + 120, lasts: 300 }, (on) => ({ seen: isLit ? settling(on) : 0 })),
];

/** The light flares once, and only the paper is left. */
export const goesOut = ({ glow, lantern }: Booth, at: number): Act[] => [
  act(glow.node, { at, lasts: 260 }, (on) => ({
    grow: 1 + 0.3 * Math.sin(Math.PI * Math.min(1, on * 2)),
    seen: 1 - on ** 2,
  })),
  act(lantern.node, { at, lasts: 320 }, (on) => ({ y: 3 * Math.sin(Math.PI * on), seen: 1 - 0.62 * settling(on) })),
];

export const Portrait = ({ of, mood = 'still' }: { readonly of: GeishaId; readonly mood?: Mood }) => (
  <svg viewBox={GEISHA_BOX} aria-hidden="true">
    <Geisha of={of} mood={mood} />
  </svg>
);

/** For a while the keeper of a house shows what she feels: glad, she bows; struck, she starts. */
export function feels(
  room: Room,
  house: Shown,
  who: GeishaId | null,
  mood: Exclude<Mood, 'still'>,
  at: number,
  lasts: number,
): Act[] {
  const place = house.find('.mai-geisha > svg');
  if (!place || !who) return [];
  const { rect } = place;
  // Drawn as the house draws it, in the middle of what room it has.
  const side = Math.min(rect.width, rect.height);
  const face = drawn(room, squareAt(middleOf(rect), side), <Portrait of={who} mood={mood} />);
  return [
    act(face.node, { at, lasts }, (on) => ({ seen: on > 0 && on < 1 ? 1 : 0 }), { leaves: true }),
    act(face.body, { at, lasts }, (on) =>
      mood === 'glad'
        ? { turn: 5 * outAndBack(on), y: 3 * outAndBack(on) }
        : { x: 4 * swinging(on, 4), y: -5 * outAndBack(Math.min(1, on * 3)) },
    ),
    hiddenWhile(place.thing, at, lasts),
  ];
}

export const LanternPiece = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <Lantern />
  </svg>
);

export const CoinPiece = ({ value }: { readonly value: number }) => (
  <svg class="mai-art-card" viewBox="-12 -14 24 28" aria-hidden="true">
    <Coin value={value} x={0} y={0} />
  </svg>
);

export const SPARK = [<span key="spark" class="mai-spark" />];
