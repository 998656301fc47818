import { DAILY_LEVEL, DAILY_SEAT, type Day, dailySetup } from '../../engine/daily.ts';
import type { Facts } from '../../engine/game.ts';
import { EMBLEMS, type Emblem, type Sitter } from '../../engine/log.ts';
import { shelf } from '../../link/published.ts';
import { startMatch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { PAR_GAMES } from '../../saves/format.ts';
import type { GameBox } from '../../ui/face.ts';
import { dailyWords } from '../../words/daily.ts';
import { seatsWords } from '../../words/seats.ts';
import type { Person } from '../box/people.ts';
import { Cover } from '../boxes.tsx';
import { hashOf } from '../routes.ts';
import { inLang } from '../settings.ts';
import { NotBegun, useBegin } from '../useBegin.tsx';
import { cardOf, dayNow, isWon, overPar, type Played, parOf } from './days.ts';

/** The day's deal at the table that everybody has. Rejects if it could not be laid out. */
function beginDaily(facts: Facts, day: Day, person: Person, emblemName: (emblem: Emblem) => string): Promise<MatchId> {
  const setup = dailySetup(facts);
  return startMatch({
    game: facts.id,
    setup,
    sitters: dailySitters(setup.seats, person, emblemName),
    seed: null,
    noHints: true,
    daily: { day, ...(day !== dayNow() && { late: true }) },
  });
}

function dailySitters(seats: number, person: Person, emblemName: (emblem: Emblem) => string): Sitter[] {
  const free = EMBLEMS.filter((each) => each !== person.emblem);
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === DAILY_SEAT) return { kind: 'person', ...person };
    const emblem = free.shift() ?? person.emblem;
    return { kind: 'bot', level: DAILY_LEVEL, name: emblemName(emblem), emblem };
  });
}

interface DealProps {
  readonly box: GameBox;
  readonly day: Day;
  readonly person: Person;
  readonly played: Played | undefined;
  /** The strongest bot plays it at this moment. */
  readonly isReckoned: boolean;
}

export function Deal({ box, day, person, played, isReckoned }: DealProps) {
  const words = inLang(dailyWords);
  const { facts } = box;
  const title = inLang(box.title);
  const { seats } = dailySetup(facts);
  const card = cardOf(shelf.value ?? [], day, facts.id, played);
  return (
    <li class="day-deal" data-game={facts.id}>
      <span class="lid" aria-hidden="true">
        <Cover of={box} />
      </span>
      <div>
        <h3>{title}</h3>
        {played ? <Outcome played={played} isReckoned={isReckoned} /> : <p class="hint">{words.against(seats - 1)}</p>}
      </div>
      {card && (
        <a
          class={played ? 'word' : 'button primary'}
          href={hashOf({ screen: 'table', match: card.id })}
          aria-label={words.of(played ? words.seeTable : words.goOn, title)}
        >
          {played ? words.seeTable : words.goOn}
        </a>
      )}
      {!card && !played && shelf.value && <Begin box={box} title={title} day={day} person={person} />}
    </li>
  );
}

function Outcome({ played, isReckoned }: { readonly played: Played; readonly isReckoned: boolean }) {
  const words = inLang(dailyWords);
  const [over, par] = [overPar(played), parOf(played)];
  return (
    <>
      <p>
        <b>{isWon(played) ? words.won : words.lost}</b> · {words.points(played.result.points)}
        {over !== null && ` · ${words.overPar(over)}`}
      </p>
      {par !== null && <p class="hint">{words.par(par, played.leads)}</p>}
      {par === null && isReckoned && (
        <p class="hint" role="status">
          {words.parComing(played.leads.length + 1, PAR_GAMES)}
        </p>
      )}
    </>
  );
}

interface BeginProps extends Pick<DealProps, 'box' | 'day' | 'person'> {
  readonly title: string;
}

function Begin({ box, title, day, person }: BeginProps) {
  const words = inLang(dailyWords);
  const { emblems } = inLang(seatsWords);
  const { state, begin } = useBegin();
  return (
    <>
      <button
        type="button"
        class="button primary"
        aria-label={words.of(words.play, title)}
        aria-disabled={state === 'starting'}
        onClick={() => begin(() => beginDaily(box.facts, day, person, (emblem) => emblems[emblem]))}
      >
        {words.play}
      </button>
      <NotBegun state={state} />
    </>
  );
}
