import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../words.ts';

interface LookPickerProps {
  readonly looks: Readonly<Record<string, string>>;
  readonly now: string;
  readonly called: string;
  choose(look: string): void;
}

/** What the pieces of a seat look like: sun or moon, bears or wolves. Taken from another seat, the two swap. */
export function LookPicker({ looks, now, called, choose }: LookPickerProps) {
  const words = inLang(seatsWords);
  return (
    <select
      class="look"
      aria-label={words.lookOf(called)}
      value={now}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {Object.entries(looks).map(([look, name]) => (
        <option key={look} value={look}>
          {name}
        </option>
      ))}
    </select>
  );
}
