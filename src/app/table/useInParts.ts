import { useEffect, useState } from 'preact/hooks';

/** How many of a long list are drawn: it comes in parts, a frame each, so that the tap that opened it is answered at once. */
export function useInParts(count: number, atOnce: number, first = atOnce): number {
  const [drawn, setDrawn] = useState(first);
  const more = drawn < count;
  useEffect(() => {
    if (more) setDrawn(drawn + atOnce);
  }, [more, drawn, atOnce]);
  return Math.min(drawn, count);
}
