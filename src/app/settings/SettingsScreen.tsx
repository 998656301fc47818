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
    <Likings />
    <InstallCard stays />
    <DataSection />
    <AboutSection />
  </Screen>
);
