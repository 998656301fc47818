import { fixtureNamed } from '../src/games/fixtures.ts';
import { recordsWords } from '../src/words/records.ts';
import { seatsWords } from '../src/words/seats.ts';
import { ticketWords, waitingWords } from '../src/words/tickets.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';

const words = recordsWords.en;

test('what became of a game stays in the records when it is cleared away @chromium', async ({ page, site, press }) => {
  await page.goto(`${site.url}#/records/fairy-concerto`);
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);

  const player = new Player(page, press);
  const record = fixtureNamed('fairy-concerto', '1-printed-off-10');
  await goOnWith(page, site.url, savedAfter(record, record.log.length - 2, ['person']), player);
  await player.finish();
  await page.goto(`${site.url}#/`);
  const manage = page.locator('.ticket').getByRole('button');
  await expect(manage).toHaveAccessibleName(new RegExp(`^${waitingWords.en.manage('Fairy Concerto', '')}`));
  await press(manage);
  await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${ticketWords.en.remove}`) }));
  await expect(page.locator('.ticket')).toHaveCount(0);

  await press(page.locator('.boxes [data-game="fairy-concerto"] a'));
  await press(page.getByRole('link', { name: seatsWords.en.records }));
  await expect(page.locator('.record')).toHaveCount(1);
  await expect(page.locator('.record').getByText(words.played).locator('..')).toContainText('1');
  await expect(page.getByRole('heading', { name: words.evenings })).toBeVisible();

  await press(page.getByRole('button', { name: new RegExp(`^${words.removeOf('Fairy Concerto', '')}`) }));
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: words.undo }));
  await expect(page.locator('.record')).toHaveCount(1);
});
