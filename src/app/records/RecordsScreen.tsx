import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../saves/outcome.ts';
import type { GameBox } from '../../ui/gameBox.ts';
import { Picks } from '../../ui/Picks.tsx';
import { recordsWords } from '../../words/records.ts';
import { Loading } from '../lazily.tsx';
import { requests } from '../link.ts';
import { Screen } from '../Screen.tsx';
import { inLang } from '../words.ts';
import { LastGames } from './LastGames.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import { tallied } from './tally.ts';
import './records.css';

/** What became of the games that were played here, person by person. */
export function RecordsScreen({ box }: { readonly box: GameBox }) {
  const words = inLang(recordsWords);
  const { id } = box.facts;
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | 'notRead' | null>(null);
  useEffect(() => {
    requests()
      .then(({ askOutcomes }) => askOutcomes())
      .then(
        (all) => setOutcomes(all.filter(({ game }) => game === id)),
        () => setOutcomes('notRead'),
      );
  }, [id]);
  return (
    <Screen name="records" title={words.title(inLang(box.title))} game={id}>
      {outcomes === null && <Loading />}
      {outcomes === 'notRead' && <p role="alert">{words.notRead}</p>}
      {outcomes !== null && outcomes !== 'notRead' && <Counted outcomes={outcomes} />}
    </Screen>
  );
}

function Counted({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const words = inLang(recordsWords);
  const [seats, setSeats] = useState(0);
  if (outcomes.length === 0) return <p class="record-none">{words.none}</p>;
  const counts = [...new Set(outcomes.map(({ setup }) => setup.seats))].sort((one, other) => one - other);
  const counted = seats === 0 ? outcomes : outcomes.filter(({ setup }) => setup.seats === seats);
  return (
    <>
      {counts.length > 1 && (
        <Picks<number>
          legend={words.counted}
          of={[0, ...counts]}
          now={seats}
          say={(count) => (count === 0 ? words.all : words.seats(count))}
          choose={setSeats}
        />
      )}
      <div class="people-records">
        {tallied(counted).map((tally) => (
          <PersonRecord key={tally.name} of={tally} />
        ))}
      </div>
      <LastGames outcomes={counted} />
    </>
  );
}
