import './arriving.css';
import './installCard.css';
import './foot.css';
import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import { CHECK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { recall, remember } from '../../ui/stored.ts';
import { backupWords, movingWords } from '../../words/backup.ts';
import { phonesWords } from '../../words/phones.ts';
import { sizeText } from '../amounts.ts';
import { lazily, requests } from '../lazily.tsx';
import { kindsPlayed } from '../newBuild.ts';
import { moving } from '../pwa.ts';
import { hashOf } from '../routes.ts';
import { inLang, lang } from '../settings.ts';

/** Below the last box, where nothing moves when it comes: too far down to be found without looking for it. */
const toMoving = (): void => document.querySelector<HTMLElement>('.moving button')?.focus();

/**
 * Under the sign, how far the app has come, or the way to what is to be done about it: it uses room that is free there
 * anyway, so nothing moves when it comes and goes.
 */
export function Arriving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const kept = life?.kept.value;
  const stage = life?.stage.value;
  if (stage === 'failed' || stage === 'updateReady') {
    return (
      <p class="arriving">
        <button type="button" class="word" onClick={toMoving}>
          {stage === 'failed' ? words.lacking : words.newer}
        </button>
      </p>
    );
  }
  if (stage !== 'installing' || !kept) return null;
  const size = (bytes: number): string => sizeText(bytes, lang.value);
  return (
    <p class="arriving">
      {words.of(size(kept.keptBytes), size(kept.allBytes))}
      <progress max={kept.allBytes} value={kept.keptBytes} aria-label={words.installing} />
    </p>
  );
}

const TakeOut = lazily(
  () => import('../settings/TakeOut.tsx').then((out) => out.TakeOut),
  () => null,
);

/** So much played to the end would be missed. */
const MANY_GAMES = 10;

/** Reminds once, when much has been played and nothing was ever taken out. */
function BackupCard() {
  const words = inLang(backupWords);
  const [isTime, setIsTime] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (recall('backup') !== null) return;
    void requests()
      .then(({ askOutcomes }) => askOutcomes())
      .then(
        (outcomes) => setIsTime(outcomes.length >= MANY_GAMES),
        () => undefined,
      );
  }, []);
  if (!isTime) return null;
  const done = (): void => {
    remember('backup', 'reminded');
    setIsTime(false);
  };
  return (
    <section class="install" aria-labelledby="backup">
      <h2 id="backup">{words.title}</h2>
      <p>{words.pitch}</p>
      <div class="install-ways">
        <button type="button" class="button" onClick={() => setIsOpen(true)}>
          {words.takeOut}
        </button>
        <button type="button" class="word" onClick={done}>
          {words.notNow}
        </button>
      </div>
      {isOpen && <TakeOut match={null} onDone={done} />}
    </section>
  );
}

/** How far the app has moved in, and the offer of a newer one. It stands on the shelf alone: no match is ever interrupted. */
function Moving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const stage = life?.stage.value ?? 'idle';
  const opens = life?.opens.value;
  const left = opens ? kindsPlayed(shelf.value ?? []).filter((kind) => !opens.includes(kind)).length : 0;
  return (
    <div class="moving" role="status">
      {stage === 'offlineReady' && (
        <p>
          <Icon of={CHECK} /> {words.offlineReady}
        </p>
      )}
      {stage === 'notSecure' && <p class="note">{words.notSecure}</p>}
      {stage === 'failed' && (
        <p class="note">
          {words.failed}{' '}
          <button type="button" class="button" onClick={life?.retry}>
            {words.again}
          </button>
        </p>
      )}
      {stage === 'updateReady' && (
        <p class="note">
          {words.updateReady} {left > 0 && words.leaves(left)}{' '}
          <button type="button" class="button" onClick={life?.changeOver}>
            {words.update}
          </button>
        </p>
      )}
    </div>
  );
}

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
