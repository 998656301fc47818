import { fixturesOf } from '../src/games/fixtures.ts';
import { LANGS } from '../src/words/voice.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';

const KINDS = 9;

for (const lang of tried(LANGS, ['ja'])) {
  test(`at twice the letters none of Alfheim’s nine fairies is out of sight, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const settings = JSON.stringify({ lang, textSize: 200, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const [two] = fixturesOf('alfheim').filter(({ setup }) => setup.seats === 2);
    if (!two) throw new Error('no table of two is recorded');
    await goOnWith(page, site.url, savedAfter(two, 0, ['person', 'person']), new Player(page, press, lang));
    const kinds = page.locator('.alf-kind');
    await expect(kinds).toHaveCount(KINDS);
    for (const kind of await kinds.all()) await expect(kind).toBeInViewport({ ratio: 0.97 });
  });
}
