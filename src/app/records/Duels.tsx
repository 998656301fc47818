import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome } from '../../saves/format.ts';
import { recordsWords } from '../../words/records.ts';
import { inLang } from '../words.ts';
import { duelsOf, metIn } from './bouts.ts';

interface FewProps<Item> {
  readonly of: readonly Item[];
  /** So many more at a time. */
  readonly few: number;
  /** Draws the items that are shown. */
  children(shown: readonly Item[]): ComponentChildren;
}

/** The first of many, and the way to more of them. */
export function Few<Item>({ of, few, children }: FewProps<Item>) {
  const [shown, setShown] = useState(few);
  return (
    <>
      {children(of.slice(0, shown))}
      {of.length > shown && (
        <button type="button" class="word record-more" onClick={() => setShown(shown + few)}>
          {inLang(recordsWords).more(Math.min(few, of.length - shown))}
        </button>
      )}
    </>
  );
}

const FEW = 6;

/** People who played at one table, two by two. */
export function Duels({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const words = inLang(recordsWords);
  const duels = duelsOf(outcomes);
  if (duels.length === 0) return null;
  return (
    <section class="duels">
      <h2>{words.duels}</h2>
      <p class="hint">{words.duelsHint}</p>
      <Few of={duels} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((duel) => {
              const [[one, other], [ahead, behind]] = [duel.names, duel.ahead];
              return (
                <li key={`${one}\n${other}`}>
                  <span class="duel">
                    <bdi>{one}</bdi>
                    <b>{`${ahead} : ${behind}`}</b>
                    <bdi>{other}</bdi>
                  </span>
                  <span class="hint">{words.duel(metIn(duel), duel.even)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </Few>
    </section>
  );
}
