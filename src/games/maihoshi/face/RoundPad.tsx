import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/PhraseLine.tsx';
import type { Round } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { earnedIn } from './earned.ts';

const COLUMNS = ['income', 'effects', 'penalty', 'bonus', 'points'] as const;

interface RoundPadProps {
  readonly round: Round;
  readonly number: number;
  readonly names: (seat: number) => string;
  readonly words: Labels;
}

/** What the round before has brought to whom: it lies open between two rounds. */
export function RoundPad({ round, number, names, words }: RoundPadProps) {
  const { sitters } = useTalk();
  const rows = round.hands.map((left, seat) => earnedIn(round, seat, left, round.bonus[seat] ?? 0));
  const shown = COLUMNS.filter((column) => column === 'points' || rows.some((row) => row[column] > 0));
  return (
    <table class="mai-pad">
      <caption class="hidden">{words.scored(number)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.scored(number)}</th>
          {shown.map((column) => (
            <th key={column} scope="col">
              {words[column]}
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
              <td key={column} data-column={column}>
                {column === 'penalty' && row.penalty > 0 ? `−${row.penalty}` : row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
