import './silence.css';
import { useState } from 'preact/hooks';
import { connection, shelf, trouble } from '../link/published.ts';
import { CLEAR_AWAY, TAKE_BACK, TAKE_OUT } from '../ui/actionIcons.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { MenuItem } from '../ui/Picks.tsx';
import { dataWords } from '../words/data.ts';
import { shelfWords } from '../words/shelf.ts';
import { troubleWords } from '../words/trouble.ts';
import { boxOf } from './boxes.tsx';
import { requests } from './lazily.tsx';
import { go, layOnShelf } from './navigation.ts';
import { hashOf, isAstray, SHELF_ROUTE } from './routes.ts';
import { TakeOut } from './settings/TakeOut.tsx';
import { inLang } from './settings.ts';
import { leftUnsaved } from './unsaved/left.ts';

/** What the store could not give, or that nobody answers any more. */
function ShelfTrouble() {
  const words = inLang(troubleWords);
  const found = trouble.value;
  return (
    <>
      {found?.what === 'brokenCards' && (
        <div class="note" role="alert">
          <p>{words.brokenCards(found.matches.length)}</p>
          {found.matches.map((match, index) => (
            <a key={match} href={hashOf({ screen: 'table', match })}>
              {words.brokenCard(index + 1)}
            </a>
          ))}
        </div>
      )}
      {found?.what === 'storeClosed' && (
        <p class="note" role="alert">
          {words.storeClosed}
        </p>
      )}
      {isAstray(location.hash) && (
        <p class="note" role="status">
          {words.astray}
        </p>
      )}
      {connection.value === 'lost' && <Lost />}
    </>
  );
}

const Lost = () => (
  <div class="note" role="alert">
    <p>{inLang(troubleWords).lost}</p>
    <button type="button" class="button" onClick={() => void requests().then(({ restart }) => restart())}>
      {inLang(shelfWords).again}
    </button>
  </div>
);

/** Over the screen that a person went to from a table with unsaved moves: what would be lost, and what can be done. */
function LeftUnsaved() {
  const words = inLang(troubleWords);
  const { out, outHint } = inLang(dataWords);
  const [isOut, setOut] = useState(false);
  const cards = shelf.value ?? [];
  const card = cards.find(({ id }) => id === leftUnsaved.value);
  if (card?.unsaved === undefined) return null;
  const box = boxOf(card.game);
  const done = (): void => {
    leftUnsaved.value = null;
  };
  if (isOut) return <TakeOut match={card.id} onDone={done} />;
  const makeRoom = (): void => {
    done();
    go({ screen: cards.some(({ result }) => result !== null) ? 'archive' : 'settings' });
  };
  return (
    <Dialog title={words.unsaved(card.unsaved)} close={inLang(shelfWords).close} onClose={done}>
      <p>{words.unsavedHint(card.title ?? (box ? inLang(box.title) : card.game))}</p>
      <ul class="menu">
        <MenuItem
          icon={TAKE_BACK}
          name={words.backToTable}
          hint={words.backToTableHint}
          act={() => {
            done();
            layOnShelf({ screen: 'table', match: card.id });
          }}
        />
        <MenuItem icon={CLEAR_AWAY} name={words.makeRoom} hint={words.makeRoomHint} act={makeRoom} />
        <MenuItem icon={TAKE_OUT} name={out} hint={outHint} act={() => setOut(true)} />
      </ul>
    </Dialog>
  );
}

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
