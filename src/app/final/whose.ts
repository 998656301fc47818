import type { AnyReason, Setup } from '../../engine/game.ts';
import type { Phrase } from '../../words/phrase.ts';
import { plain } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { sideName } from '../table/sideName.ts';

/** A reason with whose it is, where the game's own words do not say so: the pad has all of them in one list. */
export function reasonOf(reason: AnyReason, setup: Setup, voice: AnyVoice, { final }: TableWords): Phrase {
  const said = voice.sayReason(reason);
  const { side } = reason;
  if (side === undefined) return said;
  const who = side < setup.seats ? final.player(side) : sideName(side, setup, voice);
  const nameless = (): string => '';
  const isNamed =
    side < setup.seats
      ? said.some((part) => typeof part !== 'string' && 'name' in part && part.name === side)
      : plain(said, nameless).includes(plain(who, nameless));
  return isNamed ? said : final.whose(who, said);
}
