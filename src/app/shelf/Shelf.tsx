import { useEffect } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { connection, trouble } from '../../link/published.ts';
import { shelfWords } from '../../words/shelf.ts';
import { Fault } from '../faults.ts';
import { lazily } from '../lazily.tsx';
import { requests } from '../link.ts';
import { moving } from '../pwa.ts';
import { isAstray } from '../routes.ts';
import { inLang } from '../words.ts';
import { BoxOnShelf } from './BoxOnShelf.tsx';
import { Evening } from './Evening.tsx';
import { Head } from './Head.tsx';
import { Lamp } from './Lamp.tsx';
import { PickBox } from './PickBox.tsx';
import { Waiting } from './Waiting.tsx';
import { waitingCount } from './waitingCount.ts';
import './shelf.css';

const nothing = () => null;
const Arriving = lazily(() => import('./Foot.tsx').then((foot) => foot.Arriving), nothing);
const Foot = lazily(() => import('./Foot.tsx').then((foot) => foot.Foot), nothing);

export function Shelf() {
  const words = inLang(shelfWords);
  const isLost = connection.value === 'lost';
  const wrong = trouble.value?.what;
  useEffect(() => {
    void requests().then(({ showShelf }) => showShelf());
  }, []);
  return (
    <div class="shelf">
      <Head>{moving.value && <Arriving />}</Head>
      <main>
        {(isLost || isAstray(location.hash) || wrong === 'brokenCards' || wrong === 'storeClosed') && (
          <Fault of="shelf" />
        )}
        {!isLost && <Waiting />}
        <section class="niche" aria-labelledby="games">
          <Lamp />
          <div class="niche-head" data-free={waitingCount() === 0}>
            <h2 id="games">{words.games}</h2>
            <a class="word" href="#/daily">
              {words.daily}
            </a>
            <Evening />
          </div>
          <ul class="boxes">
            {SHELF.map((box) => (
              <BoxOnShelf key={box.facts.id} box={box} />
            ))}
            <PickBox />
          </ul>
        </section>
      </main>
      {moving.value && <Foot />}
    </div>
  );
}
