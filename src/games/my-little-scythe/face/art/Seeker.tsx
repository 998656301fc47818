import { KINGDOMS } from '../../facts.ts';
import { BEASTS, COATS, type Mood } from './beasts.tsx';
import { CREAM } from './hues.ts';

interface SeekerProps {
  /** By ears, beak, horns or tusks: bear, wolf, eagle, bison, tiger, boar, monkey. */
  readonly kingdom: number;
  /** Of a seat's two: the first wears one bead at the collar, the second two. */
  readonly which: number;
  /** Null: all moods are drawn, of which a scene shows one after the other. */
  readonly mood?: Mood | null;
}

/** A head over its collar. */
export function Seeker({ kingdom, which, mood = 'still' }: SeekerProps) {
  const Beast = BEASTS[kingdom] ?? BEASTS[0];
  return (
    <g class="mls-piece">
      <path fill={COATS[kingdom]} d="M-9.5 11.5c0-6 19-6 19 0Z" />
      <g transform="translate(0 -1.5)">
        <Beast mood={mood} />
      </g>
      <path fill={CREAM} stroke-width="1.1" d={which === 0 ? BEAD : BEADS} />
    </g>
  );
}
const BEAD = 'M0 7.3a2.1 2.1 0 1 1-.01 0Z';
const BEADS = 'M-2.6 7.3a2.1 2.1 0 1 1-.01 0ZM2.6 7.3a2.1 2.1 0 1 1-.01 0Z';

/** The head alone, for a mat or a line of text. */
export function Crest({ kingdom }: { readonly kingdom: number }) {
  const Beast = BEASTS[kingdom] ?? BEASTS[0];
  return (
    <g class="mls-piece">
      <Beast mood="still" />
    </g>
  );
}

/** The head of a look, for the badge of who has it. */
export const LookCrest = ({ look }: { readonly look: string }) => (
  <svg class="emblem" viewBox="-13 -13 26 26" aria-hidden="true">
    <Crest kingdom={Math.max(0, (KINGDOMS as readonly string[]).indexOf(look))} />
  </svg>
);
