import { aboutWords } from '../../words/about.ts';
import { dataWords } from '../../words/data.ts';
import { settingsWords } from '../../words/settings.ts';
import { lazily } from '../lazily.tsx';
import { Screen } from '../Screen.tsx';
import { inLang } from '../words.ts';
import { AboutSection } from './AboutSection.tsx';
import { DataSection } from './DataSection.tsx';
import { Likings } from './Likings.tsx';
import './settings.css';

const InstallCard = lazily(
  () => import('../shelf/InstallCard.tsx').then((card) => card.InstallCard),
  () => null,
);

export const SettingsScreen = () => (
  <Screen name="settings" title={inLang(settingsWords).title}>
    <Contents />
    <Likings />
    <InstallCard stays />
    <DataSection />
    <AboutSection />
  </Screen>
);

/** It is a long page. */
function Contents() {
  const parts = [
    ['data', inLang(dataWords).title],
    ['about', inLang(aboutWords).title],
  ] as const;
  return (
    <nav class="settings-parts" aria-label={inLang(settingsWords).title}>
      {parts.map(([id, title]) => (
        <button key={id} type="button" class="word" onClick={() => arriveAt(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function arriveAt(id: string): void {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
