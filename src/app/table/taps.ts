import { useEffect } from 'preact/hooks';

/** A finger's has a detail, a key's has none. */
export type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

const READ_MS = 400;
const FINGER_PX = 24;

/** A finger that meant to tap once may tap twice: what the first tap brought has not been read by then. */
export const isSecondOf = (first: Click, now: Click): boolean =>
  now.detail > 0 && now.timeStamp > first.timeStamp && now.timeStamp - first.timeStamp < READ_MS;

const isNear = (first: Click, now: Click): boolean =>
  Math.hypot(now.clientX - first.clientX, now.clientY - first.clientY) < FINGER_PX;

/** The second half of a double tap in one place. */
export const isAgainAt = (first: Click, now: Click): boolean => isSecondOf(first, now) && isNear(first, now);

interface Tap {
  readonly click: Click;
  /** What could be pressed round it, outside the board, and what each meant then. */
  readonly meant: ReadonlyMap<Element, string>;
}

/** The newest, and what it pressed; null: since then a key was pressed. */
let last: { readonly click: Click; readonly pressed: Element | null } | null = null;
/** The newest one that committed something. */
let committing: Tap | null = null;

export const lastClick = (): Click | null => last?.click ?? null;

/**
 * By the newest tap something was committed: what it brings under the finger answers to nothing for a moment. Called before
 * anything of it is drawn: the page still shows what the finger saw.
 */
export function committed(): void {
  if (!last || last.click === committing?.click) return;
  committing = { click: last.click, meant: meaningsRound(last.click, last.pressed) };
  const page = document.documentElement;
  page.dataset.settling = 'true';
  setTimeout(
    (of: Tap) => {
      if (of === committing) delete page.dataset.settling;
    },
    READ_MS,
    committing,
  );
}

/**
 * Nothing that appeared or changed its meaning under a finger that has just committed something answers to its next tap:
 * the next question, a button in the place of another, a word that opens a sheet. What means the same as before does.
 */
export function useTaps(): void {
  useEffect(() => {
    const hear = (event: MouseEvent): void => {
      if (event.detail === 0) return;
      const pressed = pressableAt(event.target);
      if (committing && isAgainAt(committing.click, event)) {
        if (pressed && committing.meant.get(pressed) !== meaningOf(pressed)) {
          event.stopPropagation();
          event.preventDefault();
          return;
        }
      }
      const { detail, timeStamp, clientX, clientY } = event;
      last = { click: { detail, timeStamp, clientX, clientY }, pressed };
    };
    const forget = (): void => {
      last = null;
    };
    addEventListener('click', hear, true);
    addEventListener('keydown', forget, true);
    return () => {
      removeEventListener('click', hear, true);
      removeEventListener('keydown', forget, true);
    };
  }, []);
}

const PRESSABLE = 'button, a, label, input, summary, [role], [data-opens], [data-thing]';

/** On the board a whole new question is asked of the same places: there nothing means the same. */
const BOARD = '[data-board]';

/** Null: there is nothing to press. */
function pressableAt(at: EventTarget | null): Element | null {
  const element = at instanceof Element ? at : null;
  return element?.closest(PRESSABLE) ?? element?.closest(BOARD) ?? null;
}

const meaningOf = (element: Element): string =>
  ['aria-label', 'aria-pressed', 'aria-checked', 'aria-expanded', 'href', 'data-opens']
    .map((name) => element.getAttribute(name) ?? '')
    .concat(element.textContent ?? '')
    .join('\n');

const ROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** What the next tap may fall on that is meant for the same place. To ask what lies at a point is dear: not within what was pressed. */
function meaningsRound({ clientX, clientY }: Click, pressed: Element | null): ReadonlyMap<Element, string> {
  const meant = new Map<Element, string>();
  const note = (found: Element | null): void => {
    if (found && !found.closest(BOARD)) meant.set(found, meaningOf(found));
  };
  note(pressed);
  const { left = 0, right = 0, top = 0, bottom = 0 } = pressed?.getBoundingClientRect() ?? {};
  for (const [toX, toY] of ROUND) {
    const [x, y] = [clientX + toX * FINGER_PX, clientY + toY * FINGER_PX];
    const isWithin = x >= left && x <= right && y >= top && y <= bottom;
    if (!isWithin) note(pressableAt(document.elementFromPoint(x, y)));
  }
  return meant;
}
