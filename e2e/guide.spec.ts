import { guide } from '../src/games/fairy-light/guide/index.ts';
import { learnWords } from '../src/words/guide.ts';
import { Pupil } from './pupil.ts';
import { expect, test } from './test.ts';

const words = learnWords.en;

test('another choice than the one asked for is shown and not made, and who leaves the guide plays on', async ({
  page,
  press,
  player,
}) => {
  await press(page.locator('.boxes [data-game="fairy-light"] a'));
  await press(player.button(words.learn));
  const pupil = new Pupil(page, press);
  const places = guide.script.findIndex(({ next }) => next !== 'free' && 'place' in next.move);
  for (const { bubbles, next } of guide.script.slice(0, places)) {
    const isOwn = next !== 'free' && next.seat === guide.learner;
    for (const [nth, bubble] of bubbles.entries()) await pupil.does(bubble, isOwn && nth === bubbles.length - 1);
  }
  const [told, asked] = guide.script[places]?.bubbles ?? [];
  if (!told || !asked) throw new Error('the first card is not asked for');
  await pupil.does(told, false);
  await pupil.hears(asked);
  await press(page.locator(`.fl-open:not([data-thing="${asked.target}"])`).last());
  await expect(pupil.bubble).toContainText(words.strayed);
  await expect(player.primary).toBeHidden();
  await press(page.locator(`[data-thing="${asked.target}"]`).first());
  await expect(pupil.bubble).not.toContainText(words.strayed);
  await press(pupil.bubble.getByRole('button', { name: words.leave }));
  await expect(pupil.bubble).toBeHidden();
  expect(await player.move()).toBe(true);
});

test('a lesson of 1.0.0 that was left half way goes on as a match against bots', async ({ page, player }) => {
  // There the guide played for a second person.
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  const match = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await page.evaluate((id) => localStorage.setItem('enza/.lessons', JSON.stringify({ 'fairy-light': id })), match);
  await page.reload();
  await expect(page.locator('.standings .badge[data-kind="bot"]')).toHaveCount(1);
  expect(await player.move()).toBe(true);
  await expect(page.getByRole('dialog', { name: words.guide })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('enza/.lessons'))).toBe('{}');
});
