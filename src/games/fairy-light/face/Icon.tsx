import { Heart, Moon, Sun } from './symbols.tsx';

const DRAWN: Readonly<Record<string, typeof Sun>> = { sun: Sun, moon: Moon, heart: Heart };

/** A light or a heart in a sentence, one em high. */
export function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  return (
    <svg class="fl-icon" viewBox="-22 -22 44 44" aria-hidden="true">
      {Drawn && <Drawn x={0} y={0} />}
    </svg>
  );
}
