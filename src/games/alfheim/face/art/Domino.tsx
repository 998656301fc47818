import { type Kind, POINTS } from '../../rules/components.ts';
import { hueOfFairy, type Mood, Portrait } from './portraits.tsx';
import { Seal } from './Seal.tsx';

interface DominoProps {
  readonly kind: Kind;
  readonly lies: 'across' | 'down';
  readonly mood?: Mood;
}

const HALF = 12;

/** A fairy's tile over two cells, 48 by 24 about its middle: it looks out of one, its points are on the other. */
export function Domino({ kind, lies, mood = 'still' }: DominoProps) {
  const isDown = lies === 'down';
  const at = (way: number): string => (isDown ? `translate(0 ${way * HALF})` : `translate(${way * HALF} 0)`);
  return (
    <g class={hueOfFairy(kind)}>
      <rect
        class="alf-tile"
        x={isDown ? -11.2 : -23.2}
        y={isDown ? -23.2 : -11.2}
        width={isDown ? 22.4 : 46.4}
        height={isDown ? 46.4 : 22.4}
        rx="4"
      />
      <g transform={at(-1)}>
        <g transform="scale(.9)">
          <Portrait of={kind} mood={mood} />
        </g>
      </g>
      <g transform={at(1)}>
        <Seal points={POINTS[kind] ?? 0} />
      </g>
    </g>
  );
}
