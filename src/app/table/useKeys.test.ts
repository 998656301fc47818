import { describe, expect, test } from 'vitest';
import { meaningOf } from './useTable.ts';

const press = (key: string, more: Partial<Parameters<typeof meaningOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

describe('a key at the table', () => {
  test.each([
    ['confirms', press('Enter', { ctrlKey: true }), 'confirm'],
    ['confirms on a keyboard of the other kind', press('Enter', { metaKey: true }), 'confirm'],
    ['takes back', press('z', { ctrlKey: true }), 'takeBack'],
    ['puts the choice down', press('Escape'), 'putDown'],
  ] as const)('%s wherever the focus is', (_, pressed, meaning) => {
    expect(meaningOf(pressed, false)).toBe(meaning);
    expect(meaningOf(pressed, true)).toBe(meaning);
  });

  test.each([
    [press('n'), 'next'],
    [press('N', { shiftKey: true }), 'previous'],
    [press('m'), 'menu'],
  ] as const)('that is a letter is one wherever nobody types: %o', (pressed, meaning) => {
    expect(meaningOf(pressed, false)).toBe(meaning);
    expect(meaningOf(pressed, true)).toBeNull();
  });

  test('that is the browser’s own is left to it', () => {
    for (const key of ['Enter', 'z', 'Escape', 'n', 'm']) {
      expect(meaningOf(press(key, { altKey: true }), false)).toBeNull();
    }
    expect(meaningOf(press('n', { ctrlKey: true }), false)).toBeNull();
    expect(meaningOf(press('Enter'), false)).toBeNull();
  });
});
