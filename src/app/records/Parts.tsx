import { recordsWords } from '../../words/records.ts';
import { inLang } from '../words.ts';
import { rounded } from './rounded.ts';
import type { Tally } from './tally.ts';

interface PartsProps {
  readonly title: string;
  readonly head: string;
  readonly of: readonly (readonly [string, Tally])[];
}

/** A person's tallies side by side: by number of seats, or game by game. */
export function Parts({ title, head, of }: PartsProps) {
  const words = inLang(recordsWords).head;
  if (of.length < 2) return null;
  const heads = [words.played, words.won, words.best, words.average];
  return (
    <details class="figures">
      <summary>{title}</summary>
      <table class="parts">
        <thead>
          <tr>
            {[head, ...heads].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(([name, { played, won, best, average }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[played, won, best ?? NONE, average === null ? NONE : rounded(average)].map((each, column) => (
                <td key={column} data-head={heads[column]}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Of games that were given up no points are known. */
const NONE = '–';
