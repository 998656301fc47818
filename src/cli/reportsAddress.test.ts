import { expect, it } from 'vitest';
import { reportsAddress } from './titles.ts';

it('an address for reports is one of mail or of the web, or there is none', () => {
  expect(reportsAddress(undefined)).toBeNull();
  expect(reportsAddress('')).toBeNull();
  expect(reportsAddress('mailto:enza@example.org')).toBe('mailto:enza@example.org');
  expect(reportsAddress('https://example.org/issues')).toBe('https://example.org/issues');
  for (const wrong of ['enza@example.org', 'javascript:alert(1)', 'http://example.org', 'data:text/html,x'])
    expect(() => reportsAddress(wrong), wrong).toThrow('ENZA_REPORTS');
});
