import { useState } from 'preact/hooks';
import type { Import } from '../../protocol/messages.ts';
import { MOST_BYTES } from '../../saves/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { requests } from '../link.ts';
import { inLang } from '../words.ts';
import { importLines } from './importLines.ts';
import './data.css';

/** Takes games in from a file or from pasted text, and says what became of each. */
export function TakeIn({ onDone }: { onDone(): void }) {
  const words = inLang(dataWords);
  const [text, setText] = useState('');
  const [became, setBecame] = useState<Import | 'working' | 'failed' | null>(null);
  const take = async (read: () => string | Promise<string>): Promise<void> => {
    setBecame('working');
    try {
      const { importMatches } = await requests();
      setBecame(await importMatches(await read()));
    } catch {
      setBecame('failed');
    }
  };
  const takeFile = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MOST_BYTES) setBecame({ refused: 'size', place: 'text' });
    else void take(() => file.text());
  };
  return (
    <Dialog title={words.in} close={inLang(shelfWords).close} onClose={onDone}>
      <p>{words.inHint}</p>
      <div class="told" role="status">
        {became === 'failed' && <p>{words.noAnswer}</p>}
        {became !== null &&
          typeof became === 'object' &&
          importLines(became, words).map((line) => <p key={line}>{line}</p>)}
      </div>
      <label class="button file">
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          onChange={({ currentTarget }) => {
            takeFile(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        {words.chooseFile}
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && became !== 'working') void take(() => text);
        }}
      >
        <label class="pasted">
          <span>{words.paste}</span>
          <textarea
            rows={4}
            value={text}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={text.trim() === '' || became === 'working'}>
          {words.takeIn}
        </button>
      </form>
    </Dialog>
  );
}
