import './installCard.css';
import { useState } from 'preact/hooks';
import { EMBLEMS } from '../../engine/log.ts';
import { shelf } from '../../link/published.ts';
import { install, wayToInstall } from '../../pwa/install.ts';
import { recall, remember } from '../../ui/stored.ts';
import { installWords } from '../../words/install.ts';
import { installOffer } from '../pwa.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../settings.ts';

/* What a hand does on iOS, drawn: the lower edge of the browser, the sheet that opens, the home screen. */

const SharePicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14-2v54q0 14 14 14h40q14 0 14-14V-2" />
    <path class="faint" d="M26 10h44M26 20h32" />
    <path class="bar" d="M14 36h68" />
    <path class="faint" d="m27 46-5 5 5 5M69 46l5 5-5 5" />
    <circle class="here" cx="48" cy="50" r="13.5" />
    <path class="sign" d="M48 54V42m-4.5 4.5L48 42l4.5 4.5M45 48.500h-4V58h14v-9.500h-4" />
  </svg>
);

const AddPicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14 74V20Q14 6 28 6h40q14 0 14 14v54" />
    <path class="faint" d="M26 18h30M26 59h30M66 55h8v8h-8Z" />
    <rect class="here" x="19" y="27" width="58" height="22" rx="6" />
    <path
      class="sign"
      d="M26 38h28M64 32.500h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM68 35.500v5M65.5 38h5"
    />
  </svg>
);

const HomePicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14 74V20Q14 6 28 6h40q14 0 14 14v54" />
    <path class="faint" d="M24 18h10v10H24ZM62 18h10v10H62ZM24 46h10v10H24ZM62 46h10v10H62Z" />
    <rect class="here" x="34.5" y="24" width="27" height="27" rx="7" />
    <circle class="picture-table" cx="48" cy="37.5" r="4.5" />
    {EMBLEMS.map((emblem, index) => (
      <circle
        key={emblem}
        class="cushion"
        data-emblem={emblem}
        cx="48"
        cy="28.8"
        r="2.4"
        transform={`rotate(${index * 60} 48 37.5)`}
      />
    ))}
  </svg>
);

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
