import { expect, type Locator } from 'playwright/test';
import { learnWords } from '../src/words/learn.ts';
import type { Press } from './player.ts';

/** The bubble lies beside what it speaks of, in the window and not over it: all of that can be seen, and tapped. */
export async function expectBeside(bubble: Locator): Promise<void> {
  const overlap = (): Promise<string | null> =>
    bubble.evaluate((paper) => {
      const [own, mark] = [paper, document.querySelector('.guide-mark')].map((each) => each?.getBoundingClientRect());
      if (!own || !mark) return null;
      const wide = Math.min(own.right, mark.right, innerWidth) - Math.max(own.left, mark.left, 0);
      const tall = Math.min(own.bottom, mark.bottom, innerHeight) - Math.max(own.top, mark.top, 0);
      return wide > 0 && tall > 0 ? `${Math.round(wide)} × ${Math.round(tall)} px of the mark lie under it` : null;
    });
  await expect.poll(overlap, { message: (await bubble.textContent()) ?? '' }).toBeNull();
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
