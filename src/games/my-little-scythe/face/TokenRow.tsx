import type { Kind } from '../rules/cards.ts';
import { Apple, Gem, Scroll } from './art/tokens.tsx';

const TOKENS = [Apple, Gem, Scroll] as const;
const APART = 20;

/** Small tokens beside each other. */
export function TokenRow({ of }: { readonly of: readonly Kind[] }) {
  if (of.length === 0) return null;
  const wide = of.length * APART + 5;
  return (
    <svg class="mlt-tokens" viewBox={`0 -12.5 ${wide} 25`} aria-hidden="true">
      {of.map((kind, at) => {
        const Token = TOKENS[kind];
        return (
          <g key={at} transform={`translate(${at * APART + 12.5} 0)`}>
            <Token />
          </g>
        );
      })}
    </svg>
  );
}
