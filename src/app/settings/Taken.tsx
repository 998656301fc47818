import type { ForkWish } from '../../protocol/calls.ts';
import { dataWords } from '../../words/data.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../words.ts';
import { importLines } from './importLines.ts';
import type { Became } from './useTaking.ts';
import './data.css';

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
