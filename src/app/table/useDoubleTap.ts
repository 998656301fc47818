import { useEffect, useState } from 'preact/hooks';

/** As long as the second half of a double tap may take: it was meant for what stood there before. */
const DEAF_MS = 400;

/**
 * A button that may say something else as soon as it was pressed hears no second tap at once; keys are meant as they come.
 * One that comes by itself into the place of another may be deaf from the beginning: the finger was under way to that.
 */
export function useDoubleTap(deafFromBeginningMs = 0) {
  const [deafMs, setDeafMs] = useState(deafFromBeginningMs);
  useEffect(() => {
    if (deafMs === 0) return;
    const timer = setTimeout(() => setDeafMs(0), deafMs);
    return () => clearTimeout(timer);
  }, [deafMs]);
  const deafen = ({ detail }: MouseEvent): void => {
    if (detail > 0) setDeafMs(DEAF_MS);
  };
  return { isDeaf: deafMs > 0, deafen };
}
