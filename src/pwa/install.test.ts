import { expect, test } from 'vitest';
import { type InstallOffer, install, wayToInstall } from './install.ts';

const OFFER = {} as InstallOffer;

const place = (mode: string, navigator: { standalone?: boolean } = {}) => ({
  navigator,
  matchMedia: (query: string) => ({ matches: query === `(display-mode: ${mode})` }),
});

test.each([
  ['a browser that offers it', OFFER, place('browser'), 'button'],
  ['Safari on iOS', null, place('browser', { standalone: false }), 'byHand'],
  ['a browser that says nothing', null, place('browser'), null],
  ['the installed app', OFFER, place('standalone'), null],
  ['the installed app on iOS', null, place('browser', { standalone: true }), null],
  ['the app in its own bare window', OFFER, place('minimal-ui'), null],
] as const)('the way to install in %s', (_, offer, standing, way) => expect(wayToInstall(offer, standing)).toBe(way));

const offered = (prompt: () => Promise<unknown>, outcome: 'accepted' | 'dismissed') =>
  ({ prompt, userChoice: Promise.resolve({ outcome }) }) as InstallOffer;

test.each(['accepted', 'dismissed'] as const)('an offer that was %s', async (outcome) => {
  expect(await install(offered(async () => undefined, outcome))).toBe(outcome === 'accepted');
});

test('an offer that the browser takes back breaks nothing', async () => {
  expect(await install(offered(() => Promise.reject(new Error('used')), 'accepted'))).toBe(false);
});
