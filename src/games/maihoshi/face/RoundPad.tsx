import type { Seat } from '../../../engine/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import type { Round } from '../rules/state.ts';
import type { BetweenWords } from '../words/between.ts';
import { earnedIn } from './earned.ts';

const COLUMNS = ['income', 'effects', 'penalty', 'bonus', 'points'] as const;

interface RoundPadProps {
  readonly round: Round;
  readonly number: number;
  /** Who begins the next one; null after the last. */
  readonly next: Seat | null;
  readonly names: (seat: Seat) => string;
  /** Else the pad tells only how the round ended. */
  readonly showsPoints: boolean;
  readonly said: BetweenWords;
}

/** What a round has brought to whom, part by part, over the table that it is counted from. */
export function RoundPad({ round, number, next, names, showsPoints, said }: RoundPadProps) {
  const { sitters } = useTalk();
  const rows = round.hands.map((left, seat) => earnedIn(round, seat, left, round.bonus[seat] ?? 0));
  const shown = COLUMNS.filter((column) => column === 'points' || rows.some((row) => row[column] > 0));
  return (
    <section class="mai-pad" aria-label={said.scored(number)}>
      <p>
        {round.ended === 'out' ? said.out(names(round.by)) : said.lapOver}{' '}
        {next !== null && said.begins(names(next), number + 1)}
      </p>
      {showsPoints && (
        <table>
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
      )}
    </section>
  );
}
