import { guide as alfheim, passing as alfheimForTwo } from '../src/games/alfheim/guide/index.ts';
import { guide as concerto, passing as concertoForTwo } from '../src/games/fairy-concerto/guide/index.ts';
import { guide as light, passing as lightForTwo } from '../src/games/fairy-light/guide/index.ts';
import { guide as maihoshi, passing as maihoshiForTwo } from '../src/games/maihoshi/guide/index.ts';
import { guide as scythe, passing as scytheForTwo } from '../src/games/my-little-scythe/guide/index.ts';
import { type AnyGuide, learnWords } from '../src/words/guide.ts';
import { recordsWords } from '../src/words/records.ts';
import { Pupil } from './pupil.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

const FOR_TWO = {
  alfheim: alfheimForTwo,
  'fairy-concerto': concertoForTwo,
  'fairy-light': lightForTwo,
  maihoshi: maihoshiForTwo,
  'my-little-scythe': scytheForTwo,
};
const LESSONS = { alfheim, 'fairy-concerto': concerto, 'fairy-light': light, maihoshi, 'my-little-scythe': scythe };

for (const [game, ofGame] of tried(Object.entries(LESSONS), Object.entries(LESSONS).slice(-2))) {
  const guide = ofGame as unknown as AnyGuide;
  test(`who follows the hand learns ${game}, over a reload, and plays on among bots; it counts in no record`, async ({
    page,
    site,
    press,
    player,
  }) => {
    test.slow();
    await press(page.locator(`.boxes [data-game="${game}"] a`));
    await press(player.button(learnWords.en.learn));
    const pupil = new Pupil(page, press);
    const half = guide.script.findIndex(({ bubbles }, step) => step >= guide.script.length / 2 && bubbles.length > 0);
    for (const [step, { bubbles, next }] of guide.script.entries()) {
      const isOwn = next !== 'free' && next.seat === guide.learner;
      for (const [nth, bubble] of bubbles.entries()) {
        await pupil.hears(bubble);
        if (step === half && nth === 0) {
          await page.reload();
          await pupil.hears(bubble);
        }
        const isAsked = isOwn && nth === bubbles.length - 1;
        // Nothing can be done yet that would skip what is still to be told.
        if (!isAsked && !bubble.tap) await expect(player.primary).toBeHidden();
        await pupil.does(bubble, isAsked);
      }
    }
    await expect(pupil.bubble).toBeHidden();
    await expect(page.locator('.standings .badge[data-kind="bot"]')).toHaveCount(guide.setup.seats - 1);
    expect(await player.move()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('enza/.lessons'))).toBe('{}');
    await page.goto(`${site.url}#/records/${game}`);
    await expect(page.getByText(recordsWords.en.none)).toBeVisible();
  });
}

for (const [game, ofGame] of tried(Object.entries(FOR_TWO), Object.entries(FOR_TWO).slice(-1))) {
  const guide = ofGame as unknown as AnyGuide;
  test(`two who share a phone learn in ${game} when it changes hands, and play on`, async ({ page, press, player }) => {
    await press(page.locator(`.boxes [data-game="${game}"] a`));
    await press(player.button(learnWords.en.passing));
    const pupil = new Pupil(page, press);
    for (const { bubbles, next } of guide.script)
      for (const [nth, bubble] of bubbles.entries()) {
        await pupil.hears(bubble);
        await pupil.does(bubble, next !== 'free' && nth === bubbles.length - 1);
      }
    await expect(pupil.bubble).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('enza/.lessons'))).toBe('{}');
    await expect(page.locator('.standings .badge[data-kind="bot"]')).toHaveCount(0);
    expect(await player.move()).toBe(true);
  });
}
