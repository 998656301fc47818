import type { FunctionComponent } from 'preact';
import { ALL_HEXES, nameOfHex } from '../rules/hexes.ts';
import { Spell } from './art/cards.tsx';
import { Apple, Gem, Heart, Pie, Scroll } from './art/tokens.tsx';

const AnySpell = () => <Spell value={null} />;
const DRAWN: Readonly<Record<string, FunctionComponent>> = {
  apple: Apple,
  gem: Gem,
  quest: Scroll,
  pie: Pie,
  heart: Heart,
  spell: AnySpell,
};

const dotAt = (hex: string): string => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return `M${(q + r / 2) * 3.4} ${r * 3}h.01`;
};
const ALL_DOTS = ALL_HEXES.map((hex) => dotAt(nameOfHex(hex))).join('');

/** A token or what a track counts, or where on the map a hex is, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const [kind = '', at] = of.split(' ');
  const Drawn = DRAWN[kind];
  return (
    <svg class="mls-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      {Drawn && <Drawn />}
      {at && (
        <g stroke="currentColor" stroke-linecap="round">
          <path stroke-width="1.8" d={ALL_DOTS} />
          <path stroke-width="6.5" d={dotAt(at)} />
        </g>
      )}
    </svg>
  );
}
