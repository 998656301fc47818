import { useEffect, useState } from 'preact/hooks';

let isLed = false;
const heard = new Set<() => void>();

/** A guide leads the match on the table: one person holds the device for all its seats. */
export function setLed(led: boolean): void {
  isLed = led;
  for (const hear of heard) hear();
}

export function useLed(): boolean {
  const [led, set] = useState(isLed);
  useEffect(() => {
    const hear = (): void => set(isLed);
    heard.add(hear);
    hear();
    return () => void heard.delete(hear);
  }, []);
  return led;
}
