import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { asks, moves } from '../rules/moves.ts';
import { dealt, playAll, rng } from '../rules/sample.ts';
import type { Move } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { Teller } from './tell.ts';

const TELLERS = [new Teller(en), new Teller(ja)];
const GAMES = 4;

/** What lies where; for a fairy, whichever tile is taken for her. */
function placeOf(move: Move): string | null {
  if ('place' in move) return `clue ${move.place}`;
  if ('footprint' in move) return `footprint ${move.footprint}`;
  return 'call' in move ? `${move.call} on ${move.domino}` : null;
}

test('no two places that somebody may choose between are told in the same words', () => {
  const chance = rng();
  for (let deal = 1; deal <= GAMES; deal++) {
    const state = dealt(2, deal);
    for (let [ask] = asks(state); ask; [ask] = asks(state)) {
      const all = moves(state, ask.seat);
      for (const teller of TELLERS) {
        const placeTold = new Map<string, string>();
        for (const move of all) {
          const place = placeOf(move);
          if (place === null) continue;
          const [event] = playAll(structuredClone(state), move);
          if (!event) throw new Error('it told nothing');
          const told = plain(
            teller.tell(event).filter((part) => typeof part === 'string' || !('isPlace' in part)),
            String,
          );
          expect(placeTold.get(told) ?? place, told).toBe(place);
          placeTold.set(told, place);
        }
      }
      playAll(state, chance.pick(all));
    }
  }
});
