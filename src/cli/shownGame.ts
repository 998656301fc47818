import { register } from 'node:module';
import { begun, type Moment, next } from '../app/table/moment.ts';
import { moversIn } from '../app/table/said.ts';
import { type Staging, stepsOf } from '../app/table/steps.ts';
import type { Fixture } from '../engine/account.ts';
import type { AnyGame, Seat } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import { openMatch } from '../engine/match.ts';
import type { LogLine } from '../engine/reel.ts';
import { FACES } from '../games/faces.ts';
import { foundMatch } from '../host/openMatch.ts';
import { tableNews } from '../host/publish.ts';
import type { PassingFrame, TableNews } from '../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../ui/face.ts';
import type { Lang } from '../words/voice.ts';
import { saveOf } from './scenes.ts';

export interface Read {
  readonly face: AnyFace;
  readonly scenes: AnySpread['scenes'];
  readonly lang: Lang;
}

/** A recorded game that one person has slept through, among bots: all of it waits to be shown to that seat. */
export interface ShownGame {
  readonly news: TableNews;
  readonly ribbon: readonly LogLine[];
  readonly names: (seat: Seat) => string;
  /** Each moment of its showing from the first to the end, as it is on the table, and for how long. */
  moments(): Generator<{ readonly moment: Moment; readonly lastsMs: number }>;
}

export function shownGame(game: AnyGame, fixture: Fixture, { face, scenes, lang }: Read, own: Seat = 0): ShownGame {
  const { sitters: persons, ...save } = saveOf(fixture, fixture.log.length);
  const sitters = persons.map((sitter, seat): Sitter => (seat === own ? sitter : { ...sitter, kind: 'bot', level: 1 }));
  const { edition } = game.facts;
  const match = openMatch(game, { ...save, edition, sitters });
  const seen = sitters.map(() => 0);
  const table = foundMatch({ id: 'recorded', match, title: null, seen, shown: 0, mine: true, saved: true });
  const { news, ribbon } = tableNews(table, []);
  const movers = moversIn(ribbon);
  const names = (seat: Seat): string => sitters[seat]?.name ?? '';
  const stage = (frame: PassingFrame, before: PassingFrame | null) => {
    const isNext = before?.moveCount === frame.moveCount - 1;
    const staging: Staging = {
      face,
      scenes,
      names,
      pace: 'steady',
      lang,
      eyes: news.eyes,
      before: isNext ? before.view : null,
      isStill: false,
      arePointsCovered: false,
      seen: () => 1,
    };
    const seat = movers[frame.moveCount - 1] ?? null;
    return { frame, ...stepsOf(frame, staging), seat, isBots: seat !== null && seat !== own };
  };
  function* moments(): ReturnType<ShownGame['moments']> {
    let nowMs = 0;
    let moment = begun({ news, still: false, stage }, null);
    while (moment.kind === 'showing') {
      moment = next(moment, { kind: 'drawn' }, nowMs);
      const beganMs: number = nowMs;
      if (moment.time.kind === 'runs') nowMs = moment.time.endsAtMs;
      yield { moment, lastsMs: nowMs - beganMs };
      moment = next(moment, { kind: moment.time.kind === 'runs' ? 'tick' : 'goOn' }, nowMs);
    }
    yield { moment, lastsMs: 0 };
  }
  return { news, ribbon, names, moments };
}

/** Without a browser nothing is drawn: style sheets are empty. */
const HOOKS = `
export const resolve = (name, context, next) =>
  name.endsWith('.css') ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`;

let areHooked = false;

/** To be called before anything is imported that a face is part of. */
export function withoutStyles(): void {
  if (!areHooked) register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
  areHooked = true;
}

/** A game's face and scenes, for commands. */
export async function readFace(id: string, lang: Lang): Promise<Read> {
  withoutStyles();
  const { face } = (await FACES[id]?.[lang]()) ?? {};
  if (!face) throw new Error(`${id} has no face`);
  const { scenes, rest } = await face.spread();
  await rest?.();
  return { face, scenes, lang };
}
