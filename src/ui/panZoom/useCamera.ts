import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect, Size } from '../rect.ts';
import { whenBroughtIntoSight } from '../sight.ts';
import { isTurned } from '../turned.ts';
import { type Camera, isWhole, kept, type Point, showing, type Viewport, whole } from './camera.ts';

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
