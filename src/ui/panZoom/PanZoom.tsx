import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { partsWords } from '../../words/parts.ts';
import type { Lang } from '../../words/voice.ts';
import { Icon } from '../Icon.tsx';
import type { Rect } from '../rect.ts';
import { areBeside, isClosest, isFarthest, isWhole, onWindow, type Point, panned, zoomed } from './camera.ts';
import { useCamera, useFingers } from './useCamera.ts';
import './panZoom.css';

interface FrameProps {
  readonly lang: Lang;
  readonly label: string;
  /** The rectangle of the board on its own plane, in pixels; it may grow to every side. */
  readonly board: Rect;
  /** What is drawn of it beyond its edge, all round: in sight where the whole board is. */
  readonly rimPx?: number;
  /** How wide a cell of it is there. */
  readonly cellPx: number;
  /** Brought into sight whenever it changes: where something happens. */
  readonly follow?: ThingId | null;
  /** Drawn with its left upper corner at that of the board. */
  readonly children: ComponentChildren;
}

const NEARER = 'M12 5v14M5 12h14';
const FARTHER = 'M5 12h14';
const WHOLE = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';

/** The window itself is no control, but keys move it: so it takes the focus. */
const MOVED_BY_KEYS = 0;
/** What a finger can still single out; the first tap on so small a cell only shows it. */
const LEAST_CELL_PX = 24;
/** What it singles out with ease. */
const FINGER_PX = 34;
const BUTTONS_PX = 44;
const KEY_ZOOM = 1.35;
const KEY_PAN_PX = 64;
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, _: 1 / KEY_ZOOM };

/** A window on a board that is larger than the screen: drag, pinch, wheel, double tap on bare ground, buttons and keys. */
export function PanZoom({ lang, label, board: inner, rimPx = 0, cellPx, follow = null, children }: FrameProps) {
  const board = {
    left: inner.left - rimPx,
    top: inner.top - rimPx,
    width: inner.width + 2 * rimPx,
    height: inner.height + 2 * rimPx,
  };
  const words = partsWords[lang].frame;
  const window = useRef<HTMLElement>(null);
  const keys = useId();
  const view = useCamera(window, board, LEAST_CELL_PX / cellPx);
  const fingers = useFingers(view);
  const { camera, scene, frame, glides, move, showAll } = view;
  const isAll = isWhole(camera, scene);

  useEffect(() => {
    const thing = follow && window.current?.querySelector(`[data-thing="${CSS.escape(follow)}"]`);
    if (thing) view.show(thing);
  }, [follow]);

  const zoom = (factor: number): void => {
    const held = window.current?.querySelector('.frame-board :focus-visible');
    const part = held && view.boxOf(held);
    move((before, now) => {
      const { left, top, width, height } = part ? onWindow(part, before) : { left: 0, top: 0, ...now.window };
      return zoomed(before, { x: left + width / 2, y: top + height / 2 }, factor, now);
    }, true);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = event.target === window.current ? PANS[event.key] : undefined;
    const factor = ZOOMS[event.key];
    if (pan) move((before, now) => panned(before, pan, now), true);
    else if (factor) zoom(factor);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };
  return (
    <div class="frame">
      <div class="frame-lay" data-beside={areBeside(board, frame, BUTTONS_PX, FINGER_PX / cellPx)}>
        <section
          ref={window}
          class="frame-window"
          aria-label={label}
          aria-describedby={keys}
          tabIndex={MOVED_BY_KEYS}
          data-whole={isAll}
          onKeyDown={press}
          onFocusIn={(event) => {
            const held = event.target as Element;
            if (held !== window.current && held.matches(':focus-visible')) view.show(held);
          }}
          // Only the camera moves the board; the browser tries to when it brings the focus into sight.
          onScroll={(event) => event.currentTarget.scrollTo(0, 0)}
          {...fingers}
        >
          <div
            class="frame-board"
            data-glides={glides}
            style={{
              width: `${board.width}px`,
              height: `${board.height}px`,
              '--board-scale': camera.scale,
              transform: `translate(${camera.x + board.left * camera.scale}px, ${camera.y + board.top * camera.scale}px) scale(${camera.scale})`,
            }}
          >
            <div class="frame-inner" style={{ inset: `${rimPx}px` }}>
              {children}
            </div>
          </div>
        </section>
        <div class="frame-buttons">
          <button
            type="button"
            class="round"
            aria-label={words.nearer}
            aria-disabled={isClosest(camera, scene)}
            onClick={() => zoom(KEY_ZOOM)}
          >
            <Icon of={NEARER} />
          </button>
          <button
            type="button"
            class="round"
            aria-label={words.farther}
            aria-disabled={isFarthest(camera, scene)}
            onClick={() => zoom(1 / KEY_ZOOM)}
          >
            <Icon of={FARTHER} />
          </button>
          <button type="button" class="round" aria-label={words.whole} aria-disabled={isAll} onClick={showAll}>
            <Icon of={WHOLE} />
          </button>
        </div>
        <p id={keys} class="hidden">
          {words.keys}
        </p>
      </div>
    </div>
  );
}
