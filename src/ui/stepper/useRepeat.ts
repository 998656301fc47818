import { useEffect, useRef } from 'preact/hooks';

const HOLD_MS = 400;
const AGAIN_MS = 110;

/** A press acts once, a hold again and again until it is let go. `act` says whether there is more to come. */
export function useRepeat(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const repeated = useRef(false);
  const latest = useRef(act);
  latest.current = act;

  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);

  const again = (): void => {
    repeated.current = true;
    timer.current = latest.current() ? setTimeout(again, AGAIN_MS) : null;
  };
  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      repeated.current = false;
      stop();
      timer.current = setTimeout(again, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event): void => event.preventDefault(),
    /** The click that ends a hold is none. */
    onClick(event: MouseEvent): void {
      stop();
      if (event.detail === 0 || !repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
