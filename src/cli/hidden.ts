import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { holdCamera, Phone } from '../../e2e/phones.ts';
import { command } from './arguments.ts';
import { freshDist, Site } from './site.ts';

/**
 * How long two phones at one table stay connected while one of them is put aside, and how soon that one is level again when
 * it is taken up: npm run -s hidden [-- --minutes 10]. Only a browser with a window hides a page: with `DISPLAY` it has one.
 */
const LOOK_EVERY_MS = 1000;
/** Playwright keeps a page awake that nobody sees; here it must not. */
const AWAKE = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

interface Aside {
  readonly how: string;
  put(page: Page, device: CDPSession): Promise<void>;
  take(page: Page, device: CDPSession): Promise<void>;
}

const ASIDE: readonly Aside[] = [
  {
    how: 'hidden behind another tab',
    put: async (page, device) => {
      await device.send('Emulation.setFocusEmulationEnabled', { enabled: false });
      await (await page.context().newPage()).bringToFront();
    },
    take: (page) => page.bringToFront(),
  },
  {
    how: 'frozen, as a phone does with what it wants the memory of',
    put: async (_, device) => {
      await device.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    take: async (_, device) => {
      await device.send('Page.setWebLifecycleState', { state: 'active' });
    },
  },
];

await command(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
  freshDist();
  const { findChromium, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
  const site = await new Site({ dir: 'dist' }).start();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: FLAGS,
    ignoreDefaultArgs: AWAKE,
    headless: !process.env.DISPLAY,
  });
  for (const aside of ASIDE) await putAside(browser, site.url, aside, Number(values.minutes) * 60);
  await browser.close();
  await site.stop();
});

async function putAside(browser: Browser, url: string, aside: Aside, longest: number): Promise<void> {
  const [table, guest] = [await phone(browser, url), await phone(browser, url)];
  await table.player.start({ seats: ['person', 'person'] });
  await table.openTable([0]);
  await guest.comeTo(table);
  await guest.sitAt(table);
  const device = await guest.page.context().newCDPSession(guest.page);
  await aside.put(guest.page, device);
  const away = table.page.getByText('is not connected');
  let lost: number | null = null;
  let closed: number | null = null;
  const since = performance.now();
  const seconds = (): number => Math.round((performance.now() - since) / 1000);
  while (seconds() < longest) {
    if (lost === null && (await away.isVisible())) lost = seconds();
    if (closed === null && !(await table.lineStates()).includes('connected')) closed = seconds();
    await table.page.waitForTimeout(LOOK_EVERY_MS);
  }
  const wasAside = await guest.page.evaluate(isAsleep);
  await aside.take(guest.page, device);
  const back = performance.now();
  await away.waitFor({ state: 'detached', timeout: 30_000 }).catch(() => {});
  const isBack = !(await away.isVisible());
  console.log(
    [
      aside.how + (wasAside ? '' : ' (this browser did not: its page went on as ever)'),
      lost === null ? `counted as there for all of ${seconds()} s` : `counted as away after ${lost} s`,
      closed === null ? 'the line itself stays open' : `the line itself closed after ${closed} s`,
      isBack ? `level ${Math.round(performance.now() - back)} ms after it was taken up` : 'not back by itself',
    ].join(' · '),
  );
  for (const { page } of [table, guest]) await page.context().close();
}

/** Runs in the page: it is hidden, or a timer of it does not run. */
async function isAsleep(): Promise<boolean> {
  const channel = new MessageChannel();
  let hasRun = false;
  setTimeout(() => {
    hasRun = true;
  }, 0);
  for (const until = performance.now() + 500; performance.now() < until; )
    await new Promise((next) => {
      channel.port1.onmessage = next;
      channel.port2.postMessage(null);
    });
  return document.hidden || !hasRun;
}

async function phone(browser: Browser, url: string): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('enza/.settings', JSON.stringify({ lang: 'en', motion: 'off', pace: 'atOnce', tips: false }));
    localStorage.setItem('enza/.soundOffered', 'true');
  });
  await holdCamera(page);
  await page.goto(url);
  return new Phone(page, (at) => at.tap());
}
