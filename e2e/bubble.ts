import { expect, type Locator } from 'playwright/test';
import { learnWords } from '../src/words/learn.ts';
import type { Press } from './player.ts';

const FOR_AN_ANSWER_MS = 3000;

/** Goes on from what the guide says; once more, as a person would, where the bubble moved away under the finger. */
export async function readOn(bubble: Locator, said: string, press: Press): Promise<void> {
  // Of this bubble alone: the button of the next one is called the same.
  const spoken = bubble.filter({ hasText: said });
  await expect(async () => {
    if ((await spoken.count()) > 0) {
      await press(spoken.getByRole('button', { name: learnWords.en.goOn, exact: true }));
    }
    await expect(spoken).toHaveCount(0, { timeout: FOR_AN_ANSWER_MS });
  }).toPass();
}
