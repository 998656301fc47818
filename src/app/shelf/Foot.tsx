import { recall } from '../../ui/stored.ts';
import { phonesWords } from '../../words/phones.ts';
import { lazily } from '../lazily.tsx';
import { moving } from '../pwa.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../words.ts';
import { BackupCard } from './BackupCard.tsx';
import { Moving } from './Moving.tsx';
import './foot.css';

export { Arriving } from './Arriving.tsx'; // it comes with the foot, at the same moment

/** Where it is fetched stands here: the first bundle is small. */
export const dailyScreen = () => import('../daily/DailyScreen.tsx').then((daily) => daily.DailyScreen);

const InstallCard = lazily(
  () => import('./InstallCard.tsx').then((card) => card.InstallCard),
  () => null,
);

/** To a table that stands on another phone in the room. */
const JoinWay = () => (
  <a class="word join-way" href={hashOf({ screen: 'join' })}>
    {inLang(phonesWords).join}
  </a>
);

/** Under the shelf: how the app lives on this device. Nothing that is read already moves when it comes. */
export const Foot = () => (
  <footer class="shelf-foot">
    <Moving />
    <JoinWay />
    {moving.value?.stage.value === 'offlineReady' && (
      <>
        <InstallCard />
        {recall('backup') === null && <BackupCard />}
      </>
    )}
  </footer>
);
