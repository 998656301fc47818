import { useEffect, useState } from 'preact/hooks';

/** As long as the second half of a double tap may take: it was meant for what stood there before. */
const DEAF_MS = 400;

/** A button that may say something else as soon as it was pressed hears no second tap at once; keys are meant as they come. */
export function useDoubleTap() {
  const [isDeaf, setDeaf] = useState(false);
  useEffect(() => {
    if (!isDeaf) return;
    const timer = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, [isDeaf]);
  const deafen = ({ detail }: MouseEvent): void => {
    if (detail > 0) setDeaf(true);
  };
  return { isDeaf, deafen };
}
