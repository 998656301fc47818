import type { Side } from '../../engine/ids.ts';
import { name, type Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** Who a side is: whoever sits there, or the rival of the rules. */
export const sideName = (side: Side, seats: number, voice: AnyVoice): Phrase =>
  side < seats ? [name(side)] : (voice.saySide(side, seats) ?? []);
