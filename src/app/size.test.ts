import { expect, it } from 'vitest';
import { sizeText } from './amounts.ts';

it.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [14_400, '14 kB'],
  [1_449_000, '1.4 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes, 'en').replace('\u00a0', ' ')).toBe(text));
