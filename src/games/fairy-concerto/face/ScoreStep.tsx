import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScoreSheet, Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { motionMs } from '../../../ui/motion.ts';
import { PhraseLine } from '../../../ui/PhraseLine.tsx';
import type { Rect } from '../../../ui/rect.ts';
import { type Act, act, middleOf, outAndBack, settling, springing, squareAt } from '../../../ui/stage/act.ts';
import { flight } from '../../../ui/stage/motions.tsx';
import { perform, type Room } from '../../../ui/stage/Stage.ts';
import { name, plain } from '../../../words/phrase.ts';
import type { AnyVoice } from '../../../words/voice.ts';
import type { Counts, Kind, Tally } from '../rules/cards.ts';
import { copyOf, HARPIST_KINDS, KINDS, nobody, PIANIST_KINDS } from '../rules/cards.ts';
import { CONTESTS, type Contest, fewest, honoursBySide, largest, sets } from '../rules/score.ts';
import { BACH, type Contests, isAlone, type View } from '../rules/state.ts';
import type { FinaleWords } from '../words/labels.ts';
import { ContestCard, ScoreBack, ScoreCard } from './art/cards.tsx';
import { Musician } from './art/Musician.tsx';
import { HonourMark } from './art/signs.tsx';
import { crowd, rowsOf } from './Stage.tsx';
import { drawn, glints, gone, runs } from './scenes/kit.tsx';

/** How many of each kind make the points of one card: they light up while it is counted. */
export function litBy(contest: Contest, contests: Readonly<Contests>, orchestra: Counts): Counts {
  switch (contest) {
    case 'popular':
      return only(orchestra, [contests.popular]);
    case 'conductor':
      return only(orchestra, [largest(orchestra)]);
    case 'soloist':
      return litBySoloist(contests, orchestra);
    case 'pianist':
      return pairs(PIANIST_KINDS[contests.pianist], orchestra);
    case 'harpist':
      return pairs(HARPIST_KINDS[contests.harpist], orchestra);
  }
}

function litBySoloist({ soloist }: Readonly<Contests>, orchestra: Counts): Counts {
  const there = KINDS.filter((kind) => orchestra[kind] > 0);
  const alike = (count: number): readonly Kind[] => there.filter((kind) => orchestra[kind] === count);
  const least = alike(fewest(orchestra)).slice(0, 1);
  switch (soloist) {
    case 'fewest':
      return only(orchestra, least);
    case 'spread':
      return only(orchestra, [largest(orchestra), ...least]);
    case 'widest': {
      const groups = there.map((kind) => alike(orchestra[kind]));
      return only(
        orchestra,
        groups.reduce((wide, group) => (group.length > wide.length ? group : wide), []),
      );
    }
    case 'groups':
      return copyOf(orchestra);
  }
}

function only(orchestra: Counts, kinds: readonly Kind[]): Tally {
  const lit = nobody();
  for (const kind of kinds) lit[kind] = at(orchestra, kind);
  return lit;
}

function pairs(kinds: readonly Kind[], orchestra: Counts): Tally {
  const lit = nobody();
  for (const kind of kinds) lit[kind] = sets(kinds, orchestra);
  return lit;
}

/** One side after another, each with its fairies or cards that count; then their points on their way. */
const SIDE_MS = 760;
const PIECES_MS = 420;
const FLIES_MS = 280;
/** In a contest all sides are lit before any is told how it came off. */
const RIVALS_MS = 320;
const BREATH_MS = 260;
const OUTCOMES_MS = 120;

/** What of one side counts lights up piece by piece. */
function lights(row: HTMLElement, at: number): Act[] {
  const pieces = row.querySelectorAll<HTMLElement | SVGElement>(
    '.fc-in-light, .fc-step-cards > .fc-met, .fc-step-turned',
  );
  const apart = Math.min(70, PIECES_MS / Math.max(1, pieces.length));
  return [...pieces].reverse().map((piece, nth): Act => {
    // A face-down card stays invisible until it counts; the rest is only dimmed.
    const dark = piece.matches('.fc-in-light, .fc-met') ? 0.32 : 0;
    return comesUp(piece, at + nth * apart, dark);
  });
}

