import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What all may wear: the parts that are shared, and what stands beside the screens. */
const isShared = (home: string): boolean => home.startsWith('src/ui') || home === 'src/app';

/** Style sheets stay when their screen goes: src/app/shelf, src/games/alfheim. */
const homeOf = (file: string): string => dirname(file).split('/').slice(0, 3).join('/');

const files = (end: string): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.startsWith('parts/'))
    .map((file) => join('src', file));

const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '');

const hasAllBrackets = (text: string): boolean => text.split('(').length === text.split(')').length;

function partsOf(head: string): readonly string[] {
  const parts: string[] = [];
  for (const part of head.split(',')) {
    const last = parts.at(-1);
    if (last === undefined || hasAllBrackets(last)) parts.push(part);
    else parts[parts.length - 1] = `${last},${part}`;
  }
  return parts;
}

/** Each selector of a sheet by itself; what stands in `:is()` stays together. */
function selectorsIn(css: string): string[] {
  const heads = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...heads]
    .map(([, head]) => head?.trim() ?? '')
    .filter((head) => !head.startsWith('@'))
    .flatMap(partsOf)
    .map((selector) => selector.trim());
}

/** Under what a selector stands: its first part, but the root; with `:has()`, what that part must hold. */
function baseOf(selector: string): string {
  const [first = ''] = selector.split(/[\s>+~]+(?![^(]*\))/).filter((part) => !part.startsWith(':root'));
  return /:has\(([^)]*)\)/.exec(first)?.[1] ?? first.replaceAll(/:is\([^)]*\)/g, '');
}

const SHEETS = files('.css').map((file) => ({ file, selectors: selectorsIn(readFileSync(file, 'utf8')) }));

/** The homes of each class. */
const homes = new Map<string, Set<string>>();
for (const { file, selectors } of SHEETS) {
  for (const name of selectors.flatMap((selector) => classesIn(baseOf(selector)))) {
    homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(file)));
  }
}
const isSharedClass = (name: string): boolean => [...(homes.get(name) ?? [])].some(isShared);

test('no class means one thing on one screen and another on the next', () => {
  const twice = [...homes].filter(([name, all]) => all.size > 1 && !isSharedClass(name));
  expect(twice.map(([name, all]) => `.${name}: ${[...all].join(', ')}`)).toEqual([]);
});

test('what a screen says of a shared class holds on that screen alone', () => {
  const reaching = SHEETS.filter(({ file }) => !isShared(homeOf(file))).flatMap(({ file, selectors }) =>
    selectors
      .filter((selector) => !/^(?::root|\[data-game=|(?:from|to|[\d.]+%)$)/.test(selector))
      .filter((selector) => classesIn(selector).every(isSharedClass))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(reaching).toEqual([]);
});

test('nothing wears what is defined for another screen', () => {
  const borrowed = files('.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/class=(?:"([^"]*)"|\{([^}]*)\})/g)]
      .flatMap(([, plain, made]) => plain ?? [...(made ?? '').matchAll(/['`]([^'`]*)['`]/g)].map(([, text]) => text))
      .flatMap((names) => names?.split(/\s+/) ?? [])
      .filter((name) => homes.has(name) && !isSharedClass(name) && !homes.get(name)?.has(homeOf(file)))
      .map((name) => `${file}: ${name}`),
  );
  expect(borrowed).toEqual([]);
});

/** The last part of a selector, which it dresses, without what stands in brackets. */
function dressedBy(selector: string): string {
  const bare = selector.replaceAll(/\([^()]*\)/g, '');
  return bare === selector ? (bare.split(/[\s>+~]+/).at(-1) ?? '') : dressedBy(bare);
}

test('what a rule with :has() dresses is named: else a browser dresses all that there is anew whenever something comes', () => {
  const nameless = SHEETS.flatMap(({ file, selectors }) =>
    selectors
      .filter((selector) => selector.includes(':has(') && /^(?:\*|:(?!is|where))/.test(dressedBy(selector)))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(nameless).toEqual([]);
});
