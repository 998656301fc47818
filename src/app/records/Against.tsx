import type { Outcome } from '../../saves/format.ts';
import { botWords, strengthOf } from '../../words/bots.ts';
import { recordsWords } from '../../words/records.ts';
import { boxOf } from '../boxes.ts';
import { inLang } from '../words.ts';
import { boutsOf } from './bouts.ts';

/** How often a person beat bots of which strength. */
export function Against({ outcomes, name }: { readonly outcomes: readonly Outcome[]; readonly name: string }) {
  const words = inLang(recordsWords);
  const { levels } = inLang(botWords);
  const bouts = boutsOf(outcomes, name, (game, level) => {
    const box = boxOf(game);
    return box ? strengthOf(level, box.levels) : -1;
  });
  if (bouts.length === 0) return null;
  const { strength, met, beaten } = words.botsHead;
  return (
    <details class="figures">
      <summary>{words.bots}</summary>
      <p class="hint">{words.botsHint}</p>
      <table>
        <thead>
          <tr>
            {[strength, met, beaten].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bouts.map((bout) => (
            <tr key={bout.strength}>
              <th scope="row">{levels[bout.strength]}</th>
              <td>{bout.games}</td>
              <td>{bout.beaten}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
