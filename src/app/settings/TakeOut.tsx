import { useEffect, useState } from 'preact/hooks';
import type { MatchId } from '../../protocol/shown.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { remember } from '../../ui/stored.ts';
import { type DataWords, dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { canShare, copyText, fileOf, saveFile, shareFile } from '../handOut.ts';
import { requests } from '../lazily.tsx';
import { inLang } from '../settings.ts';
import './data.css';

interface TakeOutProps {
  /** Null: all of them. */
  readonly match: MatchId | null;
  onDone(): void;
}

type Told = keyof DataWords['done'] | 'refused' | null;

/** The text is fetched as the sheet opens: what a browser grants to a tap, it does not grant some time after it. */
export function TakeOut({ match, onDone }: TakeOutProps) {
  const words = inLang(dataWords);
  const [file, setFile] = useState<{ readonly file: File; readonly text: string } | 'failed' | null>(null);
  const [told, setTold] = useState<Told>(null);
  useEffect(() => {
    requests()
      .then(({ exportMatches }) => exportMatches(match))
      .then((text) => setFile({ file: fileOf(text, new Date()), text }))
      .catch(() => setFile('failed'));
  }, [match]);
  const say = (done: keyof DataWords['done']) => (worked: boolean | null) => {
    // With a copy of everything there is no need for a reminder.
    if (worked && match === null) remember('backup', 'taken');
    setTold(worked === null ? null : worked ? done : 'refused');
  };
  return (
    <Dialog title={match === null ? words.outAll : words.out} close={inLang(shelfWords).close} onClose={onDone}>
      <p>{words.outHint}</p>
      <p class="hint out-warning">{words.outWarning}</p>
      {file === 'failed' && <p role="alert">{words.noText}</p>}
      {file !== null && file !== 'failed' && (
        <div class="ways-out">
          <button type="button" class="button primary" onClick={() => say('saved')(saveFile(file.file))}>
            {words.save}
          </button>
          {canShare(file.file) && (
            <button type="button" class="button" onClick={() => void shareFile(file.file).then(say('shared'))}>
              {words.share}
            </button>
          )}
          <button type="button" class="button" onClick={() => void copyText(file.text).then(say('copied'))}>
            {words.copy}
          </button>
        </div>
      )}
      <p class="did" role="status">
        {told === 'refused' ? words.refusedByDevice : told && words.done[told]}
      </p>
    </Dialog>
  );
}
