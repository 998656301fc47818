import { describe, expect, test } from 'vitest';
import { type Staging, stepsOf } from '../../../../app/table/steps.ts';
import { rngFor } from '../../../../engine/rng.ts';
import type { PassingFrame } from '../../../../protocol/shown.ts';
import type { Happened, Scene } from '../../../../ui/stage/Stage.ts';
import { fixtureNamed, fixtureNames } from '../../../fixtures.ts';
import { NONE } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { deal } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';
import { play } from '../../rules/play.ts';
import type { View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { face } from '../en.ts';
import { scenes } from './index.ts';

const STEADY = {
  face,
  scenes,
  names: String,
  pace: 'steady',
  lang: 'en',
  eyes: 0,
  isStill: false,
  arePointsCovered: false,
  seen: () => 0,
};

interface Staged {
  readonly mover: number;
  readonly happened: Happened<View, Event>;
  readonly staged: readonly Scene<Event>[];
}

/** A recorded game as a seat sees it, by default the first, move by move, and what is staged of it. */
function played(name: string, eyes = 0): Staged[] {
  const { setup, seed, log } = fixtureNamed('maihoshi', name);
  const state = deal(setup, rngFor(seed, 0));
  return log.flatMap((entry, made) => {
    if (!('move' in entry)) return [];
    const before = view(state, eyes);
    const events: Event[] = [];
    play(state, entry.seat, entry.move as unknown as Move, rngFor(seed, made + 1), (event, to) => {
      if (to === 'all' || ('only' in to ? to.only.includes(eyes) : !to.but.includes(eyes))) events.push(event);
    });
    const after = view(state, eyes);
    const happened = { events, before, after, isDeal: false, arePointsCovered: false } as const;
    const seen = { ...happened, eyes, lang: 'en', names: (seat: number) => `${seat}` } as const;
    return [{ happened: seen, mover: entry.seat, staged: scenes(seen) }];
  });
}

describe.each(fixtureNames('maihoshi'))('%s', (name) => {
  const all = played(name);
  const steps = all.flatMap(({ staged }) => staged.flatMap((scene) => scene.steps));

  test('the three rounds are counted in a scene, the last of which waits, and nothing of the sums is drawn before it ends', () => {
    const counted = all.filter(({ happened }) => happened.events.some(({ is }) => is === 'scored'));
    expect(counted).toHaveLength(3);
    for (const { staged, happened } of counted) {
      const last = staged.at(-1);
      expect(last).toMatchObject({ kind: 'round', size: 'scene', waits: happened.after.stage === 'over' });
      const early = staged.flatMap((scene) => scene.steps).slice(0, -1);
      expect(early.filter(({ shows, says }) => shows || says)).toEqual([]);
      // The pad has it; below it would be said once more.
      const told = new Set(last?.tells?.map(({ is }) => is));
      // Of final and extra turns that do not come nothing is told at all.
      const ofEnd = /^(roundEnded|scored|total|lap)$/;
      told.delete('used');
      expect(told).toEqual(new Set(happened.events.map(({ is }) => is).filter((is) => ofEnd.test(is))));
      expect(last?.steps.at(-1)?.says).toEqual(happened.events.filter((event) => !last?.tells?.includes(event)));
      expect(last?.steps.at(-1)?.shows).toEqual(['board', 'points']);
    }
  });

  test('where points are hidden, a round that is not the last one is not counted there', () => {
    const counts = all.flatMap(({ happened }) => {
      if (!happened.events.some(({ is }) => is === 'scored')) return [];
      const staged = scenes({ ...happened, arePointsCovered: true }).at(-1);
      expect(staged?.steps.at(-1)?.shows).toEqual(['board', 'points']);
      return [staged?.steps.some((step) => step.name === 'points')];
    });
    expect(counts).toEqual([false, false, true]);
  });

  test('who sits at the device is kept waiting only by what others do to their house', () => {
    for (const { staged, happened } of all)
      for (const { waits, size, kind } of staged)
        if (waits && size === 'event' && kind !== 'lap') {
          const [hit] = happened.events.flatMap((event) =>
            event.is === 'moved' ? [event.from] : event.is === kind && 'seat' in event ? [event.seat] : [],
          );
          expect([hit, happened.before?.turn === 0]).toEqual([0, false]);
        }
  });

  test('every step takes its time, and everything that was staged is drawn at the end', () => {
    expect(steps.filter(({ lastsMs }) => !(lastsMs > 0))).toEqual([]);
    for (const { staged } of all)
      if (staged.length > 0)
        expect(staged.flatMap((scene) => scene.steps.flatMap(({ shows }) => shows ?? []))).toContain('board');
  });
});

const everywhere = fixtureNames('maihoshi').flatMap((name) => played(name));
const kindsOf = ({ staged }: Staged): readonly string[] => staged.map(({ kind }) => kind);
const lastsMs = (scene: Scene<Event>): number => scene.steps.reduce((sum, step) => sum + step.lastsMs, 0);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

test('a round is dealt and begun in scenes of its own, and each card that is drawn or given up is on its way', () => {
  const missing = everywhere.flatMap((move) => {
    const kinds = kindsOf(move);
    return move.happened.events.filter((event) => {
      if (event.is === 'round') return !kinds.includes('deal');
      if (event.is === 'laid') return !kinds.includes('laid');
      if (event.is === 'discarded' || event.is === 'aside')
        return !kinds.includes(event.is === 'aside' ? 'aside' : 'discard');
      // What is drawn for a card that is given up comes with it.
      return event.is === 'drew' && event.by !== 'reserve' && !kinds.includes('draw') && !kinds.includes('discard');
    });
  });
  expect(missing).toEqual([]);
});

test('the first deal is seen to be dealt, and a table that was found is not', () => {
  const dealt = everywhere.find(({ happened }) => happened.after.stage === 'reserve')?.happened;
  if (!dealt) throw new Error('no recorded deal');
  const before = { ...dealt, before: null, events: [] };
  expect(scenes({ ...before, isDeal: true }).map(({ kind }) => kind)).toEqual(['deal']);
  expect(scenes(before)).toEqual([]);
});

test('who goes out by drawing nothing laughs before the count, and nobody else does', () => {
  const out = everywhere.filter(({ happened }) =>
    happened.events.some((event) => event.is === 'roundEnded' && event.ending === 'out'),
  );
  const laughing = out.filter((move) => kindsOf(move).includes('laugh'));
  expect(laughing.length).toBeGreaterThan(0);
  expect(laughing.length).toBeLessThan(out.length);
  for (const move of laughing) {
    expect(kindsOf(move).slice(-2)).toEqual(['laugh', 'round']);
    expect(move.happened.events.some(({ is }) => is === 'ability' || is === 'discarded')).toBe(true);
  }
});

test('who is struck is shown it, also where the round ends with it: before the count, on the table as it was', () => {
  const STRIKES = ['sunk', 'moved', 'closed', 'returned'];
  const struck = everywhere.flatMap((move) =>
    move.happened.events.flatMap(({ is }) => (STRIKES.includes(is) ? [{ is, move }] : [])),
  );
  for (const { is, move } of struck) expect(kindsOf(move)).toContain(is);
  const last = struck.filter(({ move }) => kindsOf(move).includes('round'));
  expect(last.length).toBeGreaterThan(0);
  for (const { is, move } of last) {
    const kinds = kindsOf(move);
    expect(kinds.indexOf(is)).toBeLessThan(kinds.indexOf('round'));
    const acted = move.staged.filter(({ kind }) => kind === is).flatMap((scene) => scene.steps);
    expect(acted.filter(({ shows, says }) => shows || says)).toEqual([]);
  }
});

test('no words come between the parts of a count that another seat’s choice has cut, but of who was struck', () => {
  const cut = everywhere.filter(
    ({ happened }) => happened.after.stage === 'settle' && happened.before?.stage === 'turn',
  );
  expect(cut.length).toBeGreaterThan(0);
  for (const { happened, staged } of cut) {
    const said = staged.at(-1)?.steps.at(-1)?.says ?? [];
    if (happened.after.owed[0] === 0) expect(said).not.toEqual([]);
    else expect(said.filter(({ is }) => !/^(sunk|moved|closed|returned)$/.test(is))).toEqual([]);
  }
});

test('the winner is told after all is counted, and at no other round', () => {
  for (const { happened, staged } of everywhere) {
    const steps = staged.flatMap((scene) => scene.steps.map(({ name }) => name));
    if (happened.after.stage === 'over') expect(steps.slice(-3)).toEqual(['totals', 'verdict', 'counted']);
    else expect(steps).not.toContain('verdict');
  }
});

test('a round is counted in four or five seconds', () => {
  const counts = everywhere.flatMap(({ happened, staged }) =>
    happened.events.some(({ is }) => is === 'scored') && happened.after.stage !== 'over'
      ? staged.filter(({ kind }) => kind === 'round').map(lastsMs)
      : [],
  );
  expect(median(counts)).toBeLessThanOrEqual(5000);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6000);
});

