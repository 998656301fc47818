import { useRef } from 'preact/hooks';

/** Less is a tap that slipped. */
const FAR_PX = 40;

/** A finger drawn across leads on, as pages turn: to the left to what comes next. */
export function useSwipe(turn: (way: 'on' | 'back') => void) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent): void => {
      down.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const from = down.current;
      down.current = null;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < FAR_PX || Math.abs(across) < Math.abs(clientY - from.y)) return;
      turn(across < 0 ? 'on' : 'back');
    },
    onPointerCancel: (): void => {
      down.current = null;
    },
  };
}
