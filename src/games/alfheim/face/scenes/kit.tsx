import './scenes.css';
import type { ComponentChild } from 'preact';
import type { Eyes, Seat } from '../../../../engine/game.ts';
import { COME_INTO_SIGHT } from '../../../../ui/areas/useShown.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, middleOf, type Sprite, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { burst, count, flight } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Kind } from '../../rules/fairies.ts';
import { type Cell, halves, type Domino as TilePlace } from '../../rules/field.ts';
import { cellThing } from '../../rules/ids.ts';
import type { Event } from '../../rules/state.ts';
import { hueOfFairy, type Mood, Portrait } from '../art/portraits.tsx';
import { Domino } from '../art/tokens.tsx';

/** A scene and what it keeps out of sight from the moment the board is drawn as it is after the move. */
export interface Part {
  readonly scene: Scene<Event>;
  veil?(room: Room): readonly Act[];
}

export type Thing = HTMLElement | SVGElement;

/** The art of this game takes its hues from a class. */
export const drawn = (part: HTMLElement, rect: Rect, art: ComponentChild, named = ''): Sprite =>
  sprite(part, rect, art, `alf-stage ${named}`);

/** A round or square piece: 24 units each way. */
export const Piece = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    {children}
  </svg>
);
export const Wide = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-24 -12 48 24" aria-hidden="true">
    {children}
  </svg>
);
export const Glint = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <path class="alf-glint" d="M0-5.5 1.3-1.3 5.5 0 1.3 1.3 0 5.5-1.3 1.3-5.5 0-1.3-1.3Z" />
  </svg>
);
/** A clue face down. */
export const Back = () => (
  <Piece>
    <circle class="alf-back" r="10.8" />
    <path class="alf-back-pine" d="M0-6-4 0h8ZM0-2.5-5.5 5h11ZM0 5v2.5" />
  </Piece>
);

export const gone = ({ node }: Sprite, at: number, lasts = 40): Act =>
  act(node, { at, lasts }, (on) => ({ seen: 1 - on }), { leaves: true });
export const hidden = (thing: Thing, until = 1): Act =>
  act(thing, { lasts: until }, (on) => ({ seen: on < 1 ? 0 : 1 }));
/** Until a later step takes it up. */
export const veiled = (things: readonly (Thing | null)[]): Act[] =>
  things.flatMap((thing) => (thing ? [act(thing, { lasts: 1 }, () => ({ seen: 0 }))] : []));

export const around = (rects: readonly Rect[], by = 0): Rect => {
  const left = Math.min(...rects.map((rect) => rect.left)) - by;
  const top = Math.min(...rects.map((rect) => rect.top)) - by;
  const right = Math.max(...rects.map((rect) => rect.left + rect.width)) + by;
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height)) + by;
  return { left, top, width: right - left, height: bottom - top };
};

/** A fairy without her house. */
export const Face = ({ of, mood = 'still' }: { readonly of: Kind; readonly mood?: Mood }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <Portrait of={of} mood={mood} />
  </svg>
);
/** With it, over the two cells that it covers. */
export const Home = ({
  kind,
  isAcross,
  mood,
}: {
  readonly kind: Kind;
  readonly isAcross: boolean;
  readonly mood: Mood;
}) =>
  isAcross ? (
    <Wide>
      <Domino kind={kind} lies="across" mood={mood} />
    </Wide>
  ) : (
    <Tall>
      <Domino kind={kind} lies="down" mood={mood} />
    </Tall>
  );
const Tall = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-12 -24 24 48" aria-hidden="true">
    {children}
  </svg>
);
/** Her window when she has left it. */
export const Empty = ({ of }: { readonly of: Kind }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <path class="alf-window alf-empty" d="M-10 10.5V-3a10 8 0 0 1 20 0v13.5Z" />
    <path class="alf-sill" d="M-11 8h22v3h-22Z" />
  </svg>
);
export const Met = () => (
  <Piece>
    <circle class="alf-met" r="9" />
    <path class="alf-met-tick" d="m-4.5 0 3.3 3.5L5-4" />
  </Piece>
);
export const Rays = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} class="alf-rays" d="M-2.5-20-6-48h12L2.5-20Z" transform={`rotate(${at * 30})`} />
    ))}
  </svg>
);

export const areaOf = (room: Room, seat: Seat): HTMLElement | null =>
  room.find('.alf-fields .areas-row')?.querySelector(`[data-thing^="cell:${seat}/"]`)?.closest<HTMLElement>('.area') ??
  null;

export const GOES_MS = 110;

/** Not past the fields of others: what is acted out on this field has to be in sight. */
export const comesIntoSight = (seat: Seat): SceneStep<Event> => ({
  name: 'goes',
  lastsMs: GOES_MS,
  isPassing: true,
  draw: (room) => {
    areaOf(room, seat)?.dispatchEvent(new CustomEvent(COME_INTO_SIGHT, { bubbles: true }));
    return [];
  },
});

