import { EFFECT_SIGNS, isWanted, Lantern, LOCK, Reputation } from './signs.tsx';
import './cards.css';

const SIGNS: Readonly<Partial<Record<string, string>>> = EFFECT_SIGNS;

/** A reputation by its colour, the sign of an effect by its name, a lock, or the lantern of a house, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => {
  const sign = SIGNS[of];
  if (of === 'lock')
    return (
      <svg class="mai-art-mark" viewBox="-11.5 -14 23 25" aria-hidden="true">
        <path class="mai-art-lock" d={LOCK} />
      </svg>
    );
  return (
    <svg class="mai-art-mark" viewBox={sign ? '-9 -9 18 18' : '-11.5 -12 23 23'} aria-hidden="true">
      {sign ? <path class="mai-art-effect" d={sign} /> : isWanted(of) ? <Reputation of={of} /> : <Lantern />}
    </svg>
  );
};
