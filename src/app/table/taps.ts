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

/** The newest; null: since then a key was pressed. */
let last: Tap | null = null;
/** The newest one that committed something. */
let committing: Tap | null = null;

export const lastClick = (): Click | null => last?.click ?? null;

/** By the newest tap something was committed: what it brings under the finger answers to nothing for a moment. */
export function committed(): void {
  if (!last || last === committing) return;
  committing = last;
  const page = document.documentElement;
  page.dataset.settling = 'true';
  setTimeout(
    (of: Tap) => {
      if (of === committing) delete page.dataset.settling;
    },
    READ_MS,
    last,
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
      if (committing && isAgainAt(committing.click, event)) {
        const pressed = pressableAt(event.target);
        if (pressed && committing.meant.get(pressed) !== meaningOf(pressed)) {
          event.stopPropagation();
          event.preventDefault();
          return;
        }
      }
      const { detail, timeStamp, clientX, clientY } = event;
      const click = { detail, timeStamp, clientX, clientY };
      last = { click, meant: meaningsRound(click) };
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

const ROUND: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** Where the next tap may fall that is meant for the same place. */
function meaningsRound({ clientX, clientY }: Click): ReadonlyMap<Element, string> {
  const meant = new Map<Element, string>();
  for (const [x, y] of ROUND) {
    const found = pressableAt(document.elementFromPoint(clientX + x * FINGER_PX, clientY + y * FINGER_PX));
    if (found && !found.closest(BOARD)) meant.set(found, meaningOf(found));
  }
  return meant;
}
