import type { Figures } from './spectrum.ts';

export interface Heard {
  readonly figures: Figures;
  /** The file, in base 64. */
  readonly wave: string;
  /** Its picture, as an address of data. */
  readonly picture: string;
}

/** What the page of shared parts has for the command that measures all sounds. */
declare global {
  var enzaSound: {
    readonly games: readonly string[];
    readonly cues: readonly string[];
    /** A cue by its name, or else so many seconds of the game's ground. Null: the game has no sound of its own. */
    render(game: string, what: string, seconds: number): Promise<Heard | null>;
  };
}
