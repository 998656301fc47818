import { useEffect } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { connection, shelf, trouble } from '../../link/published.ts';
import { shelfWords } from '../../words/shelf.ts';
import { requests } from '../link.ts';
import { inLang } from '../words.ts';
import { BoxOnShelf } from './BoxOnShelf.tsx';
import { Head } from './Head.tsx';
import { Lamp } from './Lamp.tsx';
import { Moving } from './Moving.tsx';
import { Waiting } from './Waiting.tsx';
import './shelf.css';

export function Shelf() {
  const words = inLang(shelfWords);
  useEffect(() => {
    void requests().then(({ showShelf }) => showShelf());
  }, []);
  return (
    <div class="shelf">
      <Head />
      <main>
        <ShelfTrouble />
        {connection.value === 'lost' ? <Lost /> : <Waiting />}
        <section class="niche" aria-labelledby="games">
          <Lamp />
          <div class="niche-head">
            <h2 id="games">{words.games}</h2>
            {shelf.value?.length === 0 && <p class="hint">{words.freeTable}</p>}
          </div>
          <ul class="boxes">
            {SHELF.map((box) => (
              <BoxOnShelf key={box.facts.id} box={box} />
            ))}
          </ul>
        </section>
      </main>
      <Moving />
    </div>
  );
}

/** What the store could not give. */
function ShelfTrouble() {
  const words = inLang(shelfWords);
  const found = trouble.value;
  if (found?.what !== 'brokenCards' && found?.what !== 'storeClosed') return null;
  return (
    <p class="note" role="alert">
      {found.what === 'brokenCards' ? words.brokenCards(found.matches.length) : words.storeClosed}
    </p>
  );
}

function Lost() {
  const words = inLang(shelfWords);
  return (
    <div class="note" role="alert">
      <p>{words.lost}</p>
      <button type="button" class="button" onClick={() => void requests().then(({ restart }) => restart())}>
        {words.again}
      </button>
    </div>
  );
}
