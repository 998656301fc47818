import type { Outcome } from '../../saves/format.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import { botWords, levelName, strengthOf } from '../../words/bots.ts';
import { recordsWords } from '../../words/records.ts';
import { span } from '../../words/shelf.ts';
import { boxOf } from '../boxes.tsx';
import { useFace } from '../face.ts';
import { inLang, lang } from '../settings.ts';
import { boutsOf } from './Duels.tsx';
import { Medal, medalsOf, rungsOf } from './Medal.tsx';
import { type Heap, halfOf, heapsOf, parted, type Tally } from './tally.ts';

/** How the scores lie: heaps side by side, said in one sentence, and the figures behind them as a table. */
function Spread({ of: points }: { readonly of: readonly number[] }) {
  const words = inLang(recordsWords);
  const heaps = heapsOf(points);
  const [lowest, half, best] = [Math.min(...points), halfOf(points), Math.max(...points)];
  const said = lowest === best ? words.sameScore(best) : words.spread(lowest, best, half);
  return (
    <figure class="spread">
      {heaps.length > 1 && <Heaps of={heaps} half={half} />}
      <figcaption>{said}</figcaption>
      {heaps.length > 1 && <Scores of={heaps} />}
    </figure>
  );
}

/** Per cent of the picture's height: a heap's foot, and how high the highest one is. */
const [FOOT, TALLEST] = [80, 62];

