import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { setupFault } from '../../engine/setup.ts';
import type { Character } from '../../words/bots.ts';
import type { Lang } from '../../words/voice.ts';
import {
  firstPlan,
  type Known,
  namesakeAt,
  type Plan,
  reseated,
  setupOf,
  sittersOf,
  withChair,
  withCharacter,
  withCount,
  withEmblem,
  withKind,
  withLook,
  withPerson,
} from './plan.ts';

const facts: Facts = {
  id: 'sealed',
  code: 31,
  edition: 1,
  seats: { fewest: 2, most: 5 },
  minutes: { shortest: 1, longest: 1 },
  options: (seats) => [{ id: 'length', values: seats === 2 ? ['short', 'long'] : ['short'] }],
  longestGame: () => 9,
};
const game = { facts, levels: 4 };
const start = firstPlan(game, null);

describe('a plan of seats', () => {
  it('begins with a person among bots', () => {
    expect(start.chairs.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(start).toMatchObject({ options: { length: 'short' }, first: 'chance' });
  });

  it('begins with what was laid out here last', () => {
    const last = { ...withChair(start, 1, { kind: 'person', name: 'Chie' }), options: { length: 'long' }, first: 1 };
    expect(firstPlan(game, JSON.parse(JSON.stringify(last)))).toEqual(last);
  });

  it('seats somebody who is known with their emblem, and nobody loses one by it', () => {
    const three = withCount(start, game, 3);
    const [before] = three.chairs;
    const seated = withPerson(three, 2, { name: 'Aya', emblem: before?.emblem ?? 'wave' });
    expect(seated.chairs[2]).toMatchObject({ kind: 'person', name: 'Aya', emblem: before?.emblem });
    expect(new Set(seated.chairs.map(({ emblem }) => emblem)).size).toBe(3);
  });

  it('takes no more of what was remembered than makes sense', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (remembered) => {
        expect(setupFault(facts, setupOf(firstPlan(game, remembered), facts))).toBeNull();
      }),
    );
    expect(firstPlan(game, { chairs: [...start.chairs, start.chairs[0]] }).chairs).toEqual(start.chairs);
    const wild = { chairs: fc.jsonValue(), options: fc.jsonValue(), first: fc.jsonValue() };
    fc.assert(
      fc.property(fc.record(wild), (remembered) => {
        expect(setupFault(facts, setupOf(firstPlan(game, remembered), facts))).toBeNull();
      }),
    );
  });

  it('keeps no option and no beginner that the seats do not allow', () => {
    const long = { ...start, options: { length: 'long' }, first: 1 };
    expect(withCount(long, game, 3).options).toEqual({ length: 'short' });
    const last = { ...withCount(start, game, 4), first: 3 };
    expect(withCount(last, game, 3).first).toBe('chance');
  });

  it('has what its seats get unasked, unless somebody chose otherwise', () => {
    const options: Facts['options'] = (seats) => [
      { id: 'even', values: ['off', 'on'], ...(seats > 3 && { plain: 'on' }) },
    ];
    const evened = { ...game, facts: { ...facts, options } };
    const three = withCount(firstPlan(evened, null), evened, 3);
    const four = withCount(three, evened, 4);
    expect([three.options, four.options]).toEqual([{ even: 'off' }, { even: 'on' }]);
    expect(withCount(four, evened, 3).options).toEqual({ even: 'off' });
    expect(withCount({ ...four, options: { even: 'off' } }, evened, 5).options).toEqual({ even: 'off' });
    expect(withCount({ ...three, options: { even: 'on' } }, evened, 2).options).toEqual({ even: 'on' });
  });

  it('never gives an emblem twice', () => {
    const taken = start.chairs[1]?.emblem ?? 'wave';
    const swapped = withEmblem(start, 0, taken);
    expect(swapped.chairs.map(({ emblem }) => emblem)).toEqual([taken, start.chairs[0]?.emblem]);
  });

  it('gives each seat a look of its own, which goes with it to another place and is swapped when it is taken', () => {
    const looking = { ...game, facts: { ...facts, looks: ['sun', 'moon', 'dawn', 'dusk', 'noon'] } };
    const looks = (plan: Plan) => setupOf(plan, looking.facts).looks;
    const plan = withCount(firstPlan(looking, null), looking, 3);
    expect(looks(plan)).toEqual(['sun', 'moon', 'dawn']);
    expect(looks(withLook(plan, 0, 'dusk'))).toEqual(['dusk', 'moon', 'dawn']);
    expect(looks(withLook(plan, 0, 'dawn'))).toEqual(['dawn', 'moon', 'sun']);
    expect(looks(reseated(plan, 2, 0))).toEqual(['dawn', 'sun', 'moon']);
    expect(looks(withCount(withLook(plan, 0, 'noon'), looking, 4))).toEqual(['noon', 'moon', 'dawn', 'sun']);
    const twice = { ...plan, chairs: plan.chairs.map((chair) => ({ ...chair, look: 'moon' })) };
    expect(looks(firstPlan(looking, twice))).toEqual(['moon', 'sun', 'dawn']);
    expect(looks(firstPlan(looking, start))).toEqual(['sun', 'moon']);
    expect(looks(start)).toBeUndefined();
  });

  it('asks nobody to begin where nobody does', () => {
    expect(setupOf({ ...start, first: 1 }, { ...facts, begins: 'nobody' })).not.toHaveProperty('first');
  });

  it('lets the one who was picked begin, wherever that one moves', () => {
    const plan = { ...withCount(start, game, 3), first: 2 };
    const [one, two, three] = plan.chairs;
    expect(reseated(plan, 2, 0)).toMatchObject({ first: 0, chairs: [three, one, two] });
    expect(reseated(plan, 1, 0)).toMatchObject({ first: 2, chairs: [two, one, three] });
    expect(reseated(plan, 0, 2)).toMatchObject({ first: 1, chairs: [two, three, one] });
    expect(reseated({ ...plan, first: 'chance' }, 0, 1).first).toBe('chance');
  });

  it('calls whoever gave no name by the emblem', () => {
    const named = withChair(start, 0, { name: '  Aya ' });
    const known: Known = { emblemName: (emblem) => `the ${emblem}`, company: [], lang: 'en' };
    expect(sittersOf(named, known).map(({ name }) => name)).toEqual(['Aya', `the ${start.chairs[1]?.emblem}`]);
  });
});

