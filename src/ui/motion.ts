import { isTurned } from './facing.ts';

/** A time as a stylesheet writes it; the build writes 220ms as .22s. */
export function millisecondsOf(written: string): number {
  const count = Number.parseFloat(written);
  if (!(count > 0)) return 0;
  return written.trim().endsWith('ms') ? count : count * 1000;
}

/** How long a motion lasts where this element is; 0 where nothing shall move. The stylesheet and the settings say it. */
export const motionMs = (element: Element, token: '--card-time' | '--reveal-time'): number =>
  millisecondsOf(getComputedStyle(element).getPropertyValue(token));

/** In pixels from the upper left corner of the table, as it looks to those whom it faces. */
export interface Corner {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Where an element lies. A table that is turned to the other side between two looks changes nothing of it. */
export function cornerOf(element: Element): Corner {
  const { left, top, right, bottom, height } = element.getBoundingClientRect();
  const table = element.closest('.table')?.getBoundingClientRect() ?? new DOMRect();
  if (isTurned(element)) return { left: table.right - right, top: table.bottom - bottom, height };
  return { left: left - table.left, top: top - table.top, height };
}
