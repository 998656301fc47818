import { useState } from 'preact/hooks';

/**
 * State that belongs to a moment: in the next one it is as at first, already when that is drawn. An effect would reset it
 * some time after, and with it what a quick finger had begun by then.
 */
export function useMomentary<State>(first: State, ...moment: readonly unknown[]): [State, (next: State) => void] {
  const [kept, setKept] = useState({ moment, state: first });
  const isNow = kept.moment.every((part, at) => part === moment[at]);
  return [isNow ? kept.state : first, (state) => setKept({ moment, state })];
}
