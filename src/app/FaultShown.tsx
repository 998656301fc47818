import { troubleWords } from '../words/trouble.ts';
import { requests } from './link.ts';
import { inLang } from './settings.ts';
import { ShelfTrouble } from './shelf/ShelfTrouble.tsx';
import { LeftUnsaved } from './unsaved/LeftUnsaved.tsx';
import './silence.css';
import { shelfWords } from '../words/shelf.ts';
import { hashOf, SHELF_ROUTE } from './routes.ts';

/** The host hangs. It may answer yet, and then this goes away; or a person gives it up for a new one. */
function Silence() {
  const words = inLang(troubleWords);
  return (
    <div class="note silence" role="alert">
      <p>{words.silent}</p>
      <button type="button" class="button" onClick={() => void requests().then(({ restart }) => restart())}>
        {words.startAnew}
      </button>
    </div>
  );
}

/** In the place of a screen that cannot be drawn. */
const Fallen = () => (
  <main class="loading">
    <p role="alert">{inLang(troubleWords).fallen}</p>
    <button type="button" class="button" onClick={() => location.reload()}>
      {inLang(shelfWords).again}
    </button>
    <a href={hashOf(SHELF_ROUTE)}>{inLang(shelfWords).back}</a>
  </main>
);

const FAULTS = { fallen: Fallen, silence: Silence, shelf: ShelfTrouble, unsaved: LeftUnsaved };

/** What is shown when something went wrong; hardly ever, and so it is fetched apart. */
export function FaultShown({ of }: { readonly of: keyof typeof FAULTS }) {
  const Told = FAULTS[of];
  return <Told />;
}
