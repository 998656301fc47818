import type { Outcome } from '../../saves/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { recordsWords } from '../../words/records.ts';
import { boxOf } from '../boxes.ts';
import { inLang } from '../words.ts';
import { Against } from './Against.tsx';
import { Medals } from './Medals.tsx';
import { Parts } from './Parts.tsx';
import { rounded } from './rounded.ts';
import { Spread } from './Spread.tsx';
import { parted, type Tally } from './tally.ts';

interface PersonRecordProps {
  readonly of: Tally;
  readonly outcomes: readonly Outcome[];
  /** Scores of one game can be compared, those of several cannot. */
  readonly isOneGame: boolean;
}

/** One person's page of the book: what was won, how the scores lie, and how it was by seats, by games and against bots. */
export function PersonRecord({ of, outcomes, isOneGame }: PersonRecordProps) {
  const words = inLang(recordsWords);
  const { name, emblem, played, points, won, best, average, run, runNow } = of;
  const entries: readonly (readonly [string, string | number])[] = [
    [words.played, played],
    [words.won, words.share(won, played)],
    ...(isOneGame && best !== null && average !== null
      ? ([
          [words.best, best],
          [words.average, rounded(average)],
        ] as const)
      : []),
    [words.run, run],
    ...(runNow > 1 ? ([[words.runNow, runNow]] as const) : []),
  ];
  return (
    <section class="record">
      <h2>
        <Badge of={{ kind: 'person', emblem }} />
        <bdi>{name}</bdi>
      </h2>
      <dl>
        {entries.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {isOneGame && points.length > 0 && <Spread of={points} />}
      {isOneGame ? (
        <Parts
          title={words.bySeats}
          head={words.head.seats}
          of={parted(outcomes, name, ({ setup }) => setup.seats).map(([seats, tally]) => [words.seats(seats), tally])}
        />
      ) : (
        <Parts
          title={words.byGame}
          head={words.head.game}
          of={parted(outcomes, name, ({ game }) => game).map(([game, tally]) => [titleOf(game), tally])}
        />
      )}
      {isOneGame && outcomes[0] && <Medals game={outcomes[0].game} outcomes={outcomes} name={name} />}
      <Against outcomes={outcomes} name={name} />
    </section>
  );
}

function titleOf(game: string): string {
  const box = boxOf(game);
  return box ? inLang(box.title) : game;
}
