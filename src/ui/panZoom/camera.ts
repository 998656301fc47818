import type { Rect, Size } from '../rect.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the board is drawn in the window at point × scale + (x, y). */
export interface Camera extends Point {
  readonly scale: number;
}

/** The board and the window through which it is seen; all in CSS pixels. */
export interface Viewport {
  /** The rectangle of the board on its own plane: it may grow to every side. */
  readonly board: Rect;
  readonly window: Size;
  /** Farther than this the board does not go, even if it is not all in sight then: its cells would be too small to tap. */
  readonly least: number;
}

/** A small board is not blown up without end, a large one can always be seen whole. */
const WHOLE_AT_MOST = 1.5;
const CLOSEST = 3;
/** Room left between a place that was brought into sight and the edge of the window. */
const MARGIN_PX = 12;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const fitting = (board: Size, room: Size): number => Math.min(room.width / board.width, room.height / board.height);

/** Below the window buttons leave cells smaller than a finger in a tall board, and larger ones beside it. */
export function areBeside(board: Size, frame: Size, buttonsPx: number, finger: number): boolean {
  const below = fitting(board, { width: frame.width, height: frame.height - buttonsPx });
  const beside = fitting(board, { width: frame.width - buttonsPx, height: frame.height });
  return below < finger && beside > below;
}

/** The whole board as large as it can be. */
function fitted({ board, window }: Viewport): Camera {
  const most = Math.min(fitting(board, window), WHOLE_AT_MOST);
  return centred(board, window, most > 0 && Number.isFinite(most) ? most : 1);
}

const farthest = (scene: Viewport): number => Math.max(fitted(scene).scale, scene.least);
const closest = (scene: Viewport): number => Math.max(CLOSEST, farthest(scene));

/** The whole board, or its middle where the whole would be too small. */
export const whole = (scene: Viewport): Camera => kept(centred(scene.board, scene.window, farthest(scene)), scene);

const centred = (board: Rect, room: Size, scale: number): Camera => ({
  scale,
  x: (room.width - board.width * scale) / 2 - board.left * scale,
  y: (room.height - board.height * scale) / 2 - board.top * scale,
});

/** Where a part of the board is drawn. */
export const onWindow = (part: Rect, { scale, x, y }: Camera): Rect => ({
  left: part.left * scale + x,
  top: part.top * scale + y,
  width: part.width * scale,
  height: part.height * scale,
});

/** The board cannot be lost: it fills the window or is whole in it. */
export function kept(camera: Camera, scene: Viewport): Camera {
  const fit = fitted(scene);
  const scale = clamp(camera.scale, farthest(scene), closest(scene));
  if (scale <= fit.scale) return fit;
  const { board, window } = scene;
  return {
    scale,
    x: keptAlong(camera.x, board.left * scale, board.width * scale, window.width),
    y: keptAlong(camera.y, board.top * scale, board.height * scale, window.height),
  };
}

function keptAlong(offset: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return clamp(offset, room - length - start, -start);
}

export const panned = (camera: Camera, by: Point, scene: Viewport): Camera =>
  kept({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, scene);

/** Nearer or farther by a factor, with the point under the finger staying where it is. */
export function zoomed(camera: Camera, at: Point, factor: number, scene: Viewport): Camera {
  const scale = clamp(camera.scale * factor, farthest(scene), closest(scene));
  const by = scale / camera.scale;
  return kept({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, scene);
}

/** Two fingers moved from one pair of points to another: the places of the board under them stay under them. */
export function pinched(
  camera: Camera,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  scene: Viewport,
): Camera {
  const [before, after] = [middle(from), middle(to)];
  const factor = apart(to) / Math.max(1, apart(from));
  const moved = { ...camera, x: camera.x + after.x - before.x, y: camera.y + after.y - before.y };
  return zoomed(moved, after, factor, scene);
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const apart = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The smallest move that brings a part of the board wholly into sight. */
export function showing(camera: Camera, of: Rect, scene: Viewport): Camera {
  const { left, top, width, height } = onWindow(of, camera);
  const { window } = scene;
  return panned(camera, { x: into(left, width, window.width), y: into(top, height, window.height) }, scene);
}

function into(start: number, length: number, room: number): number {
  if (start < MARGIN_PX || length > room - 2 * MARGIN_PX) return MARGIN_PX - start;
  return Math.min(0, room - MARGIN_PX - length - start);
}

/** All of the board is in sight. */
export const isWhole = ({ scale }: Camera, scene: Viewport): boolean => scale <= fitted(scene).scale * 1.001;
export const isFarthest = ({ scale }: Camera, scene: Viewport): boolean => scale <= farthest(scene) * 1.001;
export const isClosest = ({ scale }: Camera, scene: Viewport): boolean => scale >= closest(scene) * 0.999;
