import { still } from '../../../ui/still.tsx';
import { BACHS, isAlone, paceOf, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';

const ALONE = paceOf(1);

interface RoundsProps {
  readonly view: View;
  /** The hand has been here before, and this may be said. */
  readonly again: boolean;
  readonly words: Labels;
}

/** How far the game is. */
export const Rounds = still(({ view, again, words }: RoundsProps) => {
  if (isAlone(view)) return <Seven view={view} words={words} />;
  const { rounds, drafts } = paceOf(view.held.length);
  return view.step === 'over' ? null : (
    <p class="fcb-again">
      <span>
        {words.round(view.round + 1, rounds)}
        {words.comma}
      </span>
      <span>{words.draft(view.draft + 1, drafts)}</span>
      {again && <em>{words.comesBack}</em>}
    </p>
  );
});

/** The seven rounds against Bach: how many are drawn, and for whom. */
function Seven({ view, words }: Omit<RoundsProps, 'again'>) {
  const now = view.step === 'over' ? ALONE.rounds : view.round;
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [words.drawn, ALONE.drawn],
    [words.you, ALONE.added],
    [words.bach, BACHS],
  ];
  return (
    <table class="fcb-rounds" aria-label={words.round(Math.min(now + 1, ALONE.rounds), ALONE.rounds)}>
      <thead>
        <tr>
          <td />
          {BACHS.map((_, round) => (
            <th key={round} scope="col">
              <span class="hidden">{words.roundAt(round + 1)}</span>
            </th>
          ))}
        </tr>
      </thead>
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
