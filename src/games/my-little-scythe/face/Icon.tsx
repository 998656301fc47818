import type { FunctionComponent } from 'preact';
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

/** A token or what a track counts, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  return (
    <svg class="mls-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
