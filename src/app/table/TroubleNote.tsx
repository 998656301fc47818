import { trouble } from '../../link/published.ts';
import { saveAgain } from '../../link/requests.ts';
import { UNSAVED } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

/** What went wrong, what is safe, what can be done. */
export function TroubleNote({ saved }: { readonly saved: boolean }) {
  const words = inLang(tableWords);
  const found = trouble.value;
  if (!saved || found?.what === 'notSaved') {
    return (
      <div class="note trouble" role="alert">
        <Icon of={UNSAVED} />
        <p>{found?.what === 'notSaved' && found.full ? words.diskFull : words.notSaved}</p>
        <button type="button" class="button" onClick={saveAgain}>
          {words.saveAgain}
        </button>
      </div>
    );
  }
  if (found?.what !== 'storeClosed' && found?.what !== 'badRequest') return null;
  return (
    <div class="note trouble" role="alert">
      <p>{found.what === 'storeClosed' ? inLang(shelfWords).storeClosed : words.trouble.badRequest}</p>
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
