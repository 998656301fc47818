import type { Page } from 'playwright/test';
import { tableWords } from '../src/words/table.ts';
import { Fingers, middleOf } from './finger.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn, type Wire } from './wire.ts';

const { curtain, toShelf, elsewhere, goOn, phones } = tableWords.en;

/** The ways in which a device changes hands, or is looked at by others, while a player has a secret on it. */
const WAYS: Readonly<Record<string, (page: Page, wire: Wire) => Promise<unknown>>> = {
  // Both say what they exchange, before a card is placed.
  'a move that is made': (page) => page.locator('.actions .primary').tap(),
  'a move of the other': async (page, wire) => {
    const asked = tablesOn(wire).at(-1)?.logLength ?? 0;
    await page.locator('.actions .primary').tap();
    await expect.poll(() => tablesOn(wire).at(-1)?.logLength ?? 0).toBeGreaterThan(asked);
    // Who begins is dealt: the one who exchanged last and begins goes on without a curtain.
    const before = wire.notices.length;
    if (tablesOn(wire).at(-1)?.floor.kind === 'private') await page.reload();
    else return undefined;
    return before;
  },
  // The card that it drew lies there, for that seat alone, until it goes on.
  'a move that drew, and goes on': async (page, wire) => {
    await drawOn(page, wire);
    const before = wire.notices.length;
    await page.locator('.actions .primary').tap();
    return before;
  },
  'a reload over what a move drew': async (page, wire) => {
    await drawOn(page, wire);
    const before = wire.notices.length;
    await page.reload();
    return before;
  },
  Back: async (page) => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enza');
    expect(await page.locator('[data-thing]').count()).toBe(0);
    await page.goForward();
  },
  'a reload': (page) => page.reload(),
  'another tab before it': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  // Chromium freezes no page that can be seen, and without a screen it takes every page for one.
  'another app before it': (page) => page.evaluate(() => document.dispatchEvent(new Event('freeze'))),
  'a page that is put away': (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
  'another page in its place': async (page) => {
    await page.goto('about:blank');
    await page.goBack();
  },
  'a second tab that takes the game': async (page, wire) => {
    const other = await page.context().newPage();
    const before = wire.notices.length;
    await other.goto(page.url());
    await other.getByRole('button', { name: tableWords.en.takeOver }).tap();
    await expectCovered(other, wire, before);
    await expect(page.getByRole('heading', { name: elsewhere })).toBeVisible();
    expect(await page.locator('[data-thing]').count()).toBe(0);
    await other.close();
    await page.bringToFront();
  },
};

/** Each begins where the one before it ended: with the secret open again. */
test('behind the curtain nothing is left of a secret, whichever way the device changes hands @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  test.slow();
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  await expectCovered(page, wire, 0);
  await player.hold();
  for (const [way, go] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await expect(player.prompt).toBeVisible();
      expect(tablesOn(wire).at(-1)?.eyes).not.toBe('onlooker');
      expect(await page.locator('[data-thing]').count()).toBeGreaterThan(3);
      await player.select();
      const before = wire.notices.length;
      const from = await go(page, wire);
      await expectCovered(page, wire, typeof from === 'number' ? from : before);
      await player.hold();
      await expect(player.prompt).toBeVisible();
    });
  }
});

test('letting go of the curtain presses nothing of what lies beneath @chromium', async ({ page, player }) => {
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  const fingers = await Fingers.on(page);
  await fingers.down(await middleOf(player.curtain));
  await expect(player.prompt).toBeVisible();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const hear = ({ target }: Event): number => heard.push((target as Element).closest('button')?.className ?? 'bare');
    document.addEventListener('click', hear, { capture: true });
  });
  await fingers.up();
  // The next tap counts again; by then any click of that finger would have come.
  await player.button(tableWords.en.menu).tap();
  await expect(page.getByRole('dialog', { name: tableWords.en.menu })).toBeVisible();
  const menu = await player.button(tableWords.en.menu).getAttribute('class');
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([menu]);
});

test('the second half of a double tap does nothing on the curtain that fell between @chromium', async ({
  page,
  player,
}) => {
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  await player.hold();
  await expect(player.prompt).toBeVisible();
  await player.select();
  // At the very moment: however busy the machine is, it is not too late.
  await page.evaluate((way) => {
    new MutationObserver((_, watch) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.curtain button')];
      const out = buttons.find(({ textContent }) => textContent === way);
      if (!out) return;
      watch.disconnect();
      out.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
      document.body.dataset.tapped = 'twice';
    }).observe(document.body, { childList: true, subtree: true });
  }, toShelf);
  await player.primary.tap();
  await expect(page.locator('body')).toHaveAttribute('data-tapped', 'twice');
  await expect(player.curtain).toBeVisible();
  await expect(page).toHaveURL(/#\/table\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    // It may have been heard already, and only be slow to be drawn.
    if ((await title.textContent()) !== 'Enza') await player.button(toShelf).tap({ timeout: 1000 });
    await expect(title).toHaveText('Enza', { timeout: 1000 });
  }).toPass();
});

async function drawOn(page: Page, wire: Wire): Promise<void> {
  const made = page.locator('.actions .primary');
  await made.tap();
  await expect(made).toHaveText(goOn);
  expect(tablesOn(wire).at(-1)).toMatchObject({ floor: { kind: 'learnt' }, ask: null, offers: [] });
}

/** On the page, in the accessibility tree and among the messages since there is the curtain and nothing else. */
async function expectCovered(page: Page, wire: Wire, since: number): Promise<void> {
  const heading = page.locator('.curtain h1');
  await expect(heading).toBeFocused();
  const passTo = (await heading.textContent()) ?? '';
  expect(passTo).toMatch(/^(?:Pass to (?:Crane|Pine)|(?:Crane|Pine) goes on)$/);
  const hasDoor = (await page.locator('.curtain-ways button').count()) > 1;
  const says = [passTo, curtain.hint, curtain.hold, toShelf, ...(hasDoor ? [phones] : [])];
  expect(await page.locator('#app').textContent()).toBe(says.join(''));
  expect(await page.locator('[data-thing], dialog').count()).toBe(0);
  const tree = await page.locator('body').ariaSnapshot();
  const names = [...tree.matchAll(/^\s*- (?:\w+ "([^"]+)"|\w+: (.+)$)/gm)].map(([, name, text]) => name ?? text);
  expect(names).toEqual(says);
  expect(wire.answers.to('lookBack')).toEqual([]);
  for (const notice of wire.notices.slice(since)) {
    if (notice.kind === 'table') expect(notice.table).toMatchObject({ eyes: 'onlooker', ask: null, offers: [] });
  }
}
