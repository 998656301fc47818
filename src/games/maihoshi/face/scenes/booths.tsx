import type { Seat } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, outAndBack, settling, springing, swinging } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, type Sprite, sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { GeishaId, Kind } from '../../rules/cards.ts';
import type { View } from '../../rules/state.ts';
import { CardBack, Coin } from '../art/FolkCard.tsx';
import { GEISHA_BOX, Geisha } from '../art/Geisha.tsx';
import type { Mood } from '../art/geishaShapes.ts';
import { Lantern } from '../art/Lantern.tsx';
import { GuestTile } from '../art/Tiles.tsx';
import { hiddenWhile, type Shown } from './places.ts';
import './scenes.css';

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
  <svg class="mha-card" viewBox="-12 -14 24 28" aria-hidden="true">
    <Coin value={value} x={0} y={0} />
  </svg>
);

export const SPARK = [<span key="spark" class="mai-spark" />];
