import type { Kind } from '../rules/cards.ts';
import { Spell } from './art/Spell.tsx';
import { Apple, Gem, Pie, Scroll } from './art/tokens.tsx';
import { Either } from './quest/Traded.tsx';

/** What a small sign stands for: a token, an apple or a gem at choice, or what is paid from the mat. */
export type Small = Kind | 'any' | 'pie' | 'spell';

const TOKENS = [Apple, Gem, Scroll] as const;
const MORE = { any: Either, pie: Pie, spell: () => <Spell value={null} /> } as const;
const APART = 20;

/** Small tokens beside each other. */
export function TokenRow({ of }: { readonly of: readonly Small[] }) {
  if (of.length === 0) return null;
  const wide = of.length * APART + 5;
  return (
    <svg class="mlt-tokens" viewBox={`0 -12.5 ${wide} 25`} aria-hidden="true">
      {of.map((kind, at) => {
        const Token = typeof kind === 'number' ? TOKENS[kind] : MORE[kind];
        return (
          <g key={at} transform={`translate(${at * APART + 12.5} 0)`}>
            <Token />
          </g>
        );
      })}
    </svg>
  );
}
