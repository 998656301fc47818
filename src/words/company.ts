import type { InBoth } from './phrase.ts';

/** How a bot's small head is drawn: what tells it from the others is its outline. */
export interface Head {
  readonly ears: 'round' | 'pointed' | 'long' | 'leaf' | 'none';
  readonly eyes: 'dots' | 'keen' | 'soft' | 'wide';
  readonly mouth: 'smile' | 'grin' | 'flat' | 'open';
  readonly top: 'none' | 'tuft' | 'cap' | 'crest' | 'knot';
  /** Degrees on the colour circle. */
  readonly hue: number;
}

/** A named bot. It is known by its name alone: where a seat is called so, in either language, it sits there. */
export interface Character {
  readonly name: InBoth<string>;
  /** How it plays, in a word or three: "picks fights". */
  readonly manner: InBoth<string>;
  readonly head: Head;
}

const namesOf = ({ name }: Character): readonly string[] => Object.values(name);

export const characterOf = (company: readonly Character[] | undefined, name: string): Character | null =>
  company?.find((each) => namesOf(each).includes(name)) ?? null;
