import { Dialog } from '../../ui/Dialog.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { requests } from '../link.ts';
import { inLang } from '../words.ts';
import { forgetAllBut } from './forget.ts';

export function ClearAll({ games, onDone }: { readonly games: number; onDone(): void }) {
  const words = inLang(dataWords);
  const clear = async (): Promise<void> => {
    const { deleteAll } = await requests();
    deleteAll();
    forgetAllBut('settings');
    onDone();
  };
  return (
    <Dialog title={words.clearQuestion} close={inLang(shelfWords).close} onClose={onDone}>
      <p>{words.clearWarning(games)}</p>
      <div class="answers">
        <button type="button" class="button" onClick={onDone}>
          {words.clearNo}
        </button>
        <button type="button" class="button primary" onClick={() => void clear()}>
          {words.clearYes}
        </button>
      </div>
    </Dialog>
  );
}
