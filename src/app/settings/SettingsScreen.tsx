import { LANGS } from '../../words/phrase.ts';
import { settingsWords } from '../../words/settings.ts';
import { Screen } from '../Screen.tsx';
import { change, MOTIONS, settings, THEMES } from '../settings.ts';
import { inLang } from '../words.ts';
import './settings.css';

export function SettingsScreen() {
  const words = inLang(settingsWords);
  const { lang, theme, confirm, motion } = settings.value;
  return (
    <Screen name="settings" title={words.title}>
      <Choice
        legend={words.language}
        of={LANGS}
        now={lang}
        say={(each) => words.languages[each]}
        choose={(each) => change({ lang: each })}
      />
      <Choice
        legend={words.theme}
        of={THEMES}
        now={theme}
        say={(each) => words.themes[each]}
        choose={(each) => change({ theme: each })}
      />
      <Choice
        legend={words.motion}
        hint={words.motionHint}
        of={MOTIONS}
        now={motion}
        say={(each) => words.motions[each]}
        choose={(each) => change({ motion: each })}
      />
      <Choice
        legend={words.confirm}
        hint={words.confirmHint}
        of={CONFIRMS}
        now={confirm ? 'on' : 'off'}
        say={(each) => words.confirms[each]}
        choose={(each) => change({ confirm: each === 'on' })}
      />
      <p class="about">{words.version(__APP_VERSION__)}</p>
    </Screen>
  );
}

const CONFIRMS = ['on', 'off'] as const;

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly of: readonly Value[];
  readonly now: Value;
  say(value: Value): string;
  choose(value: Value): void;
}

function Choice<Value extends string>({ legend, hint, of, now, say, choose }: ChoiceProps<Value>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {hint && <p class="hint">{hint}</p>}
      <div class="choices">
        {of.map((value) => (
          <label key={value} class="pick">
            <input type="radio" name={legend} checked={value === now} onChange={() => choose(value)} />
            <span>{say(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
