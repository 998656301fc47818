import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isTurned, type Rect, type Size, whenBroughtIntoSight } from '../rect.ts';
import type { Camera, Point, Viewport } from './camera.ts';
import { isFarthest, isWhole, kept, panned, pinched, showing, whole, zoomed } from './camera.ts';

const NOTHING: Size = { width: 0, height: 0 };
const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({ width: offsetWidth, height: offsetHeight });

export interface View {
  readonly camera: Camera;
  readonly scene: Viewport;
  /** The window with the buttons. */
  readonly frame: Size;
  /** The last change was a leap: it may be shown as a glide. */
  readonly glides: boolean;
  /** Where an event is, in the window. */
  pointOf(at: { readonly clientX: number; readonly clientY: number }): Point;
  /** The place of an element on the board. */
  boxOf(element: Element): Rect;
  show(element: Element): void;
  move(step: (camera: Camera, scene: Viewport) => Camera, glides: boolean): void;
  /** The whole board, now and however it grows, until a person moves it. */
  showAll(): void;
}

/** Where the board stands in its window: whole, until a person moves it. */
export function useCamera(window: RefObject<HTMLElement | null>, board: Rect, least: number): View {
  const [size, setSize] = useState(NOTHING);
  const [frame, setFrame] = useState(NOTHING);
  const [own, setOwn] = useState<Camera | null>(null);
  const [glides, setGlides] = useState(false);
  const scene: Viewport = { board, least, window: size };
  const camera = own ? kept(own, scene) : whole(scene);
  const latest = useRef({ camera, scene });
  latest.current = { camera, scene };

  const move: View['move'] = (step, gliding) => {
    const { camera: before, scene: now } = latest.current;
    const after = step(before, now);
    latest.current = { camera: after, scene: now };
    setOwn(isWhole(after, now) ? null : after);
    setGlides(gliding);
  };
  const boxOf: View['boxOf'] = (element) => {
    // Measured against the board as it is drawn: it may still glide.
    const drawn = window.current?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    const part = element.getBoundingClientRect();
    const { left, top, width } = latest.current.scene.board;
    const scale = width > 0 ? drawn.width / width : 1;
    const [x, y] = isTurned(element)
      ? [drawn.right - part.right, drawn.bottom - part.bottom]
      : [part.left - drawn.left, part.top - drawn.top];
    return { left: left + x / scale, top: top + y / scale, width: part.width / scale, height: part.height / scale };
  };
  const show: View['show'] = (element) => {
    const part = boxOf(element);
    move((before, now) => showing(before, part, now), false);
  };

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    const around = element.closest<HTMLElement>('.frame') ?? element;
    const measured = (): void => {
      setSize(sizeOf(element));
      setFrame(sizeOf(around));
    };
    measured();
    const sized = new ResizeObserver(measured);
    sized.observe(element);
    sized.observe(around);
    const deaf = whenBroughtIntoSight(element, show);
    return () => {
      sized.disconnect();
      deaf();
    };
  }, []);

  return {
    camera,
    scene,
    frame,
    glides,
    pointOf({ clientX, clientY }) {
      const element = window.current;
      if (!element) return { x: clientX, y: clientY };
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return isTurned(element) ? { x: right - clientX, y: bottom - clientY } : { x: clientX - left, y: clientY - top };
    },
    boxOf,
    show,
    move,
    showAll() {
      setOwn(null);
      setGlides(true);
    },
  };
}

/** A finger that trembles this much still taps. */
const SLOP_PX = 8;
const DOUBLE_TAP = 2;
const WHEEL_STEP = 0.002;
/** Browsers report a trackpad's pinch as a wheel with Ctrl, in smaller steps. */
const TRACKPAD_STEP = 0.01;
const LINE_PX = 16;

/** Drag, pinch, wheel and double tap. A tap stays a tap: only what has moved is taken from the cells. */
export function useFingers({ pointOf, move, showAll, camera, scene }: View) {
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<Point>({ x: 0, y: 0 });
  const moving = useRef(false);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.current.size === 0) {
        begun.current = pointOf(event);
        moving.current = false;
      }
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent): void {
      const from = fingers.current.get(event.pointerId);
      if (!from) return;
      const to = pointOf(event);
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      const [other] = others.map(([, point]) => point);
      if (!moving.current) {
        const far = Math.hypot(to.x - begun.current.x, to.y - begun.current.y) >= SLOP_PX;
        if (!other && (!far || isWhole(camera, scene))) return;
        moving.current = true;
      }
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, to);
      if (other) move((before, now) => pinched(before, [from, other], [to, other], now), false);
      else move((before, now) => panned(before, { x: to.x - from.x, y: to.y - from.y }, now), false);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent): void {
      if (!moving.current) return;
      moving.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    /** On bare ground only: on a cell the second tap is a choice. */
    onDblClick(event: MouseEvent): void {
      if ((event.target as Element).closest('button')) return;
      if (isFarthest(camera, scene)) move((before, now) => zoomed(before, pointOf(event), DOUBLE_TAP, now), true);
      else showAll();
    },
    onWheel(event: WheelEvent): void {
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? TRACKPAD_STEP : WHEEL_STEP));
      // A wheel that can do nothing here scrolls the page.
      if (factor < 1 && isFarthest(camera, scene) && !event.ctrlKey) return;
      event.preventDefault();
      move((before, now) => zoomed(before, pointOf(event), factor, now), false);
    },
  };
}
