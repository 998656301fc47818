import { isSamePlace, type Rect } from '../rect.ts';
import { type Act, act, copyOf, gliding, type Sprite, settling } from './act.ts';
import { flight } from './motions.tsx';
import type { Room } from './Stage.ts';

/** Quick: the player who takes a move back knows what it was. */
const BACK_MS = 380;
/** More than that changes at once where the board shows another side: that is no way back. */
const MOST = 24;

/** A thing of the board as it is drawn. */
export interface Drawn {
  readonly thing: string;
  readonly rect: Rect;
  /** Things that look the same there have the same. */
  readonly looks: string;
}

export interface Noted extends Drawn {
  readonly picture: Sprite;
}

const drawnIn = (room: Room): (Drawn & { readonly element: HTMLElement | SVGElement })[] =>
  room.findAll('[data-board] [data-thing]').map((element) => ({
    element,
    thing: element.getAttribute('data-thing') ?? '',
    rect: room.rectOf(element),
    looks: element.innerHTML,
  }));

/** All things of the board with a picture of each, before something is taken back. The room's part stays out of the page. */
export const noteThings = (room: Room): readonly Noted[] =>
  drawnIn(room).map(({ element, ...drawn }) => ({ ...drawn, picture: copyOf(room.part, element, drawn.rect) }));

/** A move that is taken back runs backwards: each thing flies from where it was drawn to where it is drawn now. */
export function goesBack(room: Room, before: readonly Noted[]): readonly Act[] {
  const now = drawnIn(room);
  const { moved, gone, came } = waysBack(before, now);
  if (moved.length > MOST) return [];
  // Where a whole board has changed its looks what has gone and come is not to be told from the rest.
  const isPlain = moved.length + gone.length + came.length <= MOST;
  const lasts = BACK_MS;
  const show = ({ node }: Sprite): void => {
    room.part.append(node);
  };
  return [
    ...moved.flatMap(({ from, to }) => {
      show(from.picture);
      return [
        ...flight(from.picture, { from: from.rect, to: to.rect, lasts, lift: 24, weight: 0, leaves: true }),
        act(to.element, { lasts }, (on) => ({ seen: on < 1 ? 0 : 1 })),
      ];
    }),
    ...(isPlain ? gone : []).map(({ picture }) => {
      show(picture);
      return act(picture.node, { lasts }, (on) => ({ grow: 1 - 0.4 * gliding(on), seen: 1 - gliding(on) }), {
        leaves: true,
      });
    }),
    ...(isPlain ? came : []).map(({ element }) => act(element, { lasts }, (on) => ({ seen: settling(on) }))),
  ];
}

interface Ways<Before, Now> {
  readonly moved: readonly { readonly from: Before; readonly to: Now }[];
  readonly gone: readonly Before[];
  readonly came: readonly Now[];
}

/**
 * What of the board has another place now, in the order in which it is drawn. A place that looks another way has lost what
 * lay there: that flies to what has come elsewhere, as a card does that goes back into a hand.
 */
export function waysBack<Before extends Drawn, Now extends Drawn>(
  before: readonly Before[],
  now: readonly Now[],
): Ways<Before, Now> {
  const isSame = (one: Drawn, other: Drawn): boolean => one.thing === other.thing && isSamePlace(one.rect, other.rect);
  const stays = (one: Drawn, all: readonly Drawn[]): boolean =>
    all.some((other) => isSame(one, other) && one.looks === other.looks);
  const left = inmost(before.filter((one) => !stays(one, now)));
  const come = inmost(now.filter((one) => !stays(one, before)));
  const moved: { from: Before; to: Now }[] = [];
  const taken = new Set<Drawn>();
  const pair = (from: Before | null, to: Now): void => {
    if (!from) return;
    taken.add(from).add(to);
    moved.push({ from, to });
  };
  const free = (): readonly Before[] => left.filter((one) => !taken.has(one));
  const isNew = (to: Drawn): boolean => !before.some((one) => isSame(one, to));
  const news = come.filter(isNew);
  for (const to of news) pair(free().find(({ thing }) => thing === to.thing) ?? null, to);
  for (const to of news) if (!taken.has(to)) pair(likest(free(), to), to);
  return { moved, gone: left.filter((one) => !taken.has(one)), came: come.filter((one) => !taken.has(one)) };
}

/** A house that holds a card changes with it: the card alone counts. */
const inmost = <One extends Drawn>(all: readonly One[]): readonly One[] =>
  all.filter((one) => !all.some((other) => other !== one && one.looks.includes(`data-thing="${other.thing}"`)));

/** Where the same parts are drawn; null: nowhere. */
function likest<One extends Drawn>(all: readonly One[], to: Drawn): One | null {
  const parts = partsOf(to);
  const alike = (one: Drawn): number => [...partsOf(one)].filter((part) => parts.has(part)).length;
  const [best] = [...all].sort((one, other) => alike(other) - alike(one));
  return best && alike(best) > 0 ? best : null;
}

/** The shapes of a drawing; short texts are sizes and names, which many have in common. */
const SHORTEST_PART = 12;
const partsOf = ({ looks }: Drawn): ReadonlySet<string> =>
  new Set(looks.split('"').filter((part) => part.length >= SHORTEST_PART && !part.includes('<')));
