import { useRef } from 'preact/hooks';

/** A finger that meant to tap once may tap twice: what it chose has not been read by then. */
const READ_MS = 400;

/** Notes what is tapped, and says whether it is the second half of a double tap on the same; keys are meant as they come. */
export function useSecondTap<Place>(): (place: Place, byPointer: boolean) => boolean {
  const last = useRef<{ readonly place: Place; readonly at: number } | null>(null);
  return (place, byPointer) => {
    const [before, at] = [last.current, performance.now()];
    last.current = { place, at };
    return byPointer && before !== null && before.place === place && at - before.at < READ_MS;
  };
}
