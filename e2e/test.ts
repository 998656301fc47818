import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test';
import { Site } from '../src/cli/site.ts';
import { tips as alfheim } from '../src/games/alfheim/guide/tips.ts';
import { tips as concerto } from '../src/games/fairy-concerto/guide/tips.ts';
import { tips as light } from '../src/games/fairy-light/guide/tips.ts';
import { tips as maihoshi } from '../src/games/maihoshi/guide/tips.ts';
import { tips as scythe } from '../src/games/my-little-scythe/guide/tips.ts';
import { Player } from './player.ts';

export { expect } from 'playwright/test';

/** A browser with a profile on disk, which can be closed and opened again. */
export interface Device {
  open(): Promise<Page>;
  close(): Promise<void>;
  /** Sudden death of the whole browser. Chromium alone. */
  kill(): Promise<void>;
}

interface Fixtures {
  /** False, unless said otherwise: nothing lingers in the HTTP cache, and what works without the site works out of the service worker. */
  caching: boolean;
  /** The app may keep itself on the device. The many tests that are not about it go without, but in the proof. */
  movesIn: boolean;
  /** The folder of the host that the app lies in. */
  under: string;
  site: Site;
  /** Where the browser cannot be sent a finger, a click: Firefox over BiDi swallows tap() without a word. */
  press(at: Locator): Promise<void>;
  /** Has opened the app on its first screen. */
  player: Player;
  device: Device;
  /** Whatever a page complains of fails its test. */
  faults: string[];
}

/** Nothing moves and nothing is shown again, so that nothing has to be waited for that is only shown. */
const SETTINGS = {
  lang: 'en',
  theme: 'light',
  confirm: true,
  forced: false,
  motion: 'off',
  pace: 'atOnce',
  tips: false,
};

/** Every tip is read already, also where a test has settings of its own. */
const TOLD = Object.entries({
  alfheim,
  'fairy-concerto': concerto,
  'fairy-light': light,
  maihoshi,
  'my-little-scythe': scythe,
}).flatMap(([game, tips]) => tips.map(({ id }) => `${game}/${id}`));

export const test = base.extend<Fixtures>({
  caching: [false, { option: true }],
  movesIn: [process.env.ENZA_PROOF === '1', { option: true }],
  under: ['/', { option: true }],

  site: async ({ context, caching, under }, use) => {
    const site = await new Site({ dir: 'dist', caching, under }).start();
    await use(site);
    // The pages first: what they are still fetching would be a fault that they complain of.
    for (const page of context.pages()) await page.close();
    await site.stop();
  },

  press: async ({ hasTouch }, use) => {
    await use((at) => (hasTouch ? at.tap() : at.click()));
  },

  player: async ({ page, site, press }, use) => {
    await page.goto(site.url);
    await use(new Player(page, press));
  },

  faults: [
    async ({ context, movesIn }, use) => {
      const faults: string[] = [];
      await prepare(context, faults);
      if (!movesIn) await context.addInitScript(refuseToMoveIn);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],

  device: async ({ playwright, browserName, faults }, use, { project }) => {
    const profile = mkdtempSync(join(tmpdir(), 'enza-device-'));
    const { launchOptions, channel, viewport, hasTouch, isMobile, userAgent } = project.use;
    let context: BrowserContext | null = null;
    await use({
      async open() {
        context = await playwright[browserName].launchPersistentContext(profile, {
          ...launchOptions,
          ...(channel ? { channel } : {}),
          ...(isMobile ? { hasTouch: hasTouch ?? false, isMobile, userAgent: userAgent ?? '' } : {}),
          viewport: viewport ?? null,
        });
        await prepare(context, faults);
        return context.pages()[0] ?? context.newPage();
      },
      async close() {
        await context?.close();
        context = null;
      },
      async kill() {
        const session = await context?.browser()?.newBrowserCDPSession();
        const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
        const own = processInfo.find(({ type }) => type === 'browser');
        if (!context || !own) throw new Error('no browser to be killed');
        const gone = context.waitForEvent('close');
        process.kill(own.id, 'SIGKILL');
        await gone;
        context = null;
      },
    });
    await (context as BrowserContext | null)?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** A browser of a person's own, as the tests have them. */
export async function prepare(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(
    ({ settings, told }) => {
      try {
        const prefix = `enza${location.pathname.replace(/[^/]*$/, '')}.`;
        const key = `${prefix}settings`;
        if (localStorage.getItem(key) === null) localStorage.setItem(key, settings);
        // What is offered or told once was so.
        if (localStorage.getItem(`${prefix}tips`) === null) localStorage.setItem(`${prefix}tips`, told);
        if (localStorage.getItem(`${prefix}soundOffered`) === null)
          localStorage.setItem(`${prefix}soundOffered`, 'true');
      } catch {
        // a blank page has no storage
      }
    },
    { settings: JSON.stringify(SETTINGS), told: JSON.stringify(TOLD) },
  );
  // What comes under a finger that has just committed something answers to nothing for a moment: a tap waits for that.
  const waitForPage = (page: Page): Promise<void> =>
    page.addLocatorHandler(page.locator('html[data-settling]'), async () => {});
  context.on('page', (page) => void waitForPage(page));
  for (const page of context.pages()) await waitForPage(page);
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  context.on('console', (message) => {
    // The browser itself looks for a newer service worker, and says so when the site is down.
    const isUpdateCheck = message.location().url.endsWith('/sw.js');
    if (message.type() === 'error' && !isUpdateCheck) faults.push(message.text());
  });
}

/** What a person has set before the page is opened, as it is kept. */
export const withSettings = (page: Page, settings: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    // Firefox gives a blank page no storage.
    if (isSecureContext) localStorage.setItem('enza/.settings', stored);
  }, settings);

/** As browsers do where nothing may be kept, in a private window for one; runs in the page. */
function refuseToMoveIn(): void {
  if (!('serviceWorker' in navigator)) return;
  const refuse = () => Promise.reject(new DOMException('nothing may be kept here', 'SecurityError'));
  Object.defineProperty(navigator.serviceWorker, 'register', { value: refuse });
}