const comesUp = (thing: Act['thing'], at: number, dark = 0): Act =>
  act(thing, { at, lasts: 260 }, (on) => ({
    y: -9 * outAndBack(settling(on)),
    grow: 1 + 0.14 * outAndBack(on),
    seen: dark + (1 - dark) * Math.min(1, on * 4),
  }));

/** What that brings: the honour and why, and points that fly to the side's number, which runs. */
function brings(room: Room, row: HTMLElement, gain: number, total: number, at: number): Act[] {
  const said = row.querySelector<HTMLElement>('.fc-step-said');
  const number = row.querySelector<HTMLElement>('.fc-step-total b');
  const marks = [...row.querySelectorAll<HTMLElement>('.fc-step-mark')].map((mark) => comesUp(mark, at));
  const words = said ? [act(said, { at: at + 80, lasts: 160 }, (on) => ({ seen: on }))] : [];
  const to = number && room.rectOf(number);
  if (!number || !to || gain === 0 || !isInSight(room, row, to)) return [...marks, ...words];
  const source = row.querySelector('.fc-ensemble, .fc-step-cards, .fc-step-mark') ?? row;
  const from = squareAt(middleOf(room.rectOf(source)), 34);
  const worth = drawn(room.part, from, <p class="fc-worth">{gain}</p>);
  return [
    ...marks,
    ...words,
    act(worth.body, { at: Math.max(0, at - 160), lasts: 160 }, (on) => ({
      grow: 0.3 + 0.7 * springing(on),
      seen: Math.min(1, on * 4),
    })),
    ...flight(worth, { from, to: squareAt(middleOf(to), 20), at, lasts: FLIES_MS, lift: 24, weight: 0 }),
    gone(worth, at + FLIES_MS - 20),
    ...runs(room, number, total - gain, at + FLIES_MS - 20),
    ...glints(room, to, at + FLIES_MS, 6),
  ];
}

/** Nothing is flown to a place that is scrolled out of sight. */
function isInSight(room: Room, row: HTMLElement, { top, height }: Rect): boolean {
  const page = row.closest('main');
  const seen = page && room.rectOf(page);
  return seen !== null && top >= seen.top && top + height <= seen.top + seen.height;
}

interface Counted {
  readonly row: HTMLElement;
  readonly gain: number;
  readonly total: number;
}

/** Those who count in the order of the rows. Whoever has an honour has won a contest: it is seen last. */
function countsAll(room: Room, rows: readonly Counted[], isContest: boolean): Act[] {
  const apart = isContest ? RIVALS_MS : SIDE_MS;
  const allLitAt = 160 + apart * (rows.length - 1) + PIECES_MS;
  return rows.flatMap(({ row, gain, total }, nth) => {
    const at = 160 + nth * apart;
    const toldAt = isContest ? allLitAt + BREATH_MS + nth * OUTCOMES_MS : at + PIECES_MS;
    return [...lights(row, at), ...brings(room, row, gain, total, toldAt)];
  });
}

interface EnsembleProps {
  readonly orchestra: Counts;
  /** How many of each kind count now; null: all stand in the light. */
  readonly lit: Counts | null;
}

const APART = 62;
const TALL = 64;
const ROW_UP = 12;

/** A whole orchestra in one row of sections, small: those that count stand in the light. */
function Ensemble({ orchestra, lit }: EnsembleProps) {
  const tall = TALL + ROW_UP * (Math.max(1, ...orchestra.map(rowsOf)) - 1);
  return (
    <svg class="fc-ensemble" viewBox={`0 ${-tall} ${APART * KINDS.length} ${tall + 4}`} aria-hidden="true">
      {KINDS.map((kind) =>
        crowd(orchestra[kind]).map(({ x, y }, back) => {
          const at = orchestra[kind] - 1 - back;
          const isLit = lit === null || at < lit[kind];
          return (
            <g key={`${kind} ${at}`} transform={`translate(${APART * (kind + 0.5) + x} ${y})`}>
              <g class={isLit ? 'fc-in-light' : 'fc-in-dark'}>
                <Musician kind={kind} mood={lit !== null && isLit ? 'glad' : 'still'} />
              </g>
            </g>
          );
        }),
      )}
    </svg>
  );
}

