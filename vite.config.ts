import { readFileSync } from 'node:fs';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chunkGroups, isTier } from './src/cli/chunks.ts';
import { compileAhead, fetchTogether, keptFiles, watchdog } from './src/cli/plugins.ts';
import { kindsOpened, mayShow, onlyTitles, reportsAddress, TAKEN, titlesNamed } from './src/cli/titles.ts';
import { SHARE_TARGET } from './src/protocol/shell.ts';
import { BROWSERS } from './src/words/about.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const PAPER = '#F6F0E4';

const kept = keptFiles();

const pwa = (titles: readonly string[]) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false, // src/pwa/life.ts registers it, after the first paint
    includeManifestIcons: false, // the glob lists them already
    // launchers fetch the PNG icons once, when the app is installed: no need to keep them for offline use
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
      manifestTransforms: [kept.list],
    },
    manifest: {
      name: 'Enza 円座',
      short_name: 'Enza',
      description: 'Tabletop games on one phone: pass it on round a table or play against bots, with no network.',
      lang: 'en',
      dir: 'ltr',
      categories: ['games', 'entertainment'],
      // The app is known by its address: two copies in two folders are two apps.
      start_url: './',
      scope: './',
      display: 'standalone',
      launch_handler: { client_mode: 'focus-existing' },
      background_color: PAPER,
      theme_color: PAPER,
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
      ],
      shortcuts: [
        {
          name: 'Go on with the newest game',
          short_name: 'Go on',
          url: './#/newest',
          icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
        },
        {
          name: 'Daily deal',
          url: './#/daily',
          icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
        },
      ],
      file_handlers: [{ action: './', accept: { 'application/vnd.enza+json': ['.enza'] } }],
      share_target: {
        action: `./${SHARE_TARGET}`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { text: 'text', files: [{ name: 'file', accept: ['text/plain', '.txt', '.enza'] }] },
      },
      screenshots: TAKEN.filter(({ file }) => mayShow(file, titles)).map(({ file, width, height, density, form }) => ({
        src: file,
        sizes: `${width * density}x${height * density}`,
        type: 'image/jpeg',
        form_factor: form,
      })),
    },
  });

/** What takes minutes begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith('/conformance.test.ts'));
    return (await super.sort(files)).sort((one, other) => isLong(other) - isLong(one));
  }
}

/**
 * WebKit never asks again for a script whose preload has failed, not even after a reload: there "Try again" would be in vain
 * (https://bugs.webkit.org/show_bug.cgi?id=270357). What the shelf goes without may fail so.
 */
const preloaded = (file: string, deps: string[], { hostType }: { readonly hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' || OF_SHELF.test(file) ? deps : deps.filter((dep) => dep.endsWith('.css'));
const OF_SHELF = /\/(?:begun|lids|InstallCard)-/;

export default defineConfig(async ({ mode }) => {
  // 'few' is the app without most of its titles, for the tests of that
  const titles = titlesNamed(mode === 'few' ? 'fairy-light,alfheim' : process.env.ENZA_TITLES);
  return {
    base: './', // works at a domain's root and under a folder alike
    // 'next' is the same app as a newer build, for the tests of updating
    define: {
      __APP_VERSION__: JSON.stringify(mode === 'next' ? `${version}+next` : version),
      __REPORTS__: JSON.stringify(
        reportsAddress(mode === 'next' ? 'mailto:enza@example.org' : process.env.ENZA_REPORTS),
      ),
      __OPENS__: mode === 'test' ? '[]' : JSON.stringify(await kindsOpened(titles)),
    },
    build: {
      target: 'es2022',
      cssTarget: [`safari${BROWSERS.safari}`, `chrome${BROWSERS.chromium}`, `firefox${BROWSERS.firefox}`],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      rolldownOptions: {
        // 'parts' is no app: every part that games share on a page of its own, for the tests
        ...(mode === 'parts' ? { input: 'src/parts/index.html' } : {}),
        // what stands before the first paint is two files of like size that come side by side, and no cascade of many
        output: {
          // All names stand in the first file: what only several screens share goes without one, and few letters tell the
          // versions of one file apart, since the service worker asks for more than a name.
          chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
            isDynamicEntry || isTier(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: chunkGroups(),
          },
        },
      },
    },
    worker: {
      format: 'es' as const,
      plugins: () => [onlyTitles(titles), kept.look()],
      rolldownOptions: {
        output: {
          codeSplitting: {
            // WebKit runs a worker's own script once more if a part of it imports from it: there would be two hosts.
            // The cores of the two workers differ: rules that take from neither are one file for both.
            groups: [
              { name: 'equal', test: /src\/engine\/equal\.ts$/, priority: 1 },
              // By itself: the host comes by it before the rest, and files that hold the same in another order are two.
              { name: 'rng', test: /src\/engine\/rng\.ts$/, priority: 1 },
              { name: 'seating', test: /src\/engine\/seating\.ts$/, priority: 1 },
              { name: 'kit', test: /src\/engine\/(?:game|lists)\.ts$/, priority: 1 },
              { name: 'likelihood', test: /src\/bots\/likelihood\.ts$/, priority: 1 },
              { name: 'core', test: /src\/(?!games\/|(?:host|thinker)\/main\.ts)|node_modules/ },
            ],
          },
        },
      },
    },
    plugins:
      mode === 'test' || mode === 'parts'
        ? []
        : [
            onlyTitles(titles),
            watchdog('src/pwa/watchdog/main.ts'),
            fetchTogether(),
            compileAhead(isTier),
            kept.look(),
            pwa(titles),
          ],
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      pool: 'threads' as const,
      isolate: false,
      // unasked it leaves one core idle, which on two is half of the machine
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      // no test measures time: these only end one that hangs
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  };
});
