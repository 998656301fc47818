import { describe, expect, test } from 'vitest';
import { COMPOSER, type Counts, copyOf, FAIRIES, KINDS, type Kind, nobody, sumOf } from '../../rules/cards.ts';
import { BARS, BEATS, chordOn, PIECES } from './parts.ts';
import { BEAT_SECONDS, CONCERT_SECONDS, concertOf, type Played } from './useConcert.ts';

/** Every orchestra of so many fairies. */
function orchestras(size: number): Counts[] {
  const grown = KINDS.reduce<Counts[]>(
    (some, kind) =>
      some.flatMap((counts) =>
        Array.from({ length: 1 + Math.min(size - sumOf(counts), FAIRIES[kind]) }, (_, count) =>
          withSo(counts, kind, count),
        ),
      ),
    [nobody()],
  );
  return grown.filter((counts) => sumOf(counts) === size);
}

const withSo = (counts: Counts, kind: Kind, count: number): Counts => Object.assign(copyOf(counts), { [kind]: count });

/** Those of a person, and Bach's. */
const ALL = [...orchestras(12), ...orchestras(14)].map((orchestra) => ({ orchestra, score: concertOf(orchestra) }));

const of = (score: readonly Played[], kind: number): Played[] => score.filter((note) => note.kind === kind);
const loudest = (notes: readonly Played[]): number => Math.max(...notes.map(({ loud }) => loud));
const energy = (notes: readonly Played[]): number =>
  notes.reduce((sum, { loud, lastsSeconds }) => sum + loud * loud * lastsSeconds, 0);

/** Lowest and highest notes that sound well. */
const RANGES: Readonly<Partial<Record<Played['timbre'], readonly [low: number, high: number]>>> = {
  trumpet: [55, 86],
  strings: [60, 98],
  horn: [41, 77],
  celesta: [60, 103],
  timpani: [36, 55],
  snare: [62, 62],
};

test('there is a concert for every orchestra', () => expect(ALL.length).toBeGreaterThan(4000));

test('it begins at once and ends in time', () => {
  for (const { score } of ALL) {
    expect(Math.min(...score.map(({ atSeconds }) => atSeconds))).toBeLessThan(1);
    const end = Math.max(...score.map(({ atSeconds, lastsSeconds }) => atSeconds + lastsSeconds));
    expect(end).toBeLessThanOrEqual(CONCERT_SECONDS);
    expect(end).toBeGreaterThan(CONCERT_SECONDS - 3 * BEAT_SECONDS);
  }
  expect(CONCERT_SECONDS).toBe(12);
});

test('every section of the orchestra is heard, and nobody else', () => {
  for (const { orchestra, score } of ALL) {
    orchestra.forEach((count, kind) => {
      expect(of(score, kind).length > 0).toBe(count > 0);
    });
  }
});

test('no note is out of its instrument’s range, too short or too loud', () => {
  for (const { orchestra, score } of ALL) {
    for (const { timbre, pitch, loud, lastsSeconds } of score) {
      const [low, high] = RANGES[timbre] ?? [Infinity, -Infinity];
      if (pitch < low || pitch > high) expect.fail(`${orchestra}: ${timbre} ${pitch}`);
      if (lastsSeconds <= 0.1 || loud <= 0 || loud > 0.9) expect.fail(`${orchestra}: ${loud} for ${lastsSeconds} s`);
    }
  }
});

describe('more fairies', () => {
  test('are louder, note by note, within one orchestra', () => {
    for (const { orchestra, score } of ALL) {
      const there = orchestra.flatMap((count, kind) => (count > 0 ? [{ count, loud: loudest(of(score, kind)) }] : []));
      for (const one of there) {
        for (const other of there) {
          // A section that rests in the loudest bar is not softer for it.
          if (one.count > other.count + 1) expect(one.loud).toBeGreaterThan(other.loud);
        }
      }
    }
  });

  test('have more to play, whether they lead or not', () => {
    for (const kind of KINDS) {
      for (const others of [0, 9]) {
        const strengths = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
          const orchestra = withSo([others, others, others, others, others], kind, count);
          return energy(of(concertOf(orchestra), kind));
        });
        expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
        expect(new Set(strengths).size).toBe(strengths.length);
      }
    }
  });
});

test('the same orchestra plays the same, and all three pieces are played', () => {
  expect(concertOf([3, 2, 4, 2, 1])).toEqual(concertOf([3, 2, 4, 2, 1]));
  const openings = [0, 1, 2].map((drums) => {
    const score = concertOf([0, drums, 5, 0, 0]);
    return of(score, 2)
      .slice(0, 12)
      .map(({ pitch }) => pitch)
      .join(' ');
  });
  expect(new Set(openings).size).toBe(PIECES.length);
});

describe('a piece', () => {
  test('fills its bars and comes home', () => {
    for (const { chords, tune } of PIECES) {
      expect([chords.length, tune.length]).toEqual([BARS, BARS]);
      for (const bar of tune) expect(bar.reduce((sum, { beats }) => sum + beats, 0)).toBe(BEATS);
      expect([chords.at(-2), chords.at(-1)]).toEqual([4, 0]);
      expect(tune.at(-1)).toEqual([{ degree: 7, beats: BEATS }]);
    }
  });

  test('begins every bar but the cadence with a note of its chord', () => {
    for (const { chords, tune } of PIECES) {
      tune.slice(0, -2).forEach((bar, at) => {
        expect(chordOn(chords[at] ?? 0)).toContain((bar[0]?.degree ?? 0) % 7);
      });
    }
  });
});

test('composers’ bells are high above the horns', () => {
  const score = concertOf([3, 3, 3, 2, 1]);
  const lowest = Math.min(...of(score, COMPOSER).map(({ pitch }) => pitch));
  expect(lowest).toBeGreaterThan(Math.max(...of(score, 3).map(({ pitch }) => pitch)));
});
