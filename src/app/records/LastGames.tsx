import type { Outcome } from '../../saves/outcome.ts';
import { Badge } from '../../ui/Badge.tsx';
import { recordsWords } from '../../words/records.ts';
import { waitingWords } from '../../words/waiting.ts';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';

const MOST_SHOWN = 12;

/** The newest games with their scores; victors stand out by weight and by a word. */
export function LastGames({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const words = inLang(recordsWords);
  const { bot } = inLang(waitingWords);
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium' });
  return (
    <section class="last-games">
      <h2>{words.last}</h2>
      <ol>
        {outcomes.slice(0, MOST_SHOWN).map(({ sitters, result, endedAt, gaveUp = [] }, index) => (
          <li key={index}>
            <time dateTime={new Date(endedAt).toISOString()}>{day.format(endedAt)}</time>
            <ul>
              {sitters.map((sitter, seat) => (
                <li key={seat} data-won={result.winners.includes(seat)}>
                  <Badge of={sitter} />
                  <bdi>{sitter.kind === 'bot' ? bot(sitter.name) : sitter.name}</bdi>
                  <b>{result.points[seat]}</b>
                  {gaveUp.includes(seat) && <span class="hint">{words.gaveUp}</span>}
                  {result.winners.includes(seat) && <span class="won">{words.victory}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
