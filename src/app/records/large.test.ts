import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a style sheet says of a selector, wherever it stands alone. */
function saidOf(file: string, selector: string): string {
  const css = readFileSync(`src/app/${file}`, 'utf8');
  return css.split('}').find((rule) => rule.split('{')[0]?.trim() === selector) ?? '';
}

// Both screens let a long name break anywhere, which a figure in it would do as well: 41 was read as 4 and 1.
test.each([
  ['records/records.css', '.record dd', 'overflow-wrap: normal'],
  ['records/records.css', '.evenings ul :is(b, .won)', 'white-space: nowrap'],
  ['daily/daily.css', '.day', 'overflow-wrap: normal'],
  // Seven in a row of the narrowest phone: letters of twice the size would not fit.
  ['daily/daily.css', '.day', 'font-size: min(1em, 4.5vw)'],
])('figures in %s stay whole at letters of twice the size: %s', (file, selector, says) => {
  expect(saidOf(file, selector)).toContain(`${says};`);
});
