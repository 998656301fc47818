import type { FunctionComponent } from 'preact';
import type { Facts } from '../engine/game.ts';
import type { InBoth } from '../words/phrase.ts';

/**
 * A game as it stands on the shelf; part of the first bundle, so: facts and a name. Its lid comes on its own.
 * A game's own world is two custom properties that its box sets in CSS for `[data-game='<id>']`: `--world`, the colour
 * of its marks, and `--world-tint`, the ground mixed with a few per cent of it. The shell reads both and knows no game.
 */
export interface GameBox {
  readonly facts: Facts;
  readonly title: InBoth<string>;
  /** How strong bots can be: 1 is the weakest, this, at most 5, the strongest. */
  readonly levels: number;
  lid(): Promise<Lid>;
}

/** What it is like to play: told where a box is picked, and heard in its sounds. */
export type Mood = 'gentle' | 'sly' | 'grand';

export interface Lid {
  /** One SVG three wide and four high that fills whatever holds it; decoration, so hidden from screen readers. */
  readonly Cover: FunctionComponent;
  readonly mood: Mood;
  /** What the game is, in two sentences. */
  readonly pitch: InBoth<string>;
  /** What a turn is, in three or four pictures. */
  readonly turn?: readonly TurnPicture[];
  /** Who designed the original, as it is published; absent where our sources do not say. */
  readonly credit?: InBoth<string>;
}

export interface TurnPicture {
  /** Drawn by the face, beside each other; by the names that its icons have. */
  readonly icons: readonly string[];
  /** A few words. */
  readonly said: InBoth<string>;
}
