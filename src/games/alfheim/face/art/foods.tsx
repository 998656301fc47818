import './art.css';
import { type Clue as Kind, letterOf } from '../../rules/components.ts';

/** The six foods, about (0, 0) within 8 units each way. */

const Milk = () => (
  <>
    <path class="alf-handle" d="M4-2.5c4.5-1 5 6 .8 6" />
    <path
      class="alf-food"
      d="M-3.2-7.5-6-6.2l2.2 2.2C-5.5-2-6 0-5.5 3c.4 2.3 1 3.5 2 4.2h6.5c1-.7 1.7-1.9 2-4.2C5.5 0 5-2 3.3-4l.2-3.5Z"
    />
    <path
      class="alf-cream"
      d="M-4.7-1.8c3 1.6 6.3 1.6 9 0C5.2 0 5.2 2.5 4.2 5c-2.5 1-6 1-8.5 0C-5.3 2.5-5.3 0-4.7-1.8Z"
    />
  </>
);

const Porridge = () => (
  <>
    <path class="alf-ladle" d="M2.5-1.5 7-8" />
    <path class="alf-cream" d="M-7.5.5C-7-3.5-4-4 0-4s7 .5 7.5 4.5Z" />
    <path class="alf-food" d="M-8 0H8C7.8 4 5.5 6 3.5 6.5v1.3h-7V6.5C-5.5 6-7.8 4-8 0Z" />
    <path class="alf-stroke" d="M-4.5-6c-1-1.2 1-1.6 0-3M-.5-6c-1-1.2 1-1.6 0-3" />
  </>
);

const CELL = 'M0-4.6 4-2.3V2.3L0 4.6-4 2.3V-2.3Z';
const Honey = () => (
  <>
    <path class="alf-food" d={CELL} transform="translate(-4 -3)" />
    <path class="alf-food" d={CELL} transform="translate(4 -3)" />
    <path class="alf-bright" d={CELL} transform="translate(0 3.9)" />
    <path class="alf-drop" d="M0 1.5c1.6 2 2 3 0 4.2-2-1.2-1.6-2.2 0-4.2Z" />
  </>
);

const Berries = () => (
  <>
    <path class="alf-stroke" d="M-3.5 1C-3-3-1-5.5 1-7.5M4 2C4-2 3-5 1-7.5" />
    <path class="alf-leaf" d="M1-7.2c2-2 5-1.8 7-.2C6.5-5 3.5-4.8 1-7.2Z" />
    <circle class="alf-food" cx="-4" cy="2.8" r="3.9" />
    <circle class="alf-food" cx="4.2" cy="4" r="3.6" />
    <path class="alf-gleam" d="M-5.8 1.6q.6-1.4 1.9-1.5M2.7 3q.5-1.2 1.6-1.3" />
  </>
);

const Bread = () => (
  <>
    <path class="alf-food" d="M-6.5 6.5c-1.5 0-1.7-1-1.5-3C-9.5-1.5-6-6 0-6s9.5 4.5 8 9.5c.2 2 0 3-1.5 3Z" />
    <path class="alf-crust" d="M-4.5-2.5-2.5 1.5M-.5-3.5l2 4M3.5-3l1.8 3.5" />
  </>
);

const Tea = () => (
  <>
    <path class="alf-handle" d="M4.5-.5c4.5-1.2 4.5 5.5-.5 4.8" />
    <path class="alf-cream" d="M-6.5-1.5h12C5.7 3 5 6.5 2.5 7.5h-6C-6 6.5-6.7 3-6.5-1.5Z" />
    <path class="alf-food" d="M-.5 6C-4-.5-2.5-5 2.5-8.5 5.5-3 4.5 2-.5 6Z" />
    <path class="alf-vein" d="M-.5 6C.5 2 1-1.5 2-5" />
  </>
);

const EATEN = [Milk, Porridge, Honey, Berries, Bread, Tea];

/** The class that gives a clue's colours to all that is drawn in it. */
export const hueOfClue = (clue: Kind): string => `alf-${letterOf(clue).toLowerCase()}`;

/** A clue's food alone; in grey lines, where it is only wanted. */
export function Food({ of }: { readonly of: Kind }) {
  const Eaten = EATEN[of - 1];
  return <g class={`alf-drawn ${hueOfClue(of)}`}>{Eaten && <Eaten />}</g>;
}

/** One of the clues, as it lies in a field: a round token with its food. */
export const Clue = ({ of }: { readonly of: Kind }) => (
  <g class={`alf-clue ${hueOfClue(of)}`}>
    <circle class="alf-token" r="10.8" />
    <Food of={of} />
  </g>
);
