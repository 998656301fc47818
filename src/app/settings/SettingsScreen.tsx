import { Picks } from '../../ui/Picks.tsx';
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
      <Picks
        legend={words.language}
        of={LANGS}
        now={lang}
        say={(each) => words.languages[each]}
        choose={(each) => change({ lang: each })}
      />
      <Picks
        legend={words.theme}
        of={THEMES}
        now={theme}
        say={(each) => words.themes[each]}
        choose={(each) => change({ theme: each })}
      />
      <Picks
        legend={words.motion}
        hint={words.motionHint}
        of={MOTIONS}
        now={motion}
        say={(each) => words.motions[each]}
        choose={(each) => change({ motion: each })}
      />
      <Picks
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
