import { listed } from '../../../words/lists.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { CLUES, type Clue } from '../rules/clues.ts';
import type { Words } from './en.ts';
import type { Names } from './names.ts';

/** What a cost still lacks: each kind once; what may be of any kind comes last. */
export function lacking(words: Words, names: Names, lacks: readonly (Clue | null)[]): Phrase {
  const any = lacks.filter((clue) => clue === null).length;
  const kinds = CLUES.filter((clue) => lacks.includes(clue)).map((kind) => {
    const count = lacks.filter((clue) => clue === kind).length;
    return count > 1 ? words.timesOver(names.clue(kind), count) : [names.clue(kind)];
  });
  return listed([...kinds, ...(any > 0 ? [[words.others(any)]] : [])], ...words.and);
}
