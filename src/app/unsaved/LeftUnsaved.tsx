import { useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import { CLEAR_AWAY, TAKE_BACK, TAKE_OUT } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { MenuItem } from '../../ui/Picks.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { troubleWords } from '../../words/trouble.ts';
import { boxOf } from '../boxes.tsx';
import { go, layOnShelf } from '../navigation.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { inLang } from '../settings.ts';
import { leftUnsaved } from './left.ts';

/** Over the screen that a person went to from a table with unsaved moves: what would be lost, and what can be done. */
export function LeftUnsaved() {
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
