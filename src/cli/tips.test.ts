import { describe, expect, test } from 'vitest';
import { rngFor } from '../engine/rng.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import type { AnyTips } from '../words/guide.ts';
import { plain } from '../words/phrase.ts';
import { LANGS } from '../words/voice.ts';
import { loadGame } from './games.ts';

const MOST_TIPS = 5;
const FEWEST_TIPS = 3;
/** One line on a small phone, or two. */
const LONGEST = { en: 90, ja: 48 } as const;

describe.each(Object.keys(FACES))('%s', (game) => {
  const tipsOf = async (): Promise<AnyTips> => {
    const { face } = (await FACES[game]?.en()) ?? {};
    return (await face?.tips?.())?.tips ?? [];
  };

  test('it has some tips, short and each of a name of its own', async () => {
    const tips = await tipsOf();
    expect(tips.length).toBeGreaterThanOrEqual(FEWEST_TIPS);
    expect(tips.length).toBeLessThanOrEqual(MOST_TIPS);
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    for (const { said } of tips)
      for (const lang of LANGS) expect(plain(said[lang], String).length).toBeLessThanOrEqual(LONGEST[lang]);
  });

  test('each helps at some moment of the recorded games, and none at every moment', async () => {
    const tips = await tipsOf();
    const helped = new Map(tips.map(({ id }) => [id, 0]));
    let moments = 0;
    const rules = await loadGame(game);
    for (const { setup, seed, log } of fixturesOf(game)) {
      const state = rules.deal(setup, rngFor(seed, 0));
      for (const [made, { seat, move }] of log.entries()) {
        moments++;
        const view = rules.view(state, seat);
        for (const { id, helps } of tips) if (helps(view, seat)) helped.set(id, (helped.get(id) ?? 0) + 1);
        rules.play(state, seat, move, rngFor(seed, made + 1));
      }
    }
    for (const [id, times] of helped) {
      expect(times, id).toBeGreaterThan(0);
      expect(times, id).toBeLessThan(moments);
    }
  });
});
