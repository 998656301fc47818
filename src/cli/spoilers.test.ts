import { describe, expect, test } from 'vitest';
import type { Moment } from '../app/table/moment.ts';
import { linesShown, saidAt, saidSince } from '../app/table/said.ts';
import { movesTold, type Page, pageOf } from '../app/table/useTable.ts';
import type { AnyEvent } from '../engine/game.ts';
import { FACES } from '../games/faces.ts';
import { fixtureNamed, fixtureNames } from '../games/fixtures.ts';
import type { SceneStep, Shows } from '../ui/stage/Stage.ts';
import { toldNow } from '../words/chronicle.ts';
import { plain } from '../words/phrase.ts';
import { tableWords } from '../words/table.ts';
import { LANGS } from '../words/voice.ts';
import { loadGame } from './games.ts';
import { type Read, readFace, type ShownGame, shownGame } from './shownGame.ts';

/** What the page outside the stage says, place by place: text and what a screen reader hears. */
interface Said {
  readonly board: number;
  readonly below: string;
  readonly log: string;
  readonly since: string;
  readonly standings: string;
  readonly lit: string;
  readonly asked: string;
}

/** What a page says. Most moments show the log and the sheet of the one before: their texts are put together once. */
function readerOf({ names }: Pick<ShownGame, 'names'>, to: Read): (page: Page) => Said {
  const { voice } = to.face;
  const words = tableWords[to.lang];
  const text = (phrases: readonly Parameters<typeof plain>[0][]): string =>
    phrases.map((phrase) => plain(phrase, names)).join(' ');
  const ofLines = rememberedBy((lines: Page['lines']) => ({
    log: `${lines.length}: ${text(saidAt(lines, lines.length - 1, voice, words))}`,
    since: text(saidSince(lines, null, voice, words).map(({ seat, said }) => [`${seat}`, ...said])),
  }));
  const standings = rememberedBy((sheet: Page['drawn']['sheet']) => JSON.stringify(sheet));
  return ({ drawn, board, says, lines }) => {
    const { floor, sheet, ask, result, early, undo, redo, peek, offers } = drawn;
    return {
      board: board.moveCount,
      below: text(says.length > 0 ? toldNow(says, voice) : []),
      ...ofLines(lines),
      standings: standings(sheet),
      lit: JSON.stringify(floor),
      asked: JSON.stringify([ask, result, early, undo.drops, redo, peek, offers.length]),
    };
  };
}

function rememberedBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

const stepIn = ({ shown, step }: Moment): SceneStep | null => shown.steps[step]?.of?.step ?? null;

/** The log before a move, moves in which nothing happened with it: these pass by without being shown. */
function logBefore(moveCount: number, shown: Page, game: ShownGame): Page['lines'] {
  const lines = linesShown(game.ribbon, moveCount - 1);
  const passedBy = lines.slice(shown.lines.length);
  return passedBy.some((line) => 'events' in line && line.events.length > 0) ? shown.lines : lines;
}

/** Where the page says more than what stood there before and what the steps have declared. */
function spoilers(game: ShownGame, to: Read, moments: readonly Moment[], page: (moment: Moment) => Page): string[] {
  const found: string[] = [];
  const saidOn = readerOf(game, to);
  /** What the page said before a move, while the move is shown. */
  let atRest = null as { readonly moveCount: number; readonly said: Said } | null;
  let before: Page | null = null;
  let rest: Page | null = null;
  let declared: { readonly shows: readonly Shows[]; readonly says: readonly AnyEvent[] } = { shows: [], says: [] };
  for (const moment of moments) {
    before = page(moment);
    const now = saidOn(before);
    const step = stepIn(moment);
    if (!step) {
      rest = before;
      atRest = null;
      declared = { shows: [], says: [] };
      continue;
    }
    declared = {
      shows: [...declared.shows, ...(step.shows ?? [])],
      says: [...declared.says, ...(step.says ?? [])],
    };
    if (!rest) {
      // Before the deal there was no table: nothing of it is in the log yet, and no mark shows who begins.
      const isDeal = moment.shown.frame.moveCount === 0;
      if (isDeal && (before.lines.length > 0 || !before.isDealing)) found.push(`the deal, ${step.name}: told already`);
      continue;
    }
    const { frame } = moment.shown;
    const { moveCount } = frame;
    if (atRest?.moveCount !== moveCount)
      atRest = { moveCount, said: saidOn({ ...rest, lines: logBefore(moveCount, rest, game) }) };
    const isOn = (what: Shows): boolean => declared.shows.includes(what);
    const due: Said = {
      ...atRest.said,
      below: toldNow(declared.says, to.face.voice)
        .map((phrase) => plain(phrase, game.names))
        .join(' '),
      ...(isOn('points') && { standings: JSON.stringify(frame.sheet) }),
      ...(isOn('board') && {
        board: frame.moveCount,
        lit: JSON.stringify({ kind: 'bots', seats: frame.asked }),
      }),
    };
    for (const place of Object.keys(due) as (keyof Said)[])
      if (due[place] !== now[place])
        found.push(`move ${frame.moveCount}, ${step.name}, ${place}: ${now[place]} instead of ${due[place]}`);
  }
  return found;
}

