import { type Day, dailySetup } from '../../engine/daily.ts';
import { shelf } from '../../link/published.ts';
import { PAR_GAMES } from '../../saves/format.ts';
import type { GameBox } from '../../ui/gameBox.ts';
import { dailyWords } from '../../words/daily.ts';
import { seatsWords } from '../../words/seats.ts';
import { NotBegun } from '../box/NotBegun.tsx';
import type { Person } from '../box/people.ts';
import { hashOf } from '../routes.ts';
import { useBegin } from '../useBegin.ts';
import { inLang } from '../words.ts';
import { beginDaily } from './begin.ts';
import { cardOf, isWon, overPar, type Played, parOf } from './book.ts';

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
