import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { inLang } from '../words.ts';
import { Taken } from './Taken.tsx';
import { useTaking } from './useTaking.ts';
import './data.css';

interface TakeInProps {
  /** What the device handed over; absent: it is chosen or pasted here. */
  readonly given?: readonly File[];
  onDone(): void;
}

/** Takes games in, and says what became of each. */
export function TakeIn({ given, onDone }: TakeInProps) {
  const words = inLang(dataWords);
  const { became, take, undo, again } = useTaking();
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
      <Taken became={became} undo={undo} again={again} />
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

interface ChooserProps {
  readonly isBusy: boolean;
  take(text: string | File): void;
}

/** Any file may be chosen: not every device knows one of ours by its name. */
export function Chooser({ isBusy, take }: ChooserProps) {
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
