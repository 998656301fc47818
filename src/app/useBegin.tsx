import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchId } from '../protocol/shown.ts';
import { seatsWords } from '../words/seats.ts';
import { layOnShelf } from './navigation.ts';
import { inLang } from './settings.ts';

export interface Beginning {
  /** `notCome`: the game is not on this device, and cannot be fetched now. */
  readonly state: 'offered' | 'starting' | 'failed' | 'notCome';
  /** Goes to the table that was laid, one however often it is pressed. */
  begin(lay: () => Promise<MatchId>): void;
}

export function useBegin(): Beginning {
  const [state, setState] = useState<Beginning['state']>('offered');
  // Two taps in one moment are heard by one and the same drawing.
  const isBusy = useRef(false);
  useEffect(() => {
    if (state !== 'notCome') return;
    const offer = (): void => setState('offered');
    addEventListener('online', offer);
    return () => removeEventListener('online', offer);
  }, [state]);
  const begin = async (lay: () => Promise<MatchId>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('starting');
    try {
      layOnShelf({ screen: 'table', match: await lay() });
    } catch (fault) {
      isBusy.current = false;
      setState(fault instanceof Error && fault.message === 'cannotStart' ? 'notCome' : 'failed');
    }
  };
  return { state, begin: (lay) => void begin(lay) };
}

/** Why there is no table. */
export function NotBegun({ state }: Pick<Beginning, 'state'>) {
  const words = inLang(seatsWords);
  if (state !== 'failed' && state !== 'notCome') return null;
  return (
    <p class="note" role="alert">
      {state === 'failed' ? words.notStarted : words.notCome}
    </p>
  );
}
