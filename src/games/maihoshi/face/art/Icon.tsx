import type { ThingId } from '../../../../engine/ids.ts';
import { thingKind } from '../../rules/cards.ts';
import { thingGeisha } from '../../rules/geisha.ts';
import { EFFECT_SIGNS, LOCK } from './effectSigns.ts';
import { FolkCard } from './FolkCard.tsx';
import { GEISHA_BOX, Geisha } from './Geisha.tsx';
import { isWanted } from './hues.ts';
import { Lantern } from './Lantern.tsx';
import { Reputation } from './Reputation.tsx';
import './cards.css';

const SIGNS: Readonly<Partial<Record<string, string>>> = EFFECT_SIGNS;

const isThing = (of: string): of is ThingId => of.includes(':');

/** A reputation by its colour, the sign of an effect by its name, a lock, or the lantern of a house, in a sentence and one em high; a card or geisha by its thing stands large before what is said of it. */
export const Icon = ({ of }: { readonly of: string }) => {
  const [card, geisha] = isThing(of) ? [thingKind(of), thingGeisha(of)] : [null, null];
  if (card !== null)
    return (
      <span class="mha-shown">
        <FolkCard of={card} />
      </span>
    );
  if (geisha !== null)
    return (
      <span class="mha-shown">
        <svg viewBox={GEISHA_BOX} aria-hidden="true">
          <Geisha of={geisha} />
        </svg>
      </span>
    );
  const sign = SIGNS[of];
  if (of === 'lock')
    return (
      <svg class="mha-mark" viewBox="-11.5 -14 23 25" aria-hidden="true">
        <path class="mha-lock" d={LOCK} />
      </svg>
    );
  return (
    <svg class="mha-mark" viewBox={sign ? '-9 -9 18 18' : '-11.5 -12 23 23'} aria-hidden="true">
      {sign ? <path class="mha-effect" d={sign} /> : isWanted(of) ? <Reputation of={of} /> : <Lantern />}
    </svg>
  );
};
