import type { FunctionComponent } from 'preact';
import { FRIENDSHIP } from '../rules/cards.ts';
import { Spell } from './art/Spell.tsx';
import { Trophy } from './art/Trophy.tsx';
import { Apple, Gem, Heart, Pie, Scroll } from './art/tokens.tsx';

const AnySpell = () => <Spell value={null} />;
const AnyTrophy = () => <Trophy field={FRIENDSHIP} />;
const DRAWN: Readonly<Record<string, FunctionComponent>> = {
  apple: Apple,
  gem: Gem,
  quest: Scroll,
  pie: Pie,
  heart: Heart,
  spell: AnySpell,
  trophy: AnyTrophy,
};

/** A token or what a track counts, in a sentence and one em high; or, by the name of a hex, the map with a spot there. */
export function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  const [q = 0, r = 0] = of.split(',').map(Number);
  return (
    <svg class="mls-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      {Drawn ? (
        <Drawn />
      ) : (
        <path
          fill="currentColor"
          fill-rule="evenodd"
          d={`M-12 0-6-10H6L12 0 6 10H-6ZM${q * 2.6 + r * 1.3} ${r * 2.3}m-3 0 3 4 3-4-3-4Z`}
        />
      )}
    </svg>
  );
}
