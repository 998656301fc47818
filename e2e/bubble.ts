import { expect, type Locator } from 'playwright/test';
import { learnWords } from '../src/words/guide.ts';
import type { Press } from './player.ts';

/** All that is lit, and on a curtain whose it is. */
const SPOKEN_OF = '.guide-mark, .curtain-emblem, .curtain h1';

/** The bubble lies beside all that it speaks of, in the window and not over it: that can be seen, and tapped. */
export async function expectBeside(bubble: Locator): Promise<void> {
  const overlaps = (): Promise<readonly string[]> =>
    bubble.evaluate((paper, spokenOf) => {
      const own = paper.getBoundingClientRect();
      return [...document.querySelectorAll(spokenOf)].flatMap((each) => {
        const mark = each.getBoundingClientRect();
        const wide = Math.min(own.right, mark.right, innerWidth) - Math.max(own.left, mark.left, 0);
        const tall = Math.min(own.bottom, mark.bottom, innerHeight) - Math.max(own.top, mark.top, 0);
        return wide > 0 && tall > 0 ? [`${Math.round(wide)} × ${Math.round(tall)} px of ${each.className}`] : [];
      });
    }, SPOKEN_OF);
  await expect.poll(overlaps, { message: (await bubble.textContent()) ?? '' }).toEqual([]);
}

/** It says this, as it began. */
export const expectSaid = (bubble: Locator, said: string): Promise<void> => bubble.filter({ hasText: said }).waitFor();

const FOR_AN_ANSWER_MS = 3000;

/** The last of all has a button of its own. */
const ONWARDS = new RegExp(`^(${learnWords.en.goOn}|${learnWords.en.playOn})$`);

/** Goes on from what the guide says; once more, as a person would, where the bubble moved away under the finger. */
export async function readOn(bubble: Locator, said: string, press: Press): Promise<void> {
  // Of this bubble alone: the button of the next one is called the same.
  const spoken = bubble.filter({ hasText: said });
  await expect(async () => {
    if ((await spoken.count()) > 0) {
      await press(spoken.getByRole('button', { name: ONWARDS }));
    }
    await expect(spoken).toHaveCount(0, { timeout: FOR_AN_ANSWER_MS });
  }).toPass();
}