interface ScoreStepProps {
  readonly view: View;
  readonly sheet: ScoreSheet;
  readonly at: number;
  readonly voice: AnyVoice;
  readonly words: FinaleWords;
  nameOf(side: Side): string;
}

/** One step of the count, on the orchestras themselves: who counts lights up, what it brings flies to the sum, and it is said why. */
export function ScoreStep({ view, sheet, at, voice, words, nameOf }: ScoreStepProps) {
  const { row = '', reasons = [] } = sheet.rows[at] ?? {};
  const contest = CONTESTS.find((each) => each === row);
  const honours = honoursBySide(view);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rows = place.current?.querySelectorAll<HTMLElement>('.fc-step-sides > li');
    if (!rows || !place.current || motionMs(place.current, '--card-time') === 0) return;
    place.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const counted = sides.map(({ gain, total }, nth) => ({ row: rows[nth] as HTMLElement, gain, total }));
    return perform((room) => countsAll(room, counted, contest !== undefined));
  }, [at]);
  const rowName = plain(voice.sayRow(row), nameOf);
  const sides = view.orchestras.map((_, side) => ({
    side,
    why: reasons.filter((reason) => reason.side === side),
    marks: (honours[side] ?? []).filter((honour) => row === 'honours' || row === honour),
    gain: sheet.rows[at]?.by[side] ?? 0,
    total: sheet.rows.slice(0, at + 1).reduce((sum, { by }) => sum + (by[side] ?? 0), 0),
  }));
  return (
    <div ref={place} class="fc-step" role="status" style={{ '--fc-sides': sides.length }}>
      <p class="fc-heading">{words.step(at + 1, sheet.rows.length, rowName)}</p>
      {contest && (
        <div class="fc-step-card" key={row}>
          <ContestCard of={contest} contests={view} />
        </div>
      )}
      <ul class="fc-step-sides" key={at}>
        {sides.map(({ side, why, marks, total }) => (
          <li key={side}>
            {contest && (
              <Ensemble
                orchestra={view.orchestras[side] ?? nobody()}
                lit={litBy(contest, view, view.orchestras[side] ?? nobody())}
              />
            )}
            <div class="fc-step-why">
              <div class="fc-step-said">
                {why.length === 0 ? (
                  <p>
                    <PhraseLine said={words.nothing(isAlone(view) && side === BACH ? words.bach : name(side))} />
                  </p>
                ) : (
                  why.map((reason, nth) => (
                    <p key={nth}>
                      <PhraseLine said={voice.sayReason(reason)} />
                    </p>
                  ))
                )}
              </div>
              {row === 'scoreCards' && <Kept view={view} side={side} />}
            </div>
            {marks.map((of) => (
              <span key={of} class="fc-step-mark" role="img" aria-label={words.honour(plain(voice.sayRow(of), nameOf))}>
                <HonourMark of={of} />
              </span>
            ))}
            {contest && marks.length === 0 && <span class="fc-step-unmarked" aria-hidden="true" />}
            <span class="fc-step-total" role="img" aria-label={words.total(nameOf(side), total)}>
              {words.soFar} <b>{total}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The score cards by a board, met or not; those of Bach turn over. */
function Kept({ view, side }: { readonly view: View; readonly side: Side }) {
  const cards = view.scoreCards[side];
  return (
    <span class="fc-step-cards">
      {cards
        ? cards.map((card) => <ScoreCard key={card} card={card} has={view.orchestras[side] ?? nobody()} />)
        : view.faceDown.map((card, at) => (
            <span key={at} class="fc-step-turned">
              {card === null ? <ScoreBack /> : <ScoreCard card={card} has={nobody()} />}
            </span>
          ))}
    </span>
  );
}
