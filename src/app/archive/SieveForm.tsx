import type { ShelfEntry } from '../../protocol/shown.ts';
import { archiveWords } from '../../words/archive.ts';
import { boxOf } from '../boxes.ts';
import { inLang } from '../words.ts';
import { peopleIn, type Sieve } from './sieve.ts';

interface SieveFormProps {
  readonly of: readonly ShelfEntry[];
  readonly now: Sieve;
  readonly found: number;
  choose(next: Sieve): void;
}

/** Which games are looked for. */
export function SieveForm({ of, now, found, choose }: SieveFormProps) {
  const words = inLang(archiveWords);
  const games = [...new Set(of.map(({ game }) => game))].flatMap((id) => {
    const box = boxOf(id);
    return box ? [[id, inLang(box.title)] as const] : [];
  });
  const people = peopleIn(of).map((name) => [name, name] as const);
  return (
    <form class="sieve" onSubmit={(event) => event.preventDefault()}>
      <Choice name={words.game} of={games} now={now.game} choose={(game) => choose({ ...now, game })} />
      <Choice name={words.person} of={people} now={now.person} choose={(person) => choose({ ...now, person })} />
      <p class="hint" role="status">
        {words.found(found)}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly of: readonly (readonly [value: string, said: string])[];
  readonly now: string | null;
  choose(value: string | null): void;
}

const Choice = ({ name, of, now, choose }: ChoiceProps) => (
  <label>
    <span>{name}</span>
    <select value={now ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value || null)}>
      <option value="">{inLang(archiveWords).any}</option>
      {of.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </select>
  </label>
);
