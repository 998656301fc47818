import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyMove, AnyReason, AnyView, Offer, Seat } from '../../engine/game.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';
import type { Scene, SceneStep } from '../../ui/stage/Stage.ts';
import { begun, isActing, isFlying, isStopped, type Moment, type MomentEvent, next, released } from './moment.ts';
import { lapOf } from './news.ts';
import type { Staged, Step } from './steps.ts';

const READ_MS = 2000;
const SEE_MS = 900;

const NOTHING: readonly AnyEvent[] = [];
const MOVED = { kind: 'moved' } as unknown as AnyEvent;
const BIG = { kind: 'big' } as unknown as AnyEvent;

const frame = (moveCount: number, ...events: AnyEvent[]): PassingFrame => ({
  moveCount,
  events,
  view: { moveCount } as unknown as AnyView,
  sheet: { rows: [], totals: [moveCount] },
  asked: [moveCount % 2],
});
const loud = (moveCount: number): PassingFrame => frame(moveCount, MOVED);
const silent = (moveCount: number): PassingFrame => frame(moveCount);

/** Moves of odd numbers are those of the first, a person; all others are those of the second. */
const moverOf = ({ moveCount }: PassingFrame): Seat => (moveCount + 1) % 2;
const stage =
  (isBot: boolean) =>
  (shown: PassingFrame): Staged => {
    const waits = shown.events.includes(BIG);
    const steps = shown.events.length > 0 ? [{ of: null, readMs: READ_MS, seeMs: SEE_MS, waits }] : [];
    return { frame: shown, scenes: [], steps, seat: moverOf(shown), isBots: isBot && moverOf(shown) === 1 };
  };

const OFFERS: readonly Offer<AnyMove>[] = [{ move: { to: 'here' } as unknown as AnyMove, foresight: [] }];
const ASKED = { floor: { kind: 'open', seat: 0 }, offers: OFFERS } as const;
const BOTS = { floor: { kind: 'bots', seats: [1] }, offers: [] } as const;
const OVER = { floor: { kind: 'over' }, offers: [] } as const;

const newsOf = (frames: readonly PassingFrame[], over: Partial<TableNews>): TableNews =>
  ({
    match: 'one',
    eyes: 'onlooker',
    logLength: frames.at(-1)?.moveCount ?? 0,
    sitters: [{ kind: 'person' }, { kind: 'person' }],
    here: [0, 1],
    frames,
    sheet: { rows: [], totals: [99] },
    ask: { seat: 0 },
    undo: { drops: [1], wholeTurn: [], why: 'free', seat: 0 },
    redo: true,
    result: null,
    early: null,
    peek: false,
    peekers: [],
    ...over,
  }) as unknown as TableNews;

/** A table as it goes on: what happens to it, and when. */
class Play {
  nowMs = 0;
  moment: Moment;
  readonly #isBot: boolean;

  constructor(
    frames: readonly PassingFrame[],
    over: Partial<TableNews> = ASKED,
    isBot = false,
    lastAsked: Seat | null = null,
  ) {
    this.#isBot = isBot;
    this.moment = begun({ news: newsOf(frames, over), still: false, stage: stage(isBot) }, lastAsked);
    this.send({ kind: 'drawn' });
  }

