import { SHELF } from '../../games/shelf.ts';
import { recall } from '../../ui/stored.ts';
import { shelfWords } from '../../words/shelf.ts';
import { suited, weightOf } from '../pick/suited.ts';
import { inLang } from '../words.ts';
import { waitingCount } from './waitingCount.ts';

/** Above the boxes: what Enza is and which box suits whom, for people who have never played here. */
export function Evening() {
  const words = inLang(shelfWords);
  const isFirst = recall('people') === null && recall('lessons') === null;
  return (
    <>
      {waitingCount() === 0 && (
        <p class="hint">
          {isFirst && <b class="enza">{words.enza}</b>}
          {isFirst
            ? suited(SHELF).map(([who, { facts, title }]) => (
                <span key={who}>
                  {words.suited(words.suits[who], inLang(title), facts.minutes.longest, words.weights[weightOf(facts)])}
                </span>
              ))
            : words.freeTable}
        </p>
      )}
    </>
  );
}
