import { seatsWords } from '../../words/seats.ts';
import type { Beginning } from '../useBegin.ts';
import { inLang } from '../words.ts';

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