  send(event: MomentEvent): this {
    this.moment = next(this.moment, event, this.nowMs);
    return this;
  }
  told(frames: readonly PassingFrame[], over: Partial<TableNews> = ASKED, still = false): this {
    this.send({ kind: 'told', news: newsOf(frames, over), still, stage: stage(this.#isBot) });
    return this.send({ kind: 'drawn' });
  }
  wait(ms: number): this {
    this.nowMs += ms;
    return this.send({ kind: 'tick' }).send({ kind: 'drawn' });
  }
  get at(): number {
    return this.moment.shown.frame.moveCount;
  }
  get waiting(): readonly number[] {
    return this.moment.kind === 'showing' ? this.moment.waiting.map(({ frame: { moveCount } }) => moveCount) : [];
  }
}

describe('what happened', () => {
  test('is shown frame after frame, each as long as it takes to be read, and then the table asks', () => {
    const play = new Play([loud(3), loud(4), loud(5)]);
    expect([play.moment.kind, play.at, play.waiting]).toEqual(['showing', 3, [4, 5]]);
    expect(play.wait(READ_MS - 1).at).toBe(3);
    expect(play.wait(1).at).toBe(4);
    play.wait(READ_MS);
    expect([play.moment.kind, play.at]).toEqual(['asking', 5]);
  });

  test('begins to take its time when it is drawn', () => {
    const first = begun({ news: newsOf([loud(3), loud(4)], ASKED), still: false, stage: stage(false) }, null);
    expect(next(first, { kind: 'tick' }, 10_000)).toBe(first);
    const drawn = next(first, { kind: 'drawn' }, 10_000);
    expect(drawn.time).toEqual({ kind: 'runs', endsAtMs: 10_000 + READ_MS });
  });

  test('keeps nobody waiting for frames in which nothing happens', () => {
    const play = new Play([loud(3), silent(4), loud(5), silent(6)]);
    play.wait(READ_MS);
    expect([play.at, play.waiting]).toEqual([5, [6]]);
    play.wait(READ_MS);
    expect([play.moment.kind, play.at]).toEqual(['asking', 6]);
    expect(new Play([silent(3), silent(4)])).toMatchObject({ at: 4, moment: { kind: 'asking' } });
  });

  test('lies behind what waits already, and nothing twice', () => {
    const play = new Play([loud(3), loud(4)]).told([loud(4), loud(5)]);
    expect([play.at, play.waiting]).toEqual([3, [4, 5]]);
  });

  test('of oneself comes at once, and holds no question', () => {
    const play = new Play([loud(3)]).send({ kind: 'sent' });
    expect(play.moment.kind).toBe('sent');
    play.told([loud(4)]);
    expect([play.moment.kind, play.at]).toEqual(['asking', 4]);
  });

  test('of a bot can be seen before the question that follows it', () => {
    const play = new Play([loud(2)], BOTS, true).wait(READ_MS).told([loud(4)], ASKED);
    expect([play.moment.kind, play.at]).toEqual(['showing', 4]);
    play.wait(SEE_MS);
    expect([play.moment.kind, play.at]).toEqual(['asking', 4]);
  });

  test('has its time while bots think, and what they do waits for that', () => {
    const play = new Play([loud(3)], BOTS);
    expect(play.moment.kind).toBe('asking');
    play.told([loud(4)], BOTS);
    expect([play.moment.kind, play.at]).toEqual(['showing', 3]);
    expect(play.wait(READ_MS).at).toBe(4);
    play.nowMs += READ_MS;
    expect(play.told([loud(5)], BOTS)).toMatchObject({ at: 5, moment: { kind: 'asking' } });
  });

  test('goes back at once when it is undone, and is there at once where nothing is shown', () => {
    const play = new Play([loud(3), loud(4)]).told([loud(2)]);
    expect([play.moment.kind, play.at]).toEqual(['asking', 2]);
    expect(play.told([loud(3), loud(4)], ASKED, true)).toMatchObject({ at: 4, moment: { kind: 'asking' } });
  });

  test('is passed by a tap: to the next frame, to the first of somebody else, to the table as it stands', () => {
    const seats = [loud(2), loud(4), loud(5), loud(6)];
    expect(new Play(seats).send({ kind: 'goOn' }).at).toBe(4);
    const past = new Play(seats).send({ kind: 'skipTurn' });
    expect([past.at, past.waiting]).toEqual([5, [6]]);
    expect(past.send({ kind: 'skipTurn' })).toMatchObject({ at: 6 });
    expect(new Play(seats).send({ kind: 'skip' })).toMatchObject({ at: 6, moment: { kind: 'asking' } });
  });
});

describe('what the others did since the own last turn', () => {
  const moverOfMove = (moveCount: number): Seat => (moveCount + 1) % 2;
  test('is shown again from where it began, telling no more than when it was new, and ends with the question', () => {
    const play = new Play([loud(3)], BOTS, true)
      .told([loud(4)], ASKED)
      .wait(READ_MS)
      .wait(READ_MS);
    const { passed, shown } = play.moment;
    const [from, ...others] = lapOf(passed, 0, moverOfMove);
    if (!from) throw new Error('the others have moved');
    const isAgain = true;
    const lap = others.map((each) => ({ ...stage(true)(each), isAgain }) as const);
    play.send({ kind: 'again', from, lap }).send({ kind: 'drawn' });
    expect([play.moment.kind, play.at, play.waiting]).toEqual(['showing', 3, [4, 4]]);
    expect(play.moment.drawn).toMatchObject({ ask: null, offers: [], sheet: { totals: [3] }, undo: { drops: [] } });
    play.wait(READ_MS);
    expect([play.moment.kind, play.at, play.moment.shown.isAgain]).toEqual(['showing', 4, true]);
    play.wait(READ_MS);
    expect(play.moment).toMatchObject({ kind: 'asking', drawn: play.moment.news, shown: { frame: shown.frame } });
    expect(play.moment.passed).toBe(passed);
  });

  test('can be passed by like what is new, and is gone with what is taken back', () => {
    const play = new Play([loud(3)], BOTS, true)
      .told([loud(4)], ASKED)
      .wait(READ_MS)
      .wait(READ_MS);
    const lap = [stage(true)(loud(4))];
    play.send({ kind: 'again', from: loud(3), lap }).send({ kind: 'skip' });
    expect(play).toMatchObject({ at: 4, moment: { kind: 'asking' } });
    play.told([loud(2)]);
    expect(play.moment.passed.map(({ moveCount }) => moveCount)).toEqual([2]);
  });
});

describe('a big moment', () => {
  test('waits for a tap at the end or where anything follows it, and holds no question', () => {
    const play = new Play([frame(3, BIG), loud(4)]).wait(100_000);
    expect([play.at, isStopped(play.moment)]).toEqual([3, true]);
    expect(play.send({ kind: 'goOn' })).toMatchObject({ at: 4, moment: { kind: 'asking' } });
    expect(new Play([frame(3, BIG)]).moment.kind).toBe('asking');
    expect(isStopped(new Play([frame(3, BIG)], OVER).moment)).toBe(true);
  });

  test('that the table waits behind is stopped at once when more comes', () => {
    const play = new Play([frame(3, BIG)], BOTS).wait(100_000);
    expect(play.moment.kind).toBe('asking');
    play.told([loud(4)], BOTS);
    expect([play.at, isStopped(play.moment)]).toEqual([3, true]);
  });
});

describe('a sheet over the table', () => {
  test('holds what is shown, which then has the rest of its time', () => {
    const play = new Play([loud(3), loud(4)]).wait(READ_MS - 500);
    play.send({ kind: 'held', isHeld: true }).wait(60_000);
    expect(play.at).toBe(3);
    play.send({ kind: 'held', isHeld: false });
    expect(play.wait(499).at).toBe(3);
    expect(play.wait(1).at).toBe(4);
  });

  test('holds what comes meanwhile, too', () => {
    const play = new Play([loud(3)], BOTS).wait(READ_MS);
    play
      .send({ kind: 'held', isHeld: true })
      .told([loud(4), loud(5)], BOTS)
      .wait(READ_MS);
    expect(play.at).toBe(3);
    play.send({ kind: 'held', isHeld: false }).send({ kind: 'drawn' });
    expect([play.at, play.wait(READ_MS).at]).toEqual([4, 5]);
  });
});

test('while frames wait nothing is told that they have not shown', () => {
  const result = { points: [9, 0], winners: [0] };
  const over = { floor: { kind: 'over' }, ask: null, offers: [], result, peek: true } as unknown as Partial<TableNews>;
  const play = new Play([loud(3), loud(4)], over);
  expect(play.moment.drawn).toMatchObject({
    floor: { kind: 'bots', seats: [1] },
    ask: null,
    offers: [],
    result: null,
    sheet: { totals: [3] },
    undo: { drops: [] },
    redo: false,
    peek: false,
    peekers: [],
  });
  play.wait(READ_MS);
  expect(play.moment.drawn).toBe(play.moment.news);
});

describe('on the stage', () => {
  const scene = (size: Scene['size']): Scene => ({ size, kind: 'any', steps: [] });
  const acted = (of: Scene, shown: Pick<SceneStep, 'shows' | 'says'>): Step => ({
    of: { scene: of, step: { name: 'any', lastsMs: 500, draw: () => [], ...shown }, rate: 1 },
    readMs: 500,
    seeMs: 500,
    waits: false,
  });
  const staged =
    (size: Scene['size']) =>
    (shown: PassingFrame, before: PassingFrame | null): Staged => {
      const plain = stage(true)(shown);
      const of = scene(size);
      if (before === null || plain.steps.length === 0) return plain;
      const steps = [acted(of, {}), acted(of, { shows: ['board'] }), acted(of, { shows: ['points'] }), ...plain.steps];
      return { ...plain, scenes: [of], steps };
    };
  const playing = (size: Scene['size'], frames: readonly PassingFrame[], over: Partial<TableNews>): Moment => {
    const first = begun({ news: newsOf([silent(0)], ASKED), still: false, stage: staged(size) }, null);
    const news = newsOf(frames, over);
    return next(first, { kind: 'told', news, still: false, stage: staged(size) }, 0);
  };
  const shown = (moment: Moment) => {
    const { board, points, says } = released(moment);
    return [board.moveCount, points.moveCount, says.length];
  };
  const afterStep = (moment: Moment): Moment => {
    const drawn = next(moment, { kind: 'drawn' }, 0);
    return next(drawn, { kind: 'tick' }, 10_000);
  };

  test('board, points and words come with the step that shows them, and never sooner', () => {
    let moment = playing('scene', [loud(1)], BOTS);
    expect([isActing(moment), ...shown(moment)]).toEqual([true, 0, 0, 0]);
    moment = afterStep(moment);
    expect([isActing(moment), ...shown(moment)]).toEqual([true, 1, 0, 0]);
    moment = afterStep(moment);
    expect([isActing(moment), ...shown(moment)]).toEqual([true, 1, 1, 0]);
    moment = afterStep(moment);
    expect([isActing(moment), ...shown(moment)]).toEqual([false, 1, 1, 1]);
  });

  test('a touch of one’s own holds no question, a scene does', () => {
    expect(playing('touch', [loud(1)], ASKED).kind).toBe('asking');
    expect(isFlying(playing('touch', [loud(1)], ASKED))).toBe(true);
    expect(playing('scene', [loud(1)], ASKED).kind).toBe('showing');
  });

  test('a tap goes to the next step, a second one to the words', () => {
    const first = next(playing('scene', [loud(1)], BOTS), { kind: 'tapped' }, 0);
    expect([isActing(first), ...shown(first)]).toEqual([true, 1, 0, 0]);
    const second = next(first, { kind: 'tapped' }, 0);
    expect([isActing(second), ...shown(second)]).toEqual([false, 1, 1, 1]);
  });
});

describe('what is chosen', () => {
  const [offer = null] = OFFERS;
  const picked = { offer, whole: null, at: null };

  test('stays chosen while the same is offered, and is chosen no more once it was made', () => {
    const play = new Play([loud(3)]).send({ kind: 'picked', picked }).told([silent(3)]);
    expect(play.moment).toMatchObject({ kind: 'asking', picked });
    play.send({ kind: 'sent' });
    expect(play.moment).toMatchObject({ kind: 'sent', picked });
    play.told([silent(3)]);
    expect(play.moment).toMatchObject({ kind: 'asking', picked: null });
    play.send({ kind: 'picked', picked }).told([silent(3)], { ...ASKED, offers: [...OFFERS] });
    expect(play.moment).toMatchObject({ picked: null });
  });

  test('stays chosen while it is shown that others have answered, who were asked at the same time', () => {
    const play = new Play([loud(3)]).send({ kind: 'picked', picked }).told([loud(4), loud(5)]);
    expect(play.moment.kind).toBe('showing');
    play.send({ kind: 'skip' });
    expect(play.moment).toMatchObject({ kind: 'asking', picked });
  });

  test('cannot be while something is shown or sent', () => {
    const play = new Play([loud(3), loud(4)]);
    for (const event of [{ kind: 'picked', picked }, { kind: 'sent' }, { kind: 'handedOver' }] as const) {
      expect(next(play.moment, event, 0)).toBe(play.moment);
    }
    const sent = new Play([loud(3)]).send({ kind: 'sent' });
    expect(next(sent.moment, { kind: 'picked', picked }, 0)).toBe(sent.moment);
  });

  test('takes the place of why the last wish could not be', () => {
    const reason: AnyReason = { rule: 'place.frame' };
    const play = new Play([loud(3)]).send({ kind: 'refused', reason });
    expect(play.moment).toMatchObject({ refusal: reason });
    expect(play.send({ kind: 'picked', picked }).moment).toMatchObject({ refusal: null });
  });
});

test('whose turn it has become is said once, also to those who come back to the table', () => {
  const other = { ...ASKED, floor: { kind: 'open', seat: 1 } } as const;
  const play = new Play([loud(3)]).told([loud(4)], other);
  expect(play.moment).toMatchObject({ handedTo: 1, lastAsked: 1 });
  expect(play.told([silent(4)], other).moment).toMatchObject({ handedTo: 1 });
  expect(play.send({ kind: 'handedOver' }).told([silent(4)], other).moment).toMatchObject({ handedTo: null });
  expect(new Play([silent(4)], other, false, 0).moment).toMatchObject({ handedTo: 1 });
  expect(new Play([silent(4)], other).moment).toMatchObject({ handedTo: null });
});

test('nothing happens at a table by time alone that nobody is shown anything at', () => {
  const play = new Play([frame(3, ...NOTHING)]);
  expect(next(play.moment, { kind: 'tick' }, 1e9)).toBe(play.moment);
  expect(next(play.moment, { kind: 'goOn' }, 1e9)).toBe(play.moment);
});
