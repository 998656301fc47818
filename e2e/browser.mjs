// Finds the browsers to test in; with --install it brings those that are missing (with apt, when root). The proof tier
// looks for WebKit too.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const isProof = process.env.ENZA_PROOF === '1';
/** Which of Playwright's own browsers are taken in place of the machine's: ENZA_BROWSERS=chromium,firefox,webkit. */
export const OWN = (process.env.ENZA_BROWSERS ?? '').split(',').filter((name) => name !== '');
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
/** Without the windows that nobody sees: a test takes a quarter less of a processor. */
const HEADLESS_NAMES = ['chromium-headless-shell'];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/** Of this machine, and for Chromium none of its own: without https, what comes from there is not secure. */
export const ELSEWHERE = 'enza.test';

/** Quiet and offline: without these, Chromium looks for its vendor's hosts at every start. */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  `--host-resolver-rules=MAP ${ELSEWHERE} localhost`,
];

/** CHROMIUM_PATH, else one on this machine, else Playwright's own download, else null. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  [...(OWN.length > 0 ? [] : [...onPath(CHROMIUM_NAMES), ...CHROMIUM_PLACES]), chromium.executablePath()].find(runs) ??
  null;

/** What npm test runs in; the proof takes the whole browser, as it is installed by people. */
export const findTested = () =>
  process.env.CHROMIUM_PATH ??
  (isProof || OWN.length > 0 ? undefined : onPath(HEADLESS_NAMES).find(runs)) ??
  findChromium();

/** The oldest one that was tried: Playwright asks for what Firefox 140, still to be had in Debian 12, does not know. */
const OLDEST_FIREFOX = 153;

/** FIREFOX_PATH, else a stock Firefox on this machine that can be driven, else null. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ??
  onPath(FIREFOX_NAMES).find((path) => runs(path) && firefoxVersion(path) >= OLDEST_FIREFOX) ??
  null;

function firefoxVersion(path) {
  const [, version] = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.match(/Firefox (\d+)/) ?? [];
  return Number(version ?? 0);
}

/** WebKitGTK's driver, and a screen for its window. */
const WEBKIT_NAMES = ['WebKitWebDriver', 'Xvfb'];
export const hasWebKit = () => WEBKIT_NAMES.every((name) => onPath([name]).some(runs));

function onPath(names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
}

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  if (OWN.length > 0) {
    run('npx', 'playwright', 'install', '--with-deps', ...OWN);
    console.log(`browsers: Playwright's own ${OWN.join(', ')}`);
    return;
  }
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(isProof && !hasWebKit() ? ['webkit2gtk-driver', 'xvfb'] : []),
  ];
  const isShort = !isProof && !process.env.CHROMIUM_PATH && !onPath(HEADLESS_NAMES).some(runs);
  if (missing.length + Number(isShort) > 0 && runs('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', 'update', '-q');
    if (missing.length > 0) run('apt-get', 'install', '-yq', '--no-install-recommends', ...missing);
    // By itself, since not every distribution has it, and none of the others should fail with it.
    if (isShort) run('apt-get', 'install', '-yq', '--no-install-recommends', ...HEADLESS_NAMES);
  }
  if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');
  const found = findTested();
  if (!found) throw new Error('No Chromium: install Chrome or Chromium, or set CHROMIUM_PATH.');
  console.log(
    `browsers: ${found}, ${findFirefox() ?? `no Firefox from ${OLDEST_FIREFOX} on (its tests are left out)`}`,
  );
  if (isProof)
    console.log(hasWebKit() ? 'and WebKitGTK' : `no ${WEBKIT_NAMES.join(' with ')} (its tests are left out)`);
}

function run(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv.includes('--install')) install();