test('a lap of two others takes no longer than eight seconds, scenes apart', () => {
  const laps = ['3-chosen-secret-22', '3-management-open-20'].flatMap((name) => {
    const sums: number[] = [];
    let sum = 0;
    for (const { happened, mover } of played(name)) {
      const { events, before, after } = happened;
      // A round's end and its deal are no part of a lap.
      if (before?.stage !== 'turn' || after.stage !== 'turn') sum = Number.NaN;
      const frame = { events, view: after, moveCount: 1, asked: [], sheet: { rows: [] } } as unknown as PassingFrame;
      const { steps } = stepsOf(frame, { ...STEADY, before } as unknown as Staging);
      const shownMs = steps.reduce((all, { of, readMs }) => (of?.scene.size === 'scene' ? all : all + readMs), 0);
      if (mover !== 0) sum += shownMs;
      else {
        if (sum > 0) sums.push(sum);
        sum = 0;
      }
    }
    return sums;
  });
  expect(laps.length).toBeGreaterThan(20);
  expect(median(laps)).toBeLessThanOrEqual(8000);
});

describe('the last lap', () => {
  const kindsOf = (held: number, reserve: number | null, ...events: readonly Event[]): string[] => {
    const table = { held: [held, 3], reserves: [reserve, NONE], guests: [[], []], owed: [] } as unknown as View;
    const happened = { events, before: table, after: table, isDeal: false, arePointsCovered: false } as const;
    return scenes({ ...happened, eyes: 0, lang: 'en', names: String }).flatMap(({ kind, waits }) =>
      waits ? [kind] : [],
    );
  };
  const lap: Event = { is: 'lap', by: 0, cause: 'guests', guests: 5 };

  test('stands until it is seen, unless the round ends with the same move', () => {
    expect(kindsOf(2, NONE, lap)).toEqual(['lap']);
    const out: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0], inLap: false };
    expect(kindsOf(2, NONE, lap, out)).toEqual([]);
  });

  test('that never comes, since who calls it has nothing left, passes', () => {
    expect(kindsOf(0, NONE, { ...lap, isVain: true })).toEqual([]);
    expect(kindsOf(0, NONE, lap)).toEqual(['lap']);
  });
});
