import { useLayoutEffect, useReducer } from 'preact/hooks';
import { COVERED, isOpen, looked } from './look.ts';

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Opens own secrets for as long as they are looked at by the one who holds the device. */
export function usePeek() {
  const [look, gesture] = useReducer(looked, COVERED);
  const open = isOpen(look);

  // before the first frame that shows them: the device may go away in the next moment
  useLayoutEffect(() => {
    if (!open) return;
    const away = (): void => gesture('away');
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') away();
    };
    addEventListener('blur', away);
    addEventListener('pagehide', away);
    document.addEventListener('visibilitychange', away);
    document.addEventListener('keydown', pressed);
    return () => {
      removeEventListener('blur', away);
      removeEventListener('pagehide', away);
      document.removeEventListener('visibilitychange', away);
      document.removeEventListener('keydown', pressed);
    };
  }, [open]);

  const release = (): void => gesture('release');
  return {
    open,
    away: (): void => gesture('away'),
    hold: {
      onPointerDown(event: PointerEvent): void {
        if (event.button !== 0) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        gesture('hold');
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onContextMenu: (event: Event): void => event.preventDefault(),
      onKeyDown(event: KeyboardEvent): void {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) gesture('hold');
      },
      onKeyUp(event: KeyboardEvent): void {
        if (isHoldKey(event)) release();
      },
      /** Without finger or key: a screen reader's press, which cannot be held. */
      onClick(event: MouseEvent): void {
        if (event.detail === 0) gesture('switch');
      },
    },
  };
}

export type Peeking = ReturnType<typeof usePeek>;
