import { describe, expect, test } from 'vitest';
import { rngFor } from '../../../../engine/rng.ts';
import type { Happened, Scene } from '../../../../ui/stage/scene.ts';
import { fixtureNamed, fixtureNames } from '../../../fixtures.ts';
import { NONE } from '../../rules/cards.ts';
import { deal } from '../../rules/deal.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { play } from '../../rules/play.ts';
import type { View } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { scenes } from './index.ts';

interface Staged {
  readonly happened: Happened<View, Event>;
  readonly staged: readonly Scene<Event>[];
}

/** A recorded game as its first seat sees it, move by move, and what is staged of it. */
function played(name: string): Staged[] {
  const { setup, seed, log } = fixtureNamed('maihoshi', name);
  const state = deal(setup, rngFor(seed, 0));
  return log.flatMap((entry, made) => {
    if (!('move' in entry)) return [];
    const before = view(state, 0);
    const events: Event[] = [];
    play(state, entry.seat, entry.move as unknown as Move, rngFor(seed, made + 1), (event, to) => {
      if (to === 'all' || ('only' in to ? to.only.includes(0) : !to.but.includes(0))) events.push(event);
    });
    const after = view(state, 0);
    const happened = { events, before, after, isDeal: false, arePointsCovered: false } as const;
    const seen = { ...happened, eyes: 0, lang: 'en', names: (seat: number) => `${seat}` } as const;
    return [{ happened: seen, staged: scenes(seen) }];
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

describe('the last lap', () => {
  const kindsOf = (held: number, reserve: number | null, ...events: readonly Event[]): string[] => {
    const table = { held: [held, 3], reserves: [reserve, NONE], guests: [[], []] } as unknown as View;
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
    expect(kindsOf(0, NONE, lap)).toEqual([]);
    expect(kindsOf(0, 7, lap)).toEqual(['lap']);
    expect(kindsOf(0, NONE, { ...lap, by: 1 })).toEqual(['lap']);
  });
});