/** The view goes to the field on which something is about to happen; to those who have moved themselves it stands there. */
export const goesTo = (seat: Seat, eyes: Eyes): readonly SceneStep<Event>[] =>
  seat === eyes ? [] : [comesIntoSight(seat)];

export function cellRect(room: Room, seat: Seat, cell: Cell): Rect | null {
  const found = areaOf(room, seat)?.querySelector(`[data-thing="${cellThing(seat, cell)}"]`);
  return found ? room.rectOf(found) : null;
}

/** Of both cells that a fairy's tile covers. */
export function tileRect(room: Room, seat: Seat, domino: TilePlace): Rect | null {
  const both = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
  return both.length === 2 ? around(both) : null;
}

/** What is drawn in a field: `clue:<cell>`, `fairy:<kind>`, `footprint`. */
export const pieceIn = (room: Room, seat: Seat, piece: string): SVGElement | null =>
  areaOf(room, seat)?.querySelector<SVGElement>(`[data-piece="${piece}"]`) ?? null;

export const svgOf = (room: Room, selector: string): Thing | null => {
  const found = room.find(selector);
  return found?.querySelector<SVGElement>('svg') ?? null;
};
/** The clue or footprint in hand. */
export const handIn = (room: Room): Thing | null => svgOf(room, '.alf-board-token');

/** Where a seat's points stand beside its name. */
export const chipOf = (room: Room, seat: Seat): HTMLElement | null => {
  const chip = room.findAll('.standing')[seat];
  return chip?.querySelector('b') ?? (chip instanceof HTMLElement ? chip : null);
};

const APART_MS = 46;
const FLIES_MS = 290;
/** As many as there are points are seen to fly, and not more than can be told from each other. */
export const riseMs = (points: number): number => FLIES_MS + APART_MS * (points - 1) + 140;

interface Rise {
  readonly seat: Seat;
  readonly from: Rect;
  readonly points: number;
  readonly was: number;
  readonly at?: number;
  /** More is to be counted: the number goes on standing there. */
  readonly stays: boolean;
}

/** Points fly from where they were made to the chip, one by one, and the number there runs. */
export function pointsRise(room: Room, { seat, from, points, was, at = 0, stays }: Rise): Act[] {
  const chip = chipOf(room, seat);
  if (!chip || points <= 0) return [];
  const rect = room.rectOf(chip);
  const goal = squareAt(middleOf(rect), 16);
  const side = Math.min(26, Math.max(18, from.height * 0.5));
  const hits = Array.from({ length: points }, (_, nth) => at + FLIES_MS + nth * APART_MS);
  const endsMs = at + riseMs(points);
  return [
    ...(chip.localName === 'b' ? counts(room, chip, { seat, hits, was, endsMs, stays }) : []),
    ...hits.flatMap((hit, nth) => {
      const star = drawn(room.part, squareAt(middleOf(from), side), <Glint />);
      const way = { from: star.rect, to: goal, at: hit - FLIES_MS, lasts: FLIES_MS };
      return [
        act(star.body, { at: way.at, lasts: 60 }, (on) => ({ seen: on, grow: 0.4 + 0.6 * settling(on) })),
        ...flight(star, { ...way, lift: 52 - 26 * (nth % 3), turns: 1, weight: 0, leaves: true }),
      ];
    }),
    ...burst(room.part, [<Glint key="glint" />], {
      about: middleOf(rect),
      pieces: 8,
      reach: 30,
      fall: 8,
      side: 11,
      seed: 5,
      at: endsMs - 140,
      lasts: 300,
    }),
  ];
}

interface Counting {
  readonly seat: Seat;
  readonly hits: readonly number[];
  readonly was: number;
  readonly endsMs: number;
  readonly stays: boolean;
}

/** A number that an earlier scene of the move has left standing for more to be counted: here it is. */
export const countedBefore = (room: Room, seat: Seat): Act[] =>
  [...(room.part.parentElement?.querySelectorAll<HTMLElement>(`.alf-chip[data-seat="${seat}"]`) ?? [])].map((number) =>
    act(number, { at: 1, lasts: 1 }, () => ({ seen: 0 })),
  );

/** In place of the number that is drawn there; where points are covered there is none. */
function counts(room: Room, chip: HTMLElement, { seat, hits, was, endsMs, stays }: Counting): Act[] {
  const before = countedBefore(room, seat);
  const { number, acts } = count(room.part, room.rectOf(chip), {
    from: was,
    ticks: hits.map((at, nth) => ({ at, to: was + nth + 1 })),
    named: 'alf-stage alf-chip',
  });
  number.node.dataset.seat = `${seat}`;
  return [...before, ...acts, ...(stays ? veiled([chip]) : [hidden(chip, endsMs), gone(number, endsMs)])];
}