/** The picture alone: what it shows is said below it. Its letters grow with the reader's, so it is drawn in shares of its width. */
function Heaps({ of: heaps, half }: { readonly of: readonly Heap[]; readonly half: number }) {
  const highest = Math.max(...heaps.map(({ count }) => count));
  const wide = 100 / heaps.length;
  return (
    <svg class="heaps" aria-hidden="true">
      {heaps.map(({ from, to, count }, place) => {
        const tall = (count / highest) * TALLEST;
        const left = place * wide;
        return (
          <g key={from} class="heap" data-half={half >= from && half <= to}>
            <rect x={`${left + wide / 20}%`} y={`${FOOT - tall}%`} width={`${wide * 0.9}%`} height={`${tall}%`} />
            {count > 0 && (
              <text x={`${left + wide / 2}%`} y={`${FOOT - tall - 2}%`}>
                {count}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" y1={`${FOOT}%`} x2="100%" y2={`${FOOT}%`} />
      <text class="heap-first" x="0" y="98%">
        {heaps[0]?.from}
      </text>
      <text class="heap-last" x="100%" y="98%">
        {heaps.at(-1)?.to}
      </text>
    </svg>
  );
}

function Scores({ of: heaps }: { readonly of: readonly Heap[] }) {
  const { scores, scoresHead } = inLang(recordsWords);
  return (
    <details class="figures">
      <summary>{scores}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{scoresHead.score}</th>
            <th scope="col">{scoresHead.times}</th>
          </tr>
        </thead>
        <tbody>
          {heaps.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{span(from, to)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface MedalsProps {
  readonly game: string;
  readonly outcomes: readonly Outcome[];
  readonly name: string;
}

/** What can be reached alone in a title, and what of it a person has. */
function Medals({ game, outcomes, name }: MedalsProps) {
  const words = inLang(recordsWords);
  const { face } = useFace(game);
  const box = boxOf(game);
  if (!face?.targets || !box) return null;
  const { targets, voice } = face;
  const won = medalsOf(outcomes, name, targets);
  const rungs = rungsOf(outcomes, name, targets);
  const { ladder } = targets;
  return (
    <>
      <h3>{words.medals}</h3>
      <p class="hint">{words.medalsHint(levelName(inLang(botWords), targets.level, box.levels))}</p>
      <ul class="medals">
        {targets.leads.map((lead, each) => (
          <Goal key={lead} rank={each} has={each < won} said={`${words.medal[each]}: ${words.byLead(lead)}`} />
        ))}
        {ladder?.values.map((value, each) => (
          <Goal
            key={value}
            rank={each}
            has={rungs.includes(value)}
            said={`${voice.options[ladder.option]?.name ?? ''}: ${voice.options[ladder.option]?.values[value]?.name ?? value}`}
          />
        ))}
      </ul>
    </>
  );
}

interface GoalProps {
  readonly rank: number;
  readonly has: boolean;
  readonly said: string;
}

const Goal = ({ rank, has, said }: GoalProps) => (
  <li data-has={has}>
    <Medal rank={rank} has={has} />
    <span>
      {said}
      {has && <span class="hint"> {inLang(recordsWords).reached}</span>}
    </span>
  </li>
);

/** An average, to one place. */
const rounded = (average: number): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(average);

interface PartsProps {
  readonly title: string;
  readonly head: string;
  readonly of: readonly (readonly [string, Tally])[];
}

/** A person's tallies side by side: by number of seats, or game by game. */
function Parts({ title, head, of }: PartsProps) {
  const words = inLang(recordsWords).head;
  if (of.length < 2) return null;
  const heads = [words.played, words.won, words.best, words.average];
  return (
    <details class="figures">
      <summary>{title}</summary>
      <table class="parts">
        <Heads of={[head, ...heads]} />
        <tbody>
          {of.map(([name, { played, won, best, average }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[played, won, best ?? NONE, average === null ? NONE : rounded(average)].map((each, column) => (
                <td key={column} data-head={heads[column]}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const Heads = ({ of }: { readonly of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((each) => (
        <th key={each} scope="col">
          {each}
        </th>
      ))}
    </tr>
  </thead>
);

/** Of games that were given up no points are known. */
const NONE = '–';

/** How often a person beat bots of which strength. */
function Against({ outcomes, name }: { readonly outcomes: readonly Outcome[]; readonly name: string }) {
  const words = inLang(recordsWords);
  const { levels } = inLang(botWords);
  const bouts = boutsOf(outcomes, name, (game, level) => {
    const box = boxOf(game);
    return box ? strengthOf(level, box.levels) : -1;
  });
  if (bouts.length === 0) return null;
  const { strength, met, beaten } = words.botsHead;
  return (
    <details class="figures">
      <summary>{words.bots}</summary>
      <p class="hint">{words.botsHint}</p>
      <table>
        <Heads of={[strength, met, beaten]} />
        <tbody>
          {bouts.map((bout) => (
            <tr key={bout.strength}>
              <th scope="row">{levels[bout.strength]}</th>
              <td>{bout.games}</td>
              <td>{bout.beaten}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface PersonRecordProps {
  readonly of: Tally;
  readonly outcomes: readonly Outcome[];
  /** Scores of one game can be compared, those of several cannot. */
  readonly isOneGame: boolean;
}

/** One person's page of the book: what was won, how the scores lie, and how it was by seats, by games and against bots. */
export function PersonRecord({ of, outcomes, isOneGame }: PersonRecordProps) {
  const words = inLang(recordsWords);
  const { name, emblem, played, points, won, best, average, run, runNow } = of;
  const entries: readonly (readonly [string, string | number])[] = [
    [words.played, played],
    [words.won, words.share(won, played)],
    ...(isOneGame && best !== null && average !== null
      ? ([
          [words.best, best],
          [words.average, rounded(average)],
        ] as const)
      : []),
    [words.run, run],
    ...(runNow > 1 ? ([[words.runNow, runNow]] as const) : []),
  ];
  return (
    <section class="record">
      <h2>
        <BadgedName of={{ kind: 'person', emblem, name }} />
      </h2>
      <dl>
        {entries.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {isOneGame && points.length > 0 && <Spread of={points} />}
      {isOneGame ? (
        <Parts
          title={words.bySeats}
          head={words.head.seats}
          of={parted(outcomes, name, ({ setup }) => setup.seats).map(([seats, tally]) => [words.seats(seats), tally])}
        />
      ) : (
        <Parts
          title={words.byGame}
          head={words.head.game}
          of={parted(outcomes, name, ({ game }) => game).map(([game, tally]) => [titleOf(game), tally])}
        />
      )}
      {isOneGame && outcomes[0] && <Medals game={outcomes[0].game} outcomes={outcomes} name={name} />}
      <Against outcomes={outcomes} name={name} />
    </section>
  );
}

function titleOf(game: string): string {
  const box = boxOf(game);
  return box ? inLang(box.title) : game;
}
