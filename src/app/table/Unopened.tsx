import { trouble as newest } from '../../link/published.ts';
import { openMatch } from '../../link/requests.ts';
import type { Trouble } from '../../protocol/messages.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { Message } from './Message.tsx';

/** A match that is not there or cannot be read. */
export function Unopened({ trouble }: { readonly trouble: Extract<Trouble, { match: string }> }) {
  const text = inLang(tableWords).trouble[trouble.what];
  if (trouble.what !== 'cannotOpen') return <Message text={text} />;
  const tryAgain = (): void => {
    newest.value = null;
    openMatch(trouble.match);
  };
  return <Message text={text} action={inLang(shelfWords).again} act={tryAgain} />;
}
