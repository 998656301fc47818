import type { Setup, Side } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Talk } from '../../ui/talk.ts';
import { name, type Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';

// The sides of a table: their names, and their badges.

/** Who a side is: the player who sits there, or the rival of the rules. */
export const sideName = (side: Side, setup: Setup, voice: AnyVoice): Phrase =>
  side < setup.seats ? [name(side)] : (voice.saySide(side, setup) ?? []);

/** Draws the badges of a table with the signs of the looks that its seats have, where the game has such. */
export function crestsOf({ Crest, voice }: AnyFace, setup: Setup, sitters: readonly Sitter[]): Pick<Talk, 'crest'> {
  const looks = setup.looks ?? Object.keys(voice.looks ?? {});
  if (!Crest) return {};
  return {
    crest: (emblem) => {
      const look = looks[sitters.findIndex((sitter) => sitter.emblem === emblem)];
      return look && <Crest look={look} />;
    },
  };
}
