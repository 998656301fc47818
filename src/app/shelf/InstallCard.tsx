import { useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import { install, wayToInstall } from '../../pwa/install.ts';
import { recall, remember } from '../../ui/stored.ts';
import { installWords } from '../../words/install.ts';
import { installOffer } from '../pwa.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../words.ts';
import { AddPicture, HomePicture, SharePicture } from './installPictures.tsx';
import './installCard.css';

const PICTURES = [SharePicture, AddPicture, HomePicture];

interface InstallCardProps {
  /** In the settings it stands whenever there is a way, also for those who once waved it away. */
  readonly stays?: boolean;
}

/** How to get an icon of its own for the app: by a button where the browser has one, by hand on iOS. On the shelf it is said until it is waved away. */
export function InstallCard({ stays = false }: InstallCardProps) {
  const words = inLang(installWords);
  const [waved, setWaved] = useState(!stays && recall('install') !== null);
  const offer = installOffer.value;
  const way = waved ? null : wayToInstall(offer);
  // Where games move over nobody is asked before the first one; where they do not, it is best done before.
  const isTime = stays || way === 'byHand' || (shelf.value?.length ?? 0) > 0;
  if (!way || !isTime) return null;
  const wave = (): void => {
    remember('install', 'notNow');
    setWaved(true);
  };
  const take = async (): Promise<void> => {
    if (!offer) return;
    // An offer can be taken once; the browser makes another if it was refused.
    installOffer.value = null;
    await install(offer);
  };
  return (
    <section class="install" data-stays={stays} aria-labelledby="install">
      <h2 id="install">{words.title}</h2>
      <p>{words.pitch}</p>
      {way === 'button' ? (
        <p class="hint">{words.along}</p>
      ) : (
        <>
          <ol>
            {PICTURES.map((Picture, step) => (
              <li key={words.steps[step]}>
                <Picture />
                {words.steps[step]}
              </li>
            ))}
          </ol>
          <p class="hint">{words.apart}</p>
          <p class="hint">{words.sevenDays}</p>
        </>
      )}
      <div class="install-ways">
        {way === 'button' ? (
          <button type="button" class="button" onClick={() => void take()}>
            {words.install}
          </button>
        ) : (
          !stays && (
            <a class="button" href={hashOf({ screen: 'settings' })}>
              {words.takeOut}
            </a>
          )
        )}
        {!stays && (
          <button type="button" class="word" onClick={wave}>
            {words.notNow}
          </button>
        )}
      </div>
    </section>
  );
}
