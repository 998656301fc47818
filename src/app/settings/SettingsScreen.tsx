import './settings.css';
import { useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { connection, shelf } from '../../link/published.ts';
import { lastTroubles } from '../../link/receive.ts';
import { throwAway } from '../../pwa/watchdog/rescue.ts';
import type { GameBox } from '../../ui/face.ts';
import { aboutWords, NEWS } from '../../words/about.ts';
import { bootWords } from '../../words/boot.ts';
import { dataWords } from '../../words/data.ts';
import { settingsWords } from '../../words/settings.ts';
import { useLid } from '../boxes.tsx';
import { copyText } from '../handOut.ts';
import { lazily } from '../lazily.tsx';
import { Screen } from '../Screen.tsx';
import { inLang, lang } from '../settings.ts';
import { DataSection } from './DataSection.tsx';
import { Likings } from './Likings.tsx';
import type { Licence } from './licences.ts';
import { reportText } from './report.ts';

/** What the app is, whose work is in it, and a report for those who mend it. */
function AboutSection() {
  const words = inLang(aboutWords);
  return (
    <section class="about" aria-labelledby="about">
      <h2 id="about" tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.version(__APP_VERSION__)}</p>
      <p class="hint">{words.browsers}</p>
      <p>{words.keepsToItself}</p>
      <p class="hint">{words.phones}</p>
      <h3>{words.whatIsNew}</h3>
      {NEWS.map((version) => (
        <details key={version} open={version === NEWS[0]}>
          <summary>{words.version(version)}</summary>
          <ul class="lines">
            {words.news[version].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
      <h3>{words.thanks}</h3>
      <p>{words.thanksHint}</p>
      <ul class="lines">
        {SHELF.map((box) => (
          <Credit key={box.facts.id} of={box} />
        ))}
      </ul>
      <h3>{words.licences}</h3>
      <p>{words.own}</p>
      <Libraries />
      <Report />
      <Anew />
    </section>
  );
}

/** The libraries that the app is built with, each with the licence text it ships with, fetched when that section is opened. */
function Libraries() {
  const words = inLang(aboutWords);
  const [licences, setLicences] = useState<readonly (Licence & { readonly copyright: string })[]>([]);
  const fetch = async (): Promise<void> => {
    const { copyrightIn, LICENCES } = await import('./licences.ts');
    setLicences(LICENCES.map((each) => ({ ...each, copyright: copyrightIn(each.text) })));
  };
  return (
    <details onToggle={() => void fetch()}>
      <summary>{words.others}</summary>
      <ul class="licences">
        {licences.map(({ libraries, licence, copyright, text }) => (
          <li key={text}>
            <details>
              <summary>
                {libraries.join(', ')} · {licence} · {copyright}
              </summary>
              <pre lang="en">{text.trim()}</pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Report() {
  const words = inLang(aboutWords);
  const [copied, setCopied] = useState<boolean | null>(null);
  const report = (): string =>
    reportText({
      version: __APP_VERSION__,
      userAgent: navigator.userAgent,
      lang: lang.value,
      matches: shelf.value?.length ?? null,
      connection: connection.value,
      troubles: lastTroubles(),
    });
  return (
    <div class="report">
      <button type="button" class="button" onClick={() => void copyText(report()).then(setCopied)}>
        {words.report}
      </button>
      <p class="hint">{words.reportHint(__REPORTS__ !== null)}</p>
      {__REPORTS__ && (
        <p>
          <a href={__REPORTS__}>{__REPORTS__.replace(/^mailto:/, '')}</a>
        </p>
      )}
      <p role="status">{copied !== null && (copied ? words.copied : words.notCopied)}</p>
      {copied === false && <pre lang="en">{report()}</pre>}
    </div>
  );
}

function Credit({ of }: { readonly of: GameBox }) {
  const words = inLang(aboutWords);
  const lid = useLid(of);
  const title = inLang(of.title);
  if (!lid) return <li>{title}</li>;
  return <li>{lid.credit ? words.designed(title, inLang(lid.credit)) : words.notNamed(title)}</li>;
}

/** For an app that starts and is not right all the same; where none is kept there is nothing to throw away. */
function Anew() {
  const words = inLang(bootWords);
  const [failed, setFailed] = useState(false);
  const fetchAnew = async (): Promise<void> => {
    setFailed(false);
    setFailed(!(await throwAway()));
  };
  if (!navigator.serviceWorker?.controller) return null;
  return (
    <div class="report">
      <button type="button" class="button" onClick={() => void fetchAnew()}>
        {words.anew}
      </button>
      <p class="hint">{words.anewHint}</p>
      <p role="status">{failed && words.noAnswer}</p>
    </div>
  );
}

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