/** Steps that tell in words or numbers what the board has not shown yet. */
function tooEarly(moments: readonly Moment[]): string[] {
  return moments.flatMap(({ shown, step }) => {
    const steps = shown.steps.slice(0, step + 1).flatMap(({ of }) => of?.step ?? []);
    const last = stepIn({ shown, step } as Moment);
    const isOnBoard = steps.some(({ shows }) => shows?.includes('board'));
    const tells = (last?.says?.length ?? 0) > 0 || last?.shows?.includes('points');
    const isDeal = shown.frame.moveCount === 0;
    return last && tells && !isOnBoard && !isDeal ? [`move ${shown.frame.moveCount}, ${last.name}`] : [];
  });
}

const momentsOf = (game: ShownGame): readonly Moment[] => [...game.moments()].map(({ moment }) => moment);

function honest(ribbon: ShownGame['ribbon']): (moment: Moment) => Page {
  const shown = new Map<number | null, ShownGame['ribbon']>();
  return (moment) => {
    const moves = movesTold(moment);
    const lines = shown.get(moves) ?? linesShown(ribbon, moves);
    shown.set(moves, lines);
    return pageOf(moment, lines);
  };
}

describe.each(Object.keys(FACES))('%s', (id) => {
  const names = fixtureNames(id);

  describe.each(LANGS)('in %s', (lang) => {
    test.each(names)('tells nothing of %s that the stage has not shown', async (name) => {
      const to = await readFace(id, lang);
      const game = shownGame(await loadGame(id), fixtureNamed(id, name), to);
      const moments = momentsOf(game);
      expect(spoilers(game, to, moments, honest(game.ribbon))).toEqual([]);
      expect(tooEarly(moments)).toEqual([]);
    });
  });

  test('a planted spoiler is found: a live region, a number beside the names, words of a step', async () => {
    const to = await readFace(id, 'en');
    const name = names.at(-1) ?? '';
    const [rules, fixture] = [await loadGame(id), fixtureNamed(id, name)];
    const game = shownGame(rules, fixture, to);
    const moments = momentsOf(game);
    const page = honest(game.ribbon);
    const heard = spoilers(game, to, moments, (moment) => ({
      ...page(moment),
      ...(stepIn(moment) && { lines: game.ribbon }),
    }));
    expect(heard.length).toBeGreaterThan(0);
    const counted = spoilers(game, to, moments, (moment) => {
      const now = page(moment);
      return stepIn(moment) ? { ...now, drawn: { ...now.drawn, sheet: game.news.sheet } } : now;
    });
    expect(counted.some((each) => each.includes('standings'))).toBe(true);
    const hasty = shownGame(rules, fixture, {
      ...to,
      scenes: (happened) =>
        (to.scenes?.(happened) ?? []).map((scene) => ({
          ...scene,
          steps: scene.steps.map((step, at) => (at === 0 ? { ...step, shows: [], says: happened.events } : step)),
        })),
    });
    expect(tooEarly(momentsOf(hasty)).length).toBeGreaterThan(0);
  });
});
