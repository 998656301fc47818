import { BACHS, paceOf } from '../rules/pace.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';

const ALONE = paceOf(1);

/** The seven rounds against Bach: how many are drawn, and for whom. */
export function Rounds({ view, words }: { readonly view: View; readonly words: Labels }) {
  const now = view.step === 'over' ? ALONE.rounds : view.round;
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [words.drawn, ALONE.drawn],
    [words.you, ALONE.added],
    [words.bach, BACHS],
  ];
  return (
    <table class="fcb-rounds" aria-label={words.round(Math.min(now + 1, ALONE.rounds), ALONE.rounds)}>
      <tbody>
        {rows.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, round) => (
              <td key={round} aria-current={round === now ? 'step' : undefined} data-past={round < now}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
