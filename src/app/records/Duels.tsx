import type { Outcome } from '../../saves/format.ts';
import { recordsWords } from '../../words/records.ts';
import { inLang } from '../words.ts';
import { duelsOf, metIn } from './duels.ts';
import { Few } from './Few.tsx';

const FEW = 6;

/** Whoever sat at one table, two and two. */
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
