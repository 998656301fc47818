import type { Setup } from '../../engine/game.ts';
import type { Side } from '../../engine/ids.ts';
import { name, type Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** Who a side is: the player who sits there, or the rival of the rules. */
export const sideName = (side: Side, setup: Setup, voice: AnyVoice): Phrase =>
  side < setup.seats ? [name(side)] : (voice.saySide(side, setup) ?? []);
