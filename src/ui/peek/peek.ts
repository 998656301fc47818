import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

/** Whether own secrets lie open: as long as a finger or key is held, or until they are covered again. */
export interface PeekState {
  readonly held: boolean;
  readonly kept: boolean;
}

export const COVERED: PeekState = { held: false, kept: false };

export type Gesture =
  /** A finger or a key is held down; or let go. */
  | 'hold'
  | 'release'
  /** A switch for people who cannot hold a button down. */
  | 'switch'
  /** Another person may hold the device now: the app was left, hidden, or another window is in front. */
  | 'away';

export const isOpen = ({ held, kept }: PeekState): boolean => held || kept;

export function looked(look: PeekState, gesture: Gesture): PeekState {
  switch (gesture) {
    case 'hold':
      return { ...look, held: true };
    case 'release':
      // Letting go covers everything, whatever had opened it.
      return look.held ? COVERED : look;
    case 'switch':
      return { held: false, kept: !isOpen(look) };
    case 'away':
      return COVERED;
  }
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Opens own secrets for as long as they are looked at by the one who holds the device; whose they are, the button says. */
export function usePeek<Who>() {
  const [who, setWho] = useState<Who | null>(null);
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
    whose: open ? who : null,
    away: (): void => gesture('away'),
    holdFor: (whose: Who) => ({
      onPointerDown(event: PointerEvent): void {
        if (event.button !== 0) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        setWho(() => whose);
        gesture('hold');
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onContextMenu: (event: Event): void => event.preventDefault(),
      onKeyDown(event: KeyboardEvent): void {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (event.repeat) return;
        setWho(() => whose);
        gesture('hold');
      },
      onKeyUp(event: KeyboardEvent): void {
        if (isHoldKey(event)) release();
      },
      /** Without finger or key: a screen reader's press, which cannot be held. */
      onClick(event: MouseEvent): void {
        if (event.detail !== 0) return;
        setWho(() => whose);
        gesture('switch');
      },
    }),
  };
}

export type Peeking<Who> = ReturnType<typeof usePeek<Who>>;
