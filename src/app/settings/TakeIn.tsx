import './data.css';
import { useRef, useState } from 'preact/hooks';
import type { ForkWish, Import } from '../../protocol/messages.ts';
import { MOST_BYTES } from '../../saves/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { type DataWords, dataWords } from '../../words/data.ts';
import { type ElsewhereWords, elsewhereWords } from '../../words/elsewhere.ts';
import { shelfWords } from '../../words/shelf.ts';
import { sayRefusal } from '../../words/trouble.ts';
import { requests } from '../lazily.tsx';
import { hashOf } from '../routes.ts';
import { inLang } from '../settings.ts';

/** What became of what was to be taken in, text by text; null: nothing was yet. */
export type Became = readonly Import[] | 'working' | 'failed' | 'undone' | null;

interface Taking {
  readonly became: Became;
  take(texts: readonly (string | Blob)[], fork?: ForkWish): Promise<void>;
  /** The same texts once more: a game that went on in two ways is taken so. */
  again(fork: ForkWish): Promise<void>;
  /** All that was taken in goes again. */
  undo(): Promise<void>;
}

/** Takes games in from texts and files, one after the other. */
export function useTaking(): Taking {
  const [became, setBecame] = useState<Became>(null);
  const last = useRef<readonly (string | Blob)[]>([]);
  const take = async (texts: readonly (string | Blob)[], fork?: ForkWish): Promise<void> => {
    last.current = texts;
    setBecame('working');
    try {
      const { importMatches } = await requests();
      const all: Import[] = [];
      for (const text of texts) {
        if (typeof text === 'string') all.push(await importMatches(text, fork));
        else if (text.size > MOST_BYTES) all.push({ refused: 'size', place: 'text' });
        else all.push(await importMatches(await text.text(), fork));
      }
      setBecame(all);
    } catch {
      setBecame('failed');
    }
  };
  const undo = async (): Promise<void> => {
    const came =
      typeof became === 'object' && became ? became.flatMap((one) => ('came' in one ? (one.came ?? []) : [])) : [];
    setBecame('working');
    try {
      const { undoImport } = await requests();
      await undoImport(came);
      setBecame('undone');
    } catch {
      setBecame('failed');
    }
  };
  return { became, take, undo, again: (fork) => take(last.current, fork) };
}

/** More are only counted. */
const MOST_LEFT_OUT = 20;

/** What became of a text that was to be taken in: how many games came, and of each that did not, why. */
export function importLines(became: Import, words: DataWords, elsewhere: ElsewhereWords): string[] {
  if ('refused' in became) return [`${sayRefusal(became, words.refused)} ${words.nothingChanged}`];
  const { matches, outcomes } = became;
  const count = (kind: (typeof matches)[number]['got']): number => matches.filter(({ got }) => got === kind).length;
  const [added, known] = [count('added'), count('known')];
  const met = (['continued', 'shorter', 'forked'] as const).filter((got) => count(got) > 0);
  const lines = [
    ...(added > 0 ? [words.added(added)] : []),
    ...(known > 0 ? [words.known(known)] : []),
    ...met.map((got) => elsewhere[got]),
    ...(outcomes === null ? [words.outcomesNotSaved] : outcomes > 0 ? [words.outcomes(outcomes)] : []),
  ];
  const leftOut = matches.flatMap((one, index) => {
    const game = matches.length === 1 ? null : index + 1;
    if (one.got === 'refused') return [words.leftOut(game, sayRefusal(one.refusal, words.refused))];
    return one.got === 'notSaved' ? [words.leftOut(game, one.full ? words.notSavedFull : words.notSaved)] : [];
  });
  lines.push(...leftOut.slice(0, MOST_LEFT_OUT));
  if (leftOut.length > MOST_LEFT_OUT) lines.push(words.moreLeftOut(leftOut.length - MOST_LEFT_OUT));
  return added > 0 || outcomes || met.length > 0 ? lines : [...lines, words.nothingChanged];
}

interface TakenProps {
  readonly became: Became;
  /** All that was taken in goes again. */
  undo(): Promise<void>;
  again(fork: ForkWish): Promise<void>;
}

/** What became of what was taken in. A single game can be opened from here; of one that went on in two ways it is asked which stays. */
export function Taken({ became, undo, again }: TakenProps) {
  const words = inLang(dataWords);
  const elsewhere = inLang(elsewhereWords);
  const all = became !== null && typeof became === 'object' ? became : [];
  const stand = all.flatMap((one) => ('matches' in one ? one.matches : [])).filter((one) => 'match' in one);
  const [only, ...more] = stand;
  const hasCome = all.some((one) => 'came' in one);
  const isForked = only?.got === 'forked' && more.length === 0;
  return (
    <>
      <div class="told" role="status">
        {became === 'failed' && <p>{words.noAnswer}</p>}
        {became === 'undone' && <p>{words.undone}</p>}
        {all
          .flatMap((one) => importLines(one, words, elsewhere))
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
      </div>
      {isForked && (
        <div class="answers">
          <p class="hint">{elsewhere.besideHint}</p>
          {(['beside', 'instead'] as const).map((wish) => (
            <button key={wish} type="button" class="button" onClick={() => void again(wish)}>
              {elsewhere[wish]}
            </button>
          ))}
        </div>
      )}
      {(hasCome || (only && more.length === 0)) && (
        <div class="answers">
          {hasCome && (
            <button type="button" class="button" onClick={() => void undo()}>
              {words.undoIn}
            </button>
          )}
          {only && more.length === 0 && (
            <a class="button primary" href={hashOf({ screen: 'table', match: only.match })}>
              {words.openIt}
            </a>
          )}
        </div>
      )}
    </>
  );
}

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
      {given ? given.map(({ name }) => <p key={name}>{words.given(name)}</p>) : <p>{words.inHint}</p>}
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
