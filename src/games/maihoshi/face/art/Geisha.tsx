import type { GeishaId } from '../../rules/cards.ts';
import { LIDS, MOODS, type Mood, PEOPLE } from './geishaShapes.ts';
import { Shapes } from './shapes.tsx';
import './art.css';

/** What is drawn of her, all of it. */
export const GEISHA_BOX = '-13 -14.5 26 26.5';

interface GeishaProps {
  readonly of: GeishaId;
  readonly mood?: Mood;
  /** She has lids to blink with. */
  readonly isAlive?: boolean;
}

/** A half figure about (0, 0). */
export function Geisha({ of, mood = 'still', isAlive = false }: GeishaProps) {
  const { behind, body, still, front } = PEOPLE[of];
  return (
    <g class={`mha-figure mha-geisha mha-${of}`} transform="scale(.5)">
      <circle class="mha-lamplight" r="23" />
      <Shapes of={behind} />
      <Shapes of={body} />
      <Shapes of={mood === 'still' ? still : MOODS[mood]} />
      {isAlive && (
        <g class="mha-lids">
          <Shapes of={LIDS} />
        </g>
      )}
      <Shapes of={front} />
    </g>
  );
}
