import { useEffect, useRef, useState } from 'preact/hooks';

const HOLD_MS = 400;

/** The finger is still down when the button goes: its click would press what takes its place. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}

/**
 * A button that a finger has to hold, so that passing the device opens nothing by accident. Keyboard and screen reader
 * have no such accidents: their click (it comes without a pointer) is enough.
 */
export function useHold(done: () => void, tooBrief: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);

  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => stop, []);

  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      held.current = false;
      setHolding(true);
      timer.current = setTimeout(() => {
        held.current = true;
        stop();
        swallowClick();
        done();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event): void => event.preventDefault(),
    onClick: (event: MouseEvent): void => {
      if (event.detail === 0) done();
      else if (!held.current) tooBrief();
    },
  };
  return { holding, handlers };
}
