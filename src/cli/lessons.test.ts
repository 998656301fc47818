import { describe, expect, test } from 'vitest';
import { isEqual } from '../engine/equal.ts';
import { FACES } from '../games/faces.ts';
import { person, Stage } from '../host/rehearsal/stage.ts';
import { SHELL_PARTS } from '../words/guide.ts';
import { plain } from '../words/phrase.ts';
import { LANGS } from '../words/voice.ts';
import { loadGame } from './games.ts';
import { LONGEST, lengthOf, lessonTimes, MOST_STEPS } from './lessonTimes.ts';

const LONGEST_LESSON_S = 240;
const LATEST_DEED_S = 15;
/** Of the one on sharing a device: whoever plays it knows the game. */
const MOST_STEPS_SHARED = 6;

describe.each(Object.entries(FACES))('%s', (id, fetches) => {
  test.each(['guide', 'passing'] as const)('its %s is short, and soon there is something to do', async (lesson) => {
    const { face } = await fetches.en();
    const guide = (await face[lesson]?.())?.guide;
    if (!guide) throw new Error(`no ${lesson}`);
    for (const lang of LANGS) {
      const nameOf = (seat: number): string => guide.partners[seat]?.[lang] ?? '';
      for (const bubble of guide.script.flatMap(({ bubbles }) => bubbles))
        expect(lengthOf(bubble, lang, nameOf), plain(bubble.said[lang], nameOf)).toBeLessThanOrEqual(LONGEST[lang]);
      const { steps, firstDeedS, wholeS } = lessonTimes(guide, lang);
      expect(steps).toBeLessThanOrEqual(lesson === 'passing' ? MOST_STEPS_SHARED : MOST_STEPS);
      expect(firstDeedS).toBeLessThanOrEqual(LATEST_DEED_S);
      expect(wholeS).toBeLessThanOrEqual(LONGEST_LESSON_S);
    }
  });

  test('two who share a device are told of curtain and eye where they are, and of things that are explained', async () => {
    const { face } = await fetches.en();
    const guide = (await face.passing?.())?.guide;
    if (!guide) throw new Error('no lesson for two');
    const { setup, seed, script } = guide;
    const stage = new Stage(undefined, {}, [await loadGame(id)]);
    const sitters = [person('Aya'), person('Ko')];
    await stage.ask({ kind: 'new', game: id, setup, seed, sitters, lesson: true });
    for (const { bubbles, next } of script) {
      for (const { target } of bubbles) {
        const { floor, peek } = stage.table;
        expect(target === 'shell:curtain').toBe(floor.kind === 'curtain');
        if (target === 'shell:eye') expect(peek).toBe(true);
        if (floor.kind === 'curtain') await stage.ask({ kind: 'look', seat: floor.to });
        const view = stage.table.frames.at(-1)?.view;
        if (target && view && !SHELL_PARTS.some((part) => part === target))
          for (const lang of LANGS) {
            const { voice } = (await fetches[lang]()).face;
            expect(plain(voice.explain(target, view), String)).not.toBe('');
          }
      }
      if (next === 'free') break;
      expect(stage.table.offers.some(({ move }) => isEqual(move, next.move))).toBe(true);
      await stage.ask({ kind: 'move', seat: next.seat, move: next.move });
    }
    // It has gone on to the other one, who plays on.
    expect(stage.table.floor).toMatchObject({ seat: 1 });
    expect(stage.table.offers.length).toBeGreaterThan(1);
  });
});
