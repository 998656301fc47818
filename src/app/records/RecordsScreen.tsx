import { useEffect, useState } from 'preact/hooks';
import { writeFile } from '../../saves/file.ts';
import type { Outcome } from '../../saves/format.ts';
import type { GameBox } from '../../ui/face.ts';
import { Picks } from '../../ui/Picks.tsx';
import { recordsWords } from '../../words/records.ts';
import { Loading, requests } from '../lazily.tsx';
import { hashOf } from '../routes.ts';
import { Screen } from '../Screen.tsx';
import { inLang } from '../settings.ts';
import { Duels, Evenings, Few } from './Duels.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import { tallied } from './tally.ts';
import '../undone.css';
import './records.css';

const FEW = 4;

interface RecordsProps {
  /** Null: all games together. */
  readonly box: GameBox | null;
}

/** What became of the games that were played here, person by person and evening by evening. */
export function RecordsScreen({ box }: RecordsProps) {
  const words = inLang(recordsWords);
  const id = box?.facts.id;
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | 'notRead' | null>(null);
  const [removed, setRemoved] = useState<Outcome | null>(null);
  const read = async (): Promise<void> => {
    try {
      const all = await (await requests()).askOutcomes();
      setOutcomes(all.filter(({ game }) => id === undefined || game === id));
    } catch {
      setOutcomes('notRead');
    }
  };
  useEffect(() => void read(), [id]);
  const remove = async (outcome: Outcome): Promise<void> => {
    const { dropOutcome } = await requests();
    await dropOutcome(outcome).then(
      () => setRemoved(outcome),
      () => setOutcomes('notRead'),
    );
    await read();
  };
  const bringBack = async (outcome: Outcome): Promise<void> => {
    const { importMatches } = await requests();
    await importMatches(writeFile([], [outcome])).catch(() => setOutcomes('notRead'));
    setRemoved(null);
    await read();
  };
  return (
    <Screen name="records" title={box ? words.title(inLang(box.title)) : words.titleOfAll} {...(id && { game: id })}>
      {outcomes === null && <Loading />}
      {outcomes === 'notRead' && <p role="alert">{words.notRead}</p>}
      {removed && (
        <div class="undone" data-open="true">
          <p role="status">{words.removed}</p>
          <button type="button" class="button" onClick={() => void bringBack(removed)}>
            {words.undo}
          </button>
        </div>
      )}
      {outcomes !== null && outcomes !== 'notRead' && (
        <Counted outcomes={outcomes} box={box} remove={(outcome) => void remove(outcome)} />
      )}
      <p class="record-ways">
        {box && (
          <a class="word" href={hashOf({ screen: 'records', game: null })}>
            {words.ofAll}
          </a>
        )}
        <a class="word" href={hashOf({ screen: 'archive' })}>
          {words.archive}
        </a>
      </p>
    </Screen>
  );
}

interface CountedProps extends RecordsProps {
  readonly outcomes: readonly Outcome[];
  remove(outcome: Outcome): void;
}

function Counted({ outcomes, box, remove }: CountedProps) {
  const words = inLang(recordsWords);
  const [seats, setSeats] = useState(0);
  if (outcomes.length === 0) return <p class="record-none">{words.none}</p>;
  const counts = [...new Set(outcomes.map(({ setup }) => setup.seats))].sort((one, other) => one - other);
  const counted = seats === 0 ? outcomes : outcomes.filter(({ setup }) => setup.seats === seats);
  return (
    <>
      {box && counts.length > 1 && (
        <Picks<number>
          legend={words.counted}
          of={[0, ...counts]}
          now={seats}
          say={(count) => (count === 0 ? words.all : words.seats(count))}
          choose={setSeats}
        />
      )}
      <Few of={tallied(counted)} few={FEW}>
        {(tallies) => (
          <div class="people-records">
            {tallies.map((tally) => (
              <PersonRecord key={tally.name} of={tally} outcomes={counted} isOneGame={box !== null} />
            ))}
          </div>
        )}
      </Few>
      <Duels outcomes={counted} />
      <Evenings outcomes={counted} isOneGame={box !== null} remove={remove} />
    </>
  );
}
