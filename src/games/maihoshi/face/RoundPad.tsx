import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/PhraseLine.tsx';
import type { Round } from '../rules/state.ts';
import type { BetweenWords } from '../words/between.ts';
import { earnedIn } from './earned.ts';

const COLUMNS = ['income', 'effects', 'penalty', 'bonus', 'points'] as const;

interface RoundPadProps {
  readonly round: Round;
  readonly number: number;
  /** It was scored just now: the parts are shown at once. */
  readonly fresh: boolean;
  readonly names: (seat: number) => string;
  readonly said: BetweenWords;
}

/** What the round before has brought to whom: it lies open between two rounds. */
export function RoundPad({ round, number, fresh, names, said }: RoundPadProps) {
  const { sitters } = useTalk();
  const rows = round.hands.map((left, seat) => earnedIn(round, seat, left, round.bonus[seat] ?? 0));
  const shown = COLUMNS.filter((column) => column === 'points' || rows.some((row) => row[column] > 0));
  return (
    <details class="mai-pad" open={fresh}>
      <summary>
        {said.scored(number)}
        {rows.map(({ points }, seat) => (
          <span key={seat}>
            {sitters[seat] && <Badge of={sitters[seat]} />} <span class="hidden">{names(seat)}</span> <b>{points}</b>
          </span>
        ))}
      </summary>
      <table>
        <caption class="hidden">{said.scored(number)}</caption>
        <thead>
          <tr>
            <td />
            {shown.map((column) => (
              <th key={column} scope="col">
                {said[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, seat) => (
            <tr key={seat}>
              <th scope="row">
                {sitters[seat] && <Badge of={sitters[seat]} />} <bdi>{names(seat)}</bdi>
              </th>
              {shown.map((column) => (
                <td key={column} data-column={column} data-label={said[column]}>
                  {column === 'penalty' && row.penalty > 0 ? `−${row.penalty}` : row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
