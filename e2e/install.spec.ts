import type { Page } from 'playwright/test';
import type { InstallOffer } from '../src/pwa/install.ts';
import { installWords } from '../src/words/install.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const words = installWords.en;

test('where the browser offers it, the shelf has a button that installs, once', async ({ page, site, press }) => {
  await page.goto(site.url);
  await page.evaluate(offerInstall, 'accepted' as const);
  await expect(ready(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await beginGame(page, press);
  await expect(card(page)).toBeVisible();
  await expect(card(page).getByText(words.along)).toBeVisible();
  await expect(card(page).getByText(words.apart)).toHaveCount(0);
  await expectAccessible(page);
  await press(card(page).getByRole('button', { name: words.install }));
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/installed/);
});

test('waved away, the card does not come again on the shelf, and stands in the settings', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  await beginGame(page, press);
  await page.evaluate(offerInstall, 'dismissed' as const);
  await press(card(page).getByRole('button', { name: words.notNow }));
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(ready(page)).toBeVisible();
  await page.evaluate(offerInstall, 'accepted' as const);
  await expect(ready(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await press(page.getByRole('link', { name: 'Settings' }));
  await press(card(page).getByRole('button', { name: words.install }));
  await expect(page).toHaveTitle(/installed/);
});

test('on iOS it is drawn step by step, and says that games do not move over', async ({ page, site, press }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.goto(site.url);
  for (const { steps, apart, sevenDays, along, takeOut, title } of [words, installWords.ja]) {
    const shown = page.getByRole('region', { name: title });
    await expect(shown.getByRole('listitem')).toHaveText([...steps]);
    await expect(shown.getByText(apart)).toBeVisible();
    await expect(shown.getByText(sevenDays)).toBeVisible();
    await expect(shown.getByText(along)).toHaveCount(0);
    await expect(shown.getByRole('link', { name: takeOut })).toHaveAttribute('href', '#/settings');
    await expectAccessible(page);
    await press(page.getByRole('button', { name: /^(?:日本語|English)$/ }));
  }
});

test('what is installed is not told to install', async ({ page, site, press }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto(site.url);
  await beginGame(page, press);
  await page.evaluate(offerInstall, 'accepted' as const);
  await expect(ready(page)).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

const ready = (page: Page) => page.getByText('Ready to work offline', { exact: true });
const card = (page: Page) => page.getByRole('region', { name: words.title });

/** And goes back to the shelf. */
async function beginGame(page: Page, press: Press): Promise<void> {
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  await page.goto(`${page.url().split('#')[0]}#/`);
  await expect(player.waiting).toHaveCount(1);
}

/** As a browser does that knows how; what it was asked for shows in the title. */
function offerInstall(outcome: 'accepted' | 'dismissed'): void {
  const offer = new Event('beforeinstallprompt', { cancelable: true }) as InstallOffer;
  const prompt = async (): Promise<void> => {
    document.title += ' installed';
  };
  dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome }) }));
}
