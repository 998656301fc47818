import { cardOf, type Kind } from '../../rules/cards.ts';
import { EFFECT_SIGNS } from './effectSigns.ts';
import './cards.css';

/** The sign of a card's effect by itself, before what it says. */
export function EffectSign({ of }: { readonly of: Kind }) {
  const sign = EFFECT_SIGNS[cardOf(of).effect];
  if (sign === '') return null;
  return (
    <svg class="mha-alone" viewBox="-9 -9 18 18" aria-hidden="true">
      <path class="mha-effect" d={sign} />
    </svg>
  );
}
