import { botWords, levelName } from '../../words/bots.ts';
import { inLang } from '../words.ts';

interface StrengthProps {
  readonly now: number;
  readonly of: number;
  readonly called: string;
  choose(level: number): void;
}

/** How strong a bot plays. */
export function Strength({ now, of, called, choose }: StrengthProps) {
  const words = inLang(botWords);
  return (
    <select
      class="strength"
      aria-label={words.strengthOf(called)}
      value={now}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {Array.from({ length: of }, (_, below) => (
        <option key={below} value={below + 1}>
          {levelName(words, below + 1, of)}
        </option>
      ))}
    </select>
  );
}
