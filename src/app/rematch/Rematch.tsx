import './rematch.css';
import { useLayoutEffect, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { RematchWish } from '../../engine/rematch.ts';
import { concede, endNow, runOut } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { FORWARD } from '../../ui/actionIcons.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { rematchWords } from '../../words/rematch.ts';
import { seatsWords } from '../../words/seats.ts';
import { middleLevel } from '../box/people.ts';
import { boxOf } from '../boxes.tsx';
import { inLang } from '../settings.ts';
import { useRematch } from './useRematch.ts';
import { forward, isSeriesOpen, plainRematch } from './wish.ts';

interface EndEarlyProps {
  readonly news: TableNews;
  onDone(): void;
}

/** Whether the table wants the score as it stands: nothing comes after that. */
export function EndNow({ news, onDone }: EndEarlyProps) {
  const words = inLang(rematchWords);
  return (
    <>
      <p>{words.endWhat}</p>
      {personSeats(news.sitters).length > 1 && <p>{words.endAgree}</p>}
      <Answers yes={words.end} act={endNow} onDone={onDone} />
    </>
  );
}

/** Asks who gives up, and says what follows. */
export function Concede({ news, onDone }: EndEarlyProps) {
  const words = inLang(rematchWords);
  const { floor, sitters, sheet } = news;
  // Who plays on another device gives up there.
  const persons = news.here;
  const atMove = 'seat' in floor && persons.includes(floor.seat) ? floor.seat : persons[0];
  const [seat, setSeat] = useState(atMove ?? 0);
  const sitter = sitters[seat];
  if (!sitter) return null;
  const { name, emblem } = sitter;
  const level = middleLevel(boxOf(news.game)?.levels ?? 1);
  return (
    <div class="rematch">
      {persons.length > 1 && (
        <Picks<number>
          legend={words.concedeWho}
          of={persons}
          now={seat}
          say={(each) => {
            const of = sitters[each];
            return of && <BadgedName of={of} />;
          }}
          choose={setSeat}
        />
      )}
      <p>{sheet.totals.length > 2 ? words.concedeMore : words.concedeDuel}</p>
      <Answers yes={words.concede} act={() => concede(seat, { kind: 'bot', name, emblem, level })} onDone={onDone} />
    </div>
  );
}

interface AnswersProps {
  readonly yes: string;
  act(): void;
  onDone(): void;
}

function Answers({ yes, act, onDone }: AnswersProps) {
  const { playOn } = inLang(rematchWords);
  const answer = (): void => {
    act();
    onDone();
  };
  return (
    <div class="answers">
      <button type="button" class="button" onClick={onDone}>
        {playOn}
      </button>
      <button type="button" class="button primary" onClick={answer}>
        {yes}
      </button>
    </div>
  );
}

/** With two the order says no more than who begins. */
const FEWEST_TO_ORDER = 3;

/** The same people once more: who begins, who sits where, and whether it is one game or several. */
export function RematchSheet({ news }: { readonly news: TableNews }) {
  const words = inLang(rematchWords);
  const { first: who, byChance } = inLang(seatsWords);
  const { sitters, began } = news;
  const [wish, setWish] = useState<RematchWish>(() => ({
    ...plainRematch(news),
    first: began === null ? 'same' : (began + 1) % sitters.length,
  }));
  const { state, start } = useRematch(news.match);
  const mix = (): void => {
    const left = [...wish.order];
    const mixed = sitters.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
    setWish({ ...wish, order: mixed });
  };
  const named = (seat: number) => {
    const sitter = sitters[seat];
    return sitter && <BadgedName of={sitter} />;
  };
  return (
    <div class="rematch">
      {began !== null && (
        <Picks<RematchWish['first']>
          legend={who}
          of={[...wish.order, 'chance']}
          now={wish.first}
          say={(first) => (typeof first === 'number' ? named(first) : byChance)}
          choose={(first) => setWish({ ...wish, first })}
        />
      )}
      {sitters.length >= FEWEST_TO_ORDER && (
        <section aria-labelledby="rematch-order">
          <h3 id="rematch-order">{words.order}</h3>
          <p class="hint">{words.orderHint}</p>
          <ol class="rematch-order">
            {wish.order.map((seat, place) => (
              <li key={seat}>
                {named(seat)}
                {place > 0 && (
                  <button
                    type="button"
                    class="round"
                    aria-label={words.forward(sitters[seat]?.name ?? '')}
                    onClick={() => setWish({ ...wish, order: forward(wish.order, place) })}
                  >
                    <Icon of={FORWARD} />
                  </button>
                )}
              </li>
            ))}
          </ol>
          <button type="button" class="word" onClick={mix}>
            {words.mix}
          </button>
        </section>
      )}
      <Picks
        legend={words.series}
        hint={wish.series ? words.seriesHint(isSeriesOpen(news)) : undefined}
        of={['one', 'series'] as const}
        now={wish.series ? 'series' : 'one'}
        say={(each) => words.games[each]}
        choose={(each) => setWish({ ...wish, series: each === 'series' })}
      />
      {state === 'failed' && <p role="alert">{words.notStarted}</p>}
      <div class="answers">
        <button type="button" class="button primary" aria-disabled={state === 'starting'} onClick={() => start(wish)}>
          {words.start}
        </button>
      </div>
    </div>
  );
}

interface StraightOnProps {
  /** Moves are being shown. */
  readonly playing: boolean;
  skip(): void;
}

/** Nobody is left who plays: nobody has to follow the bots either. */
export function StraightOn({ playing, skip }: StraightOnProps) {
  const words = inLang(rematchWords);
  const [isRunning, setRunning] = useState(false);
  // A move may have been on its way when the button was pressed, and a big one would wait for a tap.
  useLayoutEffect(() => {
    if (isRunning && playing) skip();
  }, [isRunning, playing]);
  const run = (): void => {
    runOut();
    setRunning(true);
  };
  return (
    <div class="straight-on">
      <p role="status">{isRunning ? words.running : words.runHint}</p>
      {!isRunning && (
        <button type="button" class="button" onClick={run}>
          {words.run}
        </button>
      )}
    </div>
  );
}

/* The sheets for the end of a game and for ending it early, fetched together. */
