import { takeOver } from '../../link/requests.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { Message } from './Message.tsx';

export function Elsewhere() {
  const words = inLang(tableWords);
  return <Message title={words.elsewhere} text={words.elsewhereHint} action={words.takeOver} act={takeOver} />;
}
