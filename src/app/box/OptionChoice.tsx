import { useId } from 'preact/hooks';
import type { OptionFact } from '../../engine/game.ts';
import type { OptionWords } from '../../words/voice.ts';

interface OptionChoiceProps {
  readonly option: OptionFact;
  /** Undefined until the game's words are here. */
  readonly words: OptionWords | undefined;
  readonly now: string | undefined;
  readonly locked: boolean;
  choose(value: string): void;
}

/** A choice before the game: each way with the one sentence that says what it changes. */
export function OptionChoice({ option, words, now, locked, choose }: OptionChoiceProps) {
  const group = useId();
  if (!words) return null;
  return (
    <fieldset class="choice" disabled={locked}>
      <legend>{words.name}</legend>
      <div class="ways">
        {option.values.map((value) => (
          <label key={value} class="pick way">
            <input type="radio" name={group} checked={value === now} onChange={() => choose(value)} />
            <span>
              <b>{words.values[value]?.name}</b>
              <span class="hint">{words.values[value]?.sentence}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
