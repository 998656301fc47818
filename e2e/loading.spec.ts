import { guide } from '../src/games/my-little-scythe/guide/index.ts';
import { APPLE } from '../src/games/my-little-scythe/rules/cards.ts';
import { hexAt } from '../src/games/my-little-scythe/rules/hexes.ts';
import { game } from '../src/games/my-little-scythe/rules/index.ts';
import { hexThing, supplyThing } from '../src/games/my-little-scythe/rules/things.ts';
import type { AnyGuide } from '../src/words/guide.ts';
import { learnWords } from '../src/words/learn.ts';
import { readOn } from './bubble.ts';
import { pieceOf, placesOf } from './lessons.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const words = learnWords.en;
const { script } = guide;
const does = (step: number): string | null => {
  const next = script[step]?.next ?? 'free';
  return next === 'free' ? null : next.move.do;
};
/** What is taken is taken along. */
const LOADS = script.findIndex((_, step) => does(step) === 'take' && does(step + 1) === 'go');

test('whoever goes before loading is shown what is missing, and goes on from there @chromium', async ({
  page,
  site,
  press,
}) => {
  test.slow();
  await page.goto(site.url);
  const player = new Player(page, press);
  await press(page.locator('.boxes [data-game="my-little-scythe"] a'));
  await press(player.button(words.learn));
  const bubble = page.getByRole('dialog', { name: words.guide });
  const ways = placesOf(game, guide as unknown as AnyGuide);
  for (const [step, { bubbles, next }] of script.slice(0, LOADS).entries()) {
    const own = next !== 'free' && next.seat === guide.learner;
    for (const { said } of own ? bubbles.slice(0, -1) : bubbles) {
      await expect(bubble).toContainText(pieceOf(said.en));
      await readOn(bubble, pieceOf(said.en), press);
    }
    if (!own) continue;
    await expect(bubble).toContainText(pieceOf(bubbles.at(-1)?.said.en ?? []));
    await press(
      (await player.openSheet('moves'))
        .getByRole('list')
        .getByRole('button')
        .nth(ways[step] ?? 0),
    );
    await player.commit();
  }
  const [asks] = script[LOADS]?.bubbles ?? [];
  await expect(bubble).toContainText(pieceOf(asks?.said.en ?? []));
  const portal = page.locator(`[data-thing="${hexThing(hexAt(1, -2))}"]`);
  // So small a place is only shown by the first tap.
  await press(portal);
  await expect(portal).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  await press(portal);
  await expect(bubble).toContainText(words.strayed);
  await press(page.locator(`[data-thing="${supplyThing(APPLE)}"]`).getByRole('button', { name: /one more$/ }));
  await press(portal);
  await expect(player.primary).toHaveText(/^Go to the portal/);
  await player.commit();
  await expect(bubble).toContainText(pieceOf(script[LOADS + 2]?.bubbles.at(-1)?.said.en ?? []));
});
