import type { Result } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { recordsWords } from '../../words/records.ts';
import type { Targets } from '../../words/targets.ts';
import { Medal } from '../records/Medal.tsx';
import { medalsBy } from '../records/medals.ts';
import { inLang } from '../words.ts';

interface MedalWonProps {
  readonly news: Pick<TableNews, 'sitters' | 'early'>;
  readonly result: Result;
  readonly targets: Targets;
}

/** Under who won: the medal that this game has brought the one who played alone. */
export function MedalWon({ news: { sitters, early }, result, targets }: MedalWonProps) {
  const words = inLang(recordsWords);
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const won = medalsBy({ sitters, result, ...(early && { early }) }, person, targets);
  if (won === 0) return null;
  return (
    <p class="medal-won">
      <Medal rank={won - 1} has />
      {words.medalWon(words.medal[won - 1] ?? '')}
    </p>
  );
}
