import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../words.ts';
import { importLines } from './importLines.ts';
import { type Became, useTaking } from './useTaking.ts';
import './data.css';

interface TakeInProps {
  /** What the device handed over; absent: it is chosen or pasted here. */
  readonly given?: readonly File[];
  onDone(): void;
}

/** Takes games in, and says what became of each. */
export function TakeIn({ given, onDone }: TakeInProps) {
  const words = inLang(dataWords);
  const { became, take, undo } = useTaking();
  return (
    <Dialog title={words.in} close={inLang(shelfWords).close} onClose={onDone}>
      {given ? (
        given.map(({ name }) => (
          <p key={name}>
            <bdi>{words.given(name)}</bdi>
          </p>
        ))
      ) : (
        <p>{words.inHint}</p>
      )}
      <Told became={became} undo={() => void undo()} />
      {!given && <Chooser isBusy={became === 'working'} take={(text) => void take([text])} />}
      {given && (became === null || became === 'failed') && (
        <div class="answers">
          <button type="button" class="button primary" onClick={() => void take(given)}>
            {words.takeIn}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** A single game can be opened from here. */
function Told({ became, undo }: { readonly became: Became; undo(): void }) {
  const words = inLang(dataWords);
  const all = became !== null && typeof became === 'object' ? became : [];
  const stand = all.flatMap((one) => ('matches' in one ? one.matches : [])).filter((one) => 'match' in one);
  const [only] = stand;
  const hasCome = all.some((one) => 'came' in one);
  return (
    <>
      <div class="told" role="status">
        {became === 'failed' && <p>{words.noAnswer}</p>}
        {became === 'undone' && <p>{words.undone}</p>}
        {all
          .flatMap((one) => importLines(one, words))
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
      </div>
      {(hasCome || stand.length === 1) && (
        <div class="answers">
          {hasCome && (
            <button type="button" class="button" onClick={undo}>
              {words.undoIn}
            </button>
          )}
          {only && stand.length === 1 && (
            <a class="button primary" href={hashOf({ screen: 'table', match: only.match })}>
              {words.openIt}
            </a>
          )}
        </div>
      )}
    </>
  );
}

interface ChooserProps {
  readonly isBusy: boolean;
  take(text: string | File): void;
}

/** Any file may be chosen: not every device knows one of ours by its name. */
function Chooser({ isBusy, take }: ChooserProps) {
  const words = inLang(dataWords);
  const [text, setText] = useState('');
  return (
    <>
      <label class="button file">
        <input
          type="file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) take(file);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        {words.chooseFile}
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !isBusy) take(text);
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
        <button type="submit" class="button" aria-disabled={text.trim() === '' || isBusy}>
          {words.takeIn}
        </button>
      </form>
    </>
  );
}
