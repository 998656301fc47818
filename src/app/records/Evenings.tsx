import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/format.ts';
import { BadgedName } from '../../ui/BadgedName.tsx';
import { recordsWords } from '../../words/records.ts';
import { waitingWords } from '../../words/tickets.ts';
import { localeOf } from '../amounts.ts';
import { boxOf } from '../boxes.tsx';
import { inLang, lang } from '../settings.ts';
import { Few } from './Duels.tsx';
import { peopleOf, playedHere } from './tally.ts';

/** Games that the same people played on one day. */
export interface Evening {
  readonly day: string;
  /** Who won most before the others. */
  readonly people: readonly { readonly sitter: Sitter; readonly won: number }[];
  /** Newest first, as outcomes come. */
  readonly games: readonly Outcome[];
}

/** The newest first. All who sat at the table count as there, on any device. */
export function eveningsOf(outcomes: readonly Outcome[], dayOf = eveningDay): Evening[] {
  const evenings = new Map<string, Outcome[]>();
  for (const outcome of playedHere(outcomes)) {
    const key = JSON.stringify([
      dayOf(outcome.endedAt),
      ...peopleOf(outcome)
        .map(({ sitter: { name } }) => name)
        .sort(),
    ]);
    const games = evenings.get(key);
    if (games) games.push(outcome);
    else evenings.set(key, [outcome]);
  }
  return [...evenings.values()].map((games) => eveningOf(games, dayOf));
}

function eveningOf(games: readonly Outcome[], dayOf: (endedAt: number) => string): Evening {
  const [newest] = games;
  const people = (newest ? peopleOf(newest) : []).map(({ sitter }) => ({ sitter, won: winsOf(sitter, games) }));
  people.sort((one, other) => other.won - one.won);
  return { day: newest ? dayOf(newest.endedAt) : '', people, games };
}

const winsOf = ({ name }: Sitter, games: readonly Outcome[]): number =>
  games.filter(({ sitters, result }) =>
    result.winners.some((seat) => sitters[seat]?.kind === 'person' && sitters[seat].name === name),
  ).length;

/** A game after midnight belongs to the evening before, until the early morning. */
const NIGHT_MS = 5 * 3_600_000;

/** The day of an evening, by the clock of this device. */
function eveningDay(endedAt: number): string {
  const day = new Date(endedAt - NIGHT_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

const FEW = 6;

interface EveningsProps {
  readonly outcomes: readonly Outcome[];
  readonly isOneGame: boolean;
  remove(outcome: Outcome): void;
}

/** Who met when, what was played, and who won most. */
export function Evenings({ outcomes, isOneGame, remove }: EveningsProps) {
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
                    <Played key={each} of={outcome} isOneGame={isOneGame} remove={() => remove(outcome)} />
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
          <BadgedName of={sitter} />
          {won > 0 && <span class="evening-won">{words.wins(won)}</span>}
        </span>
      ))}
    </h3>
  );
}

interface PlayedProps {
  readonly of: Outcome;
  readonly isOneGame: boolean;
  remove(): void;
}

function Played({ of, isOneGame, remove }: PlayedProps) {
  const { game, sitters, result, gaveUp = [] } = of;
  const words = inLang(recordsWords);
  const { bot, comma } = inLang(waitingWords);
  const box = boxOf(game);
  const title = box ? inLang(box.title) : game;
  const who = sitters.map(({ name }) => name).join(comma);
  return (
    <li data-game={game}>
      {!isOneGame && <span class="evening-game">{title}</span>}
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
      <button type="button" class="word evening-remove" aria-label={words.removeOf(title, who)} onClick={remove}>
        {words.remove}
      </button>
    </li>
  );
}
