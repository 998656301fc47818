import { describe, expect, test } from 'vitest';
import type { AnyMove, Eyes } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { plain } from '../words/phrase.ts';
import { LANGS } from '../words/voice.ts';
import { FACES } from './faces.ts';
import { fixturesOf } from './fixtures.ts';
import { RULES } from './rules.ts';

/** A moment in so many is looked at. */
const STRIDE = 7;
const nameOf = (seat: number): string => `<${seat}>`;

/** A game need not remind anybody. */
const reminding: string[] = [];
for (const [id, { en }] of Object.entries(FACES)) {
  const { leaflet } = await (await en()).face.leaflet();
  if (leaflet.recall) reminding.push(id);
}

test('there are games that remind people of what they could know', () => {
  expect(reminding).not.toEqual([]);
});

describe.each(reminding)('what is known in %s', (id) => {
  test('is said alike in both languages at any moment, of others alone, and is whole', async () => {
    const [rules, en, ja] = await Promise.all([RULES[id]?.rules(), FACES[id]?.en(), FACES[id]?.ja()]);
    const leaflets = { en: await en?.face.leaflet(), ja: await ja?.face.leaflet() };
    const game = rules?.game;
    if (!game) throw new Error('no rules');
    const said = new Set<string>();
    for (const { setup, seed, log } of fixturesOf(id)) {
      const state = game.deal(setup, rngFor(seed, 0));
      for (const [made, { seat, move }] of log.entries()) {
        const eyes: readonly Eyes[] = made % STRIDE === 0 ? ['onlooker', seat] : [];
        for (const each of eyes) {
          const [inEnglish, inJapanese] = LANGS.map((lang) => {
            const parts = leaflets[lang]?.leaflet.recall?.(game.view(state, each), lang, each) ?? [];
            return parts.map(({ title, lines }) => ({ title, lines: lines.map((line) => plain(line, nameOf)) }));
          });
          expect(inEnglish?.map(({ lines }) => lines.length)).toEqual(inJapanese?.map(({ lines }) => lines.length));
          for (const { title, lines } of [...(inEnglish ?? []), ...(inJapanese ?? [])]) {
            said.add(title);
            expect(lines.length).toBeGreaterThan(0);
            for (const line of lines) {
              expect(line).toMatch(/\S/);
              expect(line).not.toMatch(/undefined|NaN|×-/);
              expect(line.startsWith(`<${each}>`)).toBe(false);
            }
          }
        }
        game.play(state, seat, move as AnyMove, rngFor(seed, made + 1));
      }
    }
    expect(said.size).toBeGreaterThan(0);
  });
});
