import { expect, type Locator } from 'playwright/test';
import { learnWords } from '../src/words/learn.ts';
import type { Press } from './player.ts';

const FOR_AN_ANSWER_MS = 3000;

/** Goes on from what the guide says; once more, as a person would, where the bubble moved away under the finger. */
export async function readOn(bubble: Locator, said: string, press: Press): Promise<void> {
  const says = async (): Promise<boolean> => (await bubble.filter({ hasText: said }).count()) > 0;
  await expect(async () => {
    if (await says()) await press(bubble.getByRole('button', { name: learnWords.en.goOn, exact: true }));
    await expect.poll(says, { timeout: FOR_AN_ANSWER_MS }).toBe(false);
  }).toPass();
}
