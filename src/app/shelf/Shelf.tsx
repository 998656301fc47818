import { useEffect } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { connection, shelf } from '../../link/published.ts';
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
