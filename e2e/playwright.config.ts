import { defineConfig, devices } from 'playwright/test';
import { FLAGS, findFirefox, findTested, hasWebKit, OWN } from './browser.mjs';

const chromium = findTested();
const takesOwn = OWN.length > 0;
if (!chromium && !takesOwn) throw new Error('No Chromium: node e2e/browser.mjs --install');
const firefox = findFirefox();
const proof = process.env.ENZA_PROOF === '1';

/** The first layout of all: a small phone, upright. */
const viewport = { width: 360, height: 640 };
/** On two processors: a browser waits as long as it works, for frames and for buttons that hear no second tap at once. */
const WORKERS = 4;
/** Not driven by Playwright. */
const WEBKIT = /webkit\.spec/;
/** A whole evening, whose parts other tests go through: what it finds beside them is looked for before a release. */
const PROOF = /@proof/;

const onPhone = {
  name: 'phone',
  testIgnore: WEBKIT,
  ...(proof ? {} : { grepInvert: PROOF }),
  use: {
    ...devices['Pixel 7'],
    viewport,
    locale: 'en-US',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: FLAGS },
  },
};
const inFirefox = firefox
  ? [
      {
        name: 'firefox',
        testIgnore: WEBKIT,
        ...(proof ? { grepInvert: /@chromium/ } : { grep: /@both/, grepInvert: PROOF }),
        use: {
          browserName: 'firefox' as const,
          // The stock browser over WebDriver BiDi; Playwright 1.65 cannot drive Firefox ESR 153 any more.
          channel: 'moz-firefox',
          viewport,
          launchOptions: { executablePath: firefox },
        },
      },
    ]
  : [];

/** Playwright's own, where they can be had: its WebKit is the nearest to a phone of Apple's that a machine can run. */
const own = {
  chromium: onPhone,
  firefox: {
    name: 'firefox',
    testIgnore: WEBKIT,
    grepInvert: /@chromium/,
    use: { browserName: 'firefox' as const, viewport },
  },
  webkit: {
    name: 'iphone',
    testIgnore: WEBKIT,
    grepInvert: /@chromium/,
    use: { ...devices['iPhone 15'], viewport, locale: 'en-US' },
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/results',
  workers: WORKERS,
  // No test measures time: these only end one that hangs, on a busy machine too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
  fullyParallel: true,
  // A browser on a busy machine loses a tap now and then; what fails twice is broken. The report names both tries.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // The file's name comes with PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: takesOwn
    ? Object.entries(own).flatMap(([name, project]) => (OWN.includes(name) ? project : []))
    : [
        // A few of Firefox's take longest: last, they would leave the machine idle. In the proof they are as many as the phone's,
        // and wait in vain now and then where both browsers are busy.
        ...(proof ? [onPhone, ...inFirefox] : [...inFirefox, onPhone]),
        ...(proof && hasWebKit() ? [{ name: 'webkit', testMatch: WEBKIT }] : []),
      ],
});
