import type { ComponentChild } from 'preact';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Point, Sprite, When } from '../../../../ui/stage/act.ts';
import { act, outAndBack, settling, sprite, squareAt } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { type Mood, Seeker } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';
import { Pow } from './fightArt.tsx';

export type Side = 0 | 1;
export const BOTH_SIDES: readonly Side[] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
/** Away from the middle, to the left or to the right. */
export const away = (side: Side): number => (side === 0 ? -1 : 1);

/** A spell, or a cannon, which is no secret. */
export interface Extra {
  readonly value: number;
  readonly back: ComponentChild;
  readonly front: ComponentChild;
}

export interface Fighter {
  readonly name: string;
  readonly emblem: string | undefined;
  readonly kingdom: number;
  readonly which: number;
  readonly pies: number;
  readonly extras: readonly Extra[];
  /** Where it comes from. */
  stands(room: Room): Rect;
}

/** What is drawn of a side, from the step on that draws it. */
interface Actor {
  head: Sprite;
  lid: Sprite;
  total: Sprite;
  pies: readonly Sprite[];
  extras: readonly { readonly back: Sprite; readonly front: Sprite }[];
  /** Dish and name. */
  readonly things: Sprite[];
}

/** Where everything of a pie fight has its place, and what of it is drawn. */
export class Ring {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  /** The field, over the whole width. */
  readonly band: Rect;
  /** How large a head is. */
  readonly head: number;
  readonly headY: number;
  readonly fighters: readonly [Fighter, Fighter];
  readonly panels: Sprite[] = [];
  /** What lies over the table beside the field, until the verdict. */
  dark: readonly Act['thing'][] = [];
  title: readonly Act['thing'][] = [];
  readonly #apart: number;
  readonly #actors = new Map<Side, Actor>();

  constructor({ width, height }: Room, fighters: readonly [Fighter, Fighter]) {
    const isWide = width > height;
    this.fighters = fighters;
    this.width = width;
    this.height = height;
    this.middle = width / 2;
    this.band = { left: 0, top: height * (isWide ? 0.16 : 0.2), width, height: height * (isWide ? 0.64 : 0.56) };
    this.head = Math.min(width * 0.4, this.band.height * (isWide ? 0.46 : 0.42));
    this.headY = this.band.top + this.band.height * 0.44;
    this.#apart = Math.min(width * 0.265, this.head * 1.9);
  }

  x(side: Side): number {
    return this.middle + away(side) * this.#apart;
  }
  headAt(side: Side): Point {
    return { x: this.x(side), y: this.headY };
  }
  dishAt(side: Side): Point {
    return { x: this.x(side), y: this.band.top + this.band.height * 0.79 };
  }
  totalAt(side: Side): Rect {
    return squareAt({ x: this.x(side), y: this.band.top + this.head * 0.25 }, this.head * 0.44);
  }
  /** Where pies meet. */
  get clash(): Point {
    return { x: this.middle, y: this.headY + this.head * 0.05 };
  }
  get pieSide(): number {
    return this.head * 0.27;
  }
  /** Four in front, the rest on top of them. */
  pieAt(side: Side, place: number): Rect {
    const [row, inRow] = place < 4 ? [0, place] : [1, place - 4];
    const { x, y } = this.dishAt(side);
    const { pies } = this.fighters[side];
    const wide = row === 0 ? Math.min(4, pies) : pies - 4;
    const size = this.pieSide;
    return squareAt({ x: x + (inRow - (wide - 1) / 2) * size * 0.8, y: y - size * (0.42 + 0.55 * row) }, size);
  }
  /** Cards beside the dish, and where they are turned over: side by side over the animal. */
  extraAt(side: Side, place: number): Rect {
    const { x, y } = this.dishAt(side);
    return squareAt({ x: x + away(side) * (this.head * 0.37 - place * 14), y: y - this.head * 0.22 }, this.head * 0.4);
  }
  turnedAt(side: Side, place: number): Rect {
    const count = this.fighters[side].extras.length;
    const size = this.head * (count === 1 ? 0.86 : count === 2 ? 0.66 : 0.56);
    const x = this.x(side) - away(side) * this.head * 0.06 + (place - (count - 1) / 2) * size * 0.74;
    return squareAt({ x, y: this.headY + this.head * 0.36 }, size);
  }

  /** Draws the animal of a side, which is the first thing of it. */
  enter(part: HTMLElement, side: Side): Sprite {
    const { kingdom, which } = this.fighters[side];
    const head = this.draw(
      part,
      squareAt(this.headAt(side), this.head),
      <Sign>
        <g transform={side === 1 ? 'scale(-1 1)' : undefined}>
          <Seeker kingdom={kingdom} which={which} mood={null} />
        </g>
      </Sign>,
      side,
    );
    this.#actors.set(side, { head, lid: head, total: head, pies: [], extras: [], things: [] });
    return head;
  }
  actor(side: Side): Actor {
    const found = this.#actors.get(side);
    if (!found) throw new Error('nobody has come in yet');
    return found;
  }

  /** A thing in the colour of a side. */
  draw(part: HTMLElement, rect: Rect, art: ComponentChild, side: Side): Sprite {
    const drawn = sprite(part, rect, art);
    const { emblem } = this.fighters[side];
    if (emblem) drawn.node.dataset.emblem = emblem;
    return drawn;
  }
}

export const both = (each: (side: Side) => readonly Act[]): Act[] => BOTH_SIDES.flatMap(each);

export const hidden = ({ node }: Sprite): Act => act(node, { lasts: 1 }, () => ({ seen: 0 }));
export const fades = ({ node }: Sprite, when: When): Act => act(node, when, (on) => ({ seen: 1 - on }));

/** A hop or two for joy. */
export const hops = ({ body }: Sprite, when: When, high: number): Act =>
  act(body, when, (on) => ({
    y: -high * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - 0.4 * on),
    grow: [1 - 0.05 * outAndBack(on), 1 + 0.07 * outAndBack(on)],
  }));

/** From then on a head that was drawn with all its moods looks like that. */
export const looks = ({ node }: Sprite, mood: Mood, at = 0): Act[] =>
  [...node.querySelectorAll<SVGElement>('[data-mood]')].map((eyes) =>
    act(eyes, { at, lasts: 1 }, (on) => ({ seen: eyes.dataset.mood === (on < 1 ? 'still' : mood) ? 1 : 0 })),
  );

/** A flash where something hits; what is drawn after it is seen before it. */
export function flash(part: HTMLElement, about: Point, side: number, at: number): Act {
  const { node } = sprite(part, squareAt(about, side), <Pow />);
  return act(
    node,
    { at, lasts: 230 },
    (on) => ({
      grow: on === 0 ? 0 : 0.5 + 0.6 * settling(on),
      turn: 20 * on,
      seen: on === 0 ? 0 : Math.min(1, 2 * (1 - on)),
    }),
    { leaves: true },
  );
}
