import type { InBoth } from '../../words/phrase.ts';
import type { AnyWholeVoice } from '../../words/voice.ts';
import type { AnyChecks, AnyGame } from '../game.ts';

/** A game with all that is needed to check it. */
export interface Subject {
  readonly game: AnyGame;
  readonly checks: AnyChecks;
  readonly voices: InBoth<AnyWholeVoice>;
}
