import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../../ui/stored.ts';
import { backupWords } from '../../words/backup.ts';
import { lazily } from '../lazily.tsx';
import { requests } from '../link.ts';
import { inLang } from '../words.ts';
import './installCard.css';

const TakeOut = lazily(
  () => import('../settings/TakeOut.tsx').then((out) => out.TakeOut),
  () => null,
);

/** So much played to the end would be missed. */
const MANY_GAMES = 10;

/** Reminds once, when much has been played and nothing was ever taken out. */
export function BackupCard() {
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
