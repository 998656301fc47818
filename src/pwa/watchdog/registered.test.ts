import { afterEach, expect, test, vi } from 'vitest';
import { registered } from './rescue.ts';

afterEach(() => void vi.unstubAllGlobals());

function covered(scope: string | null): void {
  vi.stubGlobal('location', { href: 'https://host.example/enza/#/settings' });
  const registration = scope === null ? undefined : { scope };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

test.each([
  ['https://host.example/enza/', true],
  ['https://host.example/', false],
  [null, false],
])('a page that is covered by the service worker of %s has its own: %j', async (scope, own) => {
  covered(scope);
  expect(await registered()).toEqual(own ? { scope } : undefined);
});

test('a browser that has or allows no service workers has none of ours', async () => {
  vi.stubGlobal('navigator', {});
  expect(await registered()).toBeUndefined();
  const getRegistration = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('location', { href: 'https://host.example/enza/' });
  expect(await registered()).toBeUndefined();
});
