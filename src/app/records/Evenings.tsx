import type { Outcome } from '../../saves/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { recordsWords } from '../../words/records.ts';
import { waitingWords } from '../../words/waiting.ts';
import { boxOf } from '../boxes.ts';
import { lang } from '../settings.ts';
import { localeOf } from '../when.ts';
import { inLang } from '../words.ts';
import { type Evening, eveningsOf } from './evenings.ts';
import { Few } from './Few.tsx';

const FEW = 6;

interface EveningsProps {
  readonly outcomes: readonly Outcome[];
  readonly isOneGame: boolean;
}

/** Who met when, what was played, and who won most. */
export function Evenings({ outcomes, isOneGame }: EveningsProps) {
  return (
    <section class="evenings">
      <h2>{inLang(recordsWords).evenings}</h2>
      <Few of={eveningsOf(outcomes)} few={FEW}>
        {(evenings) => (
          <ol>
            {evenings.map((evening, index) => (
              <li key={index}>
                <Head of={evening} />
                <ul>
                  {evening.games.map((outcome, each) => (
                    <Played key={each} of={outcome} isOneGame={isOneGame} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </Few>
    </section>
  );
}

function Head({ of: { day, people } }: { readonly of: Evening }) {
  const words = inLang(recordsWords);
  // A day by itself is one of the universal calendar, whatever the clock here says.
  const written = new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <h3>
      <time dateTime={day}>{written.format(new Date(day))}</time>
      {people.length === 0 && <span>{words.onlyBots}</span>}
      {people.map(({ sitter, won }) => (
        <span key={sitter.name} class="evening-who">
          <Badge of={sitter} />
          <bdi>{sitter.name}</bdi>
          {won > 0 && <span class="evening-won">{words.wins(won)}</span>}
        </span>
      ))}
    </h3>
  );
}

function Played({ of, isOneGame }: { readonly of: Outcome; readonly isOneGame: boolean }) {
  const { game, sitters, result, gaveUp = [] } = of;
  const words = inLang(recordsWords);
  const { bot } = inLang(waitingWords);
  const box = boxOf(game);
  return (
    <li data-game={game}>
      {!isOneGame && <span class="evening-game">{box ? inLang(box.title) : game}</span>}
      <ul>
        {sitters.map((sitter, seat) => (
          <li key={seat} data-won={result.winners.includes(seat)}>
            <bdi>{sitter.kind === 'bot' ? bot(sitter.name) : sitter.name}</bdi>
            <b>{result.points[seat]}</b>
            {gaveUp.includes(seat) && <span class="hint">{words.gaveUp}</span>}
            {result.winners.includes(seat) && <span class="won">{words.victory}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
