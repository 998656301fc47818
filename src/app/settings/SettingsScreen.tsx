import { settingsWords } from '../../words/settings.ts';
import { Screen } from '../Screen.tsx';
import { InstallCard } from '../shelf/InstallCard.tsx';
import { inLang } from '../words.ts';
import { AboutSection } from './AboutSection.tsx';
import { DataSection } from './DataSection.tsx';
import { Likings } from './Likings.tsx';
import './settings.css';

export const SettingsScreen = () => (
  <Screen name="settings" title={inLang(settingsWords).title}>
    <Likings />
    <InstallCard stays />
    <DataSection />
    <AboutSection />
  </Screen>
);
