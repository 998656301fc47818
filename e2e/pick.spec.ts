import { movingWords } from '../src/words/backup.ts';
import { pickWords } from '../src/words/pick.ts';
import { seatsWords } from '../src/words/seats.ts';
import { settingsWords } from '../src/words/settings.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const words = pickWords.en;

test('the first evening: whom which box suits, and one is picked with its seats set, offline @chromium', async ({
  page,
  site,
  press,
  player,
}) => {
  const head = page.locator('.niche-head');
  for (const who of Object.values(shelfWords.en.suits)) await expect(head).toContainText(`${who}: `);
  await expect(page.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  await site.stop();
  await page.reload();
  await press(player.button(shelfWords.en.pick));
  const sheet = page.getByRole('dialog', { name: shelfWords.en.pick });
  const pick = (group: string, name: string) =>
    player.choose(sheet.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }));
  await pick(words.people, '5');
  await pick(words.time, words.upTo(30));
  await pick(words.mood, words.moods.sly);
  await expectAccessible(page);
  const picked = sheet.getByRole('status').locator('.title');
  const first = await picked.textContent();
  await press(sheet.getByRole('button', { name: words.another }));
  await expect(picked).not.toHaveText(first ?? '');
  const title = (await picked.textContent()) ?? '';
  await press(sheet.getByRole('button', { name: words.take }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const seats = seatsWords.en;
  await expect(page.getByRole('group', { name: seats.count }).getByRole('radio', { name: '5' })).toBeChecked();
  await expect(page.getByRole('radio', { name: seats.person, checked: true })).toHaveCount(5);
  await press(player.button(seats.play));
  await expect(player.next).toBeVisible();
  // Whoever has played knows the boxes.
  await press(player.button(player.words.table.toShelf));
  await expect(page.getByRole('heading', { name: shelfWords.en.games })).toBeVisible();
  await expect(head).not.toContainText(shelfWords.en.suits.alone);
  await expect(player.button(shelfWords.en.pick)).toBeVisible();
});

test('how loud it sounds is kept @chromium', async ({ page, site, press }) => {
  const player = new Player(page, press);
  const { sound, sounds, volume, percent } = settingsWords.en;
  const of = (name: string) => page.getByRole('group', { name, exact: true });
  await page.goto(`${site.url}#/settings`);
  await expect(of(sound)).toBeVisible();
  await expect(of(volume)).toHaveCount(0);
  await player.choose(of(sound).getByRole('radio', { name: sounds.on }));
  await player.choose(of(volume).getByRole('radio', { name: percent(25) }));
  await page.reload();
  await expect(of(volume).getByRole('radio', { name: percent(25) })).toBeChecked();
});