describe('a bot that is somebody', () => {
  const head = { ears: 'none', eyes: 'dots', mouth: 'flat', top: 'none', hue: 0 } as const;
  const somebody = (en: string, ja: string): Character => ({ name: { en, ja }, manner: { en: '', ja: '' }, head });
  const [tock, mimi] = [somebody('Tock', 'トック'), somebody('Mimi', 'ミミ')];
  const known: Known = { emblemName: (emblem) => `the ${emblem}`, company: [tock, mimi], lang: 'en' };
  const table = withCount(start, game, 4);
  const names = (plan: Plan, lang: Lang = 'en'): string[] =>
    sittersOf(plan, { ...known, lang }).map(({ name }) => name);
  const emblem = (seat: number): string => `the ${table.chairs[seat]?.emblem}`;

  it('sits down unasked, each once, in the language that is read; then bots go by their emblems', () => {
    expect(names(table)).toEqual([emblem(0), 'Tock', 'Mimi', emblem(3)]);
    expect(names(table, 'ja')).toEqual([emblem(0), 'トック', 'ミミ', emblem(3)]);
    expect(names(withChair(table, 2, { name: 'トック' }))).toEqual([emblem(0), 'Mimi', 'トック', emblem(3)]);
  });

  it('goes with its chair to another place', () => {
    expect(names(reseated(table, 2, 1))).toEqual([emblem(0), 'Mimi', 'Tock', emblem(3)]);
  });

  it('can be chosen, and leaves the seat that it had to another', () => {
    const chosen = withCharacter(table, 3, mimi, known);
    expect(names(chosen)).toEqual([emblem(0), 'Tock', emblem(2), 'Mimi']);
    const moved = withCharacter(chosen, 1, mimi, known);
    expect(names(moved)).toEqual([emblem(0), 'Mimi', 'Tock', emblem(3)]);
  });

  it('makes way for a bot like any other, and for a person', () => {
    expect(names(withCharacter(table, 1, null, known))).toEqual([emblem(0), emblem(1), 'Tock', 'Mimi']);
    const chosen = withCharacter(table, 1, mimi, known);
    expect(names(withKind(chosen, 1, 'person', known.company))[1]).toBe(emblem(1));
    const named = withChair(table, 1, { name: 'Aya' });
    expect(names(withKind(named, 1, 'person', known.company))[1]).toBe('Aya');
  });
});

it('finds two people of one name, but a bot of that name is no second person', () => {
  const person = (name: string): Sitter => ({ kind: 'person', name, emblem: 'crane' });
  expect(namesakeAt([person('Ann'), person('Ben'), person('ａｎｎ ')])).toBe(2);
  expect(namesakeAt([person('Ann'), { kind: 'bot', level: 1, name: 'Ann', emblem: 'plum' }])).toBeNull();
});

it('lays out as many seats as a game is best with, until somebody has laid out others', () => {
  const facts: Facts = { ...game.facts, seats: { fewest: 2, most: 6 }, best: 3 };
  const first = firstPlan({ ...game, facts }, null);
  expect(first.chairs.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  expect(firstPlan({ ...game, facts }, withCount(first, { ...game, facts }, 5)).chairs).toHaveLength(5);
});
