import { clueOf, costOf, KING, type Kind, type Tile } from '../../rules/components.ts';
import type { Laid } from '../../rules/state.ts';

/** For each clue of a run the place of the sign that it meets. The King’s letters stand for any kinds: as many of each as alike. */
export function signsMet(kind: Kind, tile: Tile, run: readonly Laid[]): readonly number[] {
  const letters = [...costOf(kind, tile)];
  const kindOf = kind === KING ? matched(letters, run) : (letter: string) => clueOf(letter);
  const free = letters.map((letter, place) => ({ clue: kindOf(letter), place }));
  return run.map(({ clue }) => {
    const at = free.findIndex((sign) => sign.clue === clue);
    return at < 0 ? 0 : (free.splice(at, 1)[0]?.place ?? 0);
  });
}

/** The letter that stands most often is the clue that does. */
function matched(letters: readonly string[], run: readonly Laid[]): (letter: string) => number | undefined {
  const ranked = <Each>(all: readonly Each[]): Each[] => {
    const times = (one: Each): number => all.filter((each) => each === one).length;
    return [...new Set(all)].sort((one, other) => times(other) - times(one));
  };
  const [wanted, there] = [ranked(letters), ranked(run.map(({ clue }) => clue))];
  return (letter) => there[wanted.indexOf(letter)];
}
