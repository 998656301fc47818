import { trouble } from '../../link/published.ts';
import { saveAgain } from '../../link/requests.ts';
import type { Trouble } from '../../protocol/messages.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { UNSAVED } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type TableWords, tableWords } from '../../words/table.ts';
import { troubleWords } from '../../words/trouble.ts';
import { inLang } from '../words.ts';

/** What went wrong, what is safe, what can be done. */
export function TroubleNote({ saved, unsaved }: Pick<TableNews, 'saved' | 'unsaved'>) {
  const words = inLang(tableWords);
  const found = trouble.value;
  if (!saved || found?.what === 'notSaved') {
    return (
      <div class="note trouble" role="alert">
        <Icon of={UNSAVED} />
        <p>{(found?.what === 'notSaved' && found.full ? words.diskFull : words.notSaved)(unsaved)}</p>
        <button type="button" class="button" onClick={saveAgain}>
          {words.saveAgain}
        </button>
      </div>
    );
  }
  const text = found && sentence(found.what, words);
  if (!text) return null;
  return (
    <div class="note trouble" role="alert">
      <p>{text}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          trouble.value = null;
        }}
      >
        {words.understood}
      </button>
    </div>
  );
}

/** Null for what is no trouble of a table that stands. */
function sentence(what: Trouble['what'], words: TableWords): string | null {
  switch (what) {
    case 'storeClosed':
      return inLang(troubleWords).storeClosed;
    case 'badRequest':
    case 'cannotStart':
    case 'movesLost':
    case 'botAtRandom':
    case 'notAgreed':
    case 'otherTable':
      return words.trouble[what];
    default:
      return null;
  }
}
