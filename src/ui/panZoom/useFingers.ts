import { useRef } from 'preact/hooks';
import { isFarthest, isWhole, type Point, panned, pinched, zoomed } from './camera.ts';
import type { View } from './useCamera.ts';

/** A finger that trembles this much still taps. */
const SLOP_PX = 8;
const DOUBLE_TAP = 2;
const WHEEL_STEP = 0.002;
/** The trackpad's pinch comes as a wheel with Ctrl, in smaller steps. */
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
