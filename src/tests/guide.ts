import { expect, test } from 'vitest';
import type { AnyView, Facts } from '../engine/game.ts';
import { setupFault } from '../engine/setup.ts';
import type { Guide } from '../words/guide.ts';
import { type InBoth, plain } from '../words/phrase.ts';
import { type AnyVoice, LANGS } from '../words/voice.ts';

interface Lesson {
  readonly facts: Facts;
  readonly voices: InBoth<AnyVoice>;
  /** What whoever learns sees at that step. */
  seenAt(step: number): unknown;
  /** No bubble says less than so many letters. */
  readonly shortest: number;
}

/** What every first game that explains itself owes, whatever it tells. */
export function testGuide<Move>(guide: Guide<Move>, { facts, voices, seenAt, shortest }: Lesson): void {
  const { setup, script, learner, partners } = guide;

  test('the guide sets its game up as it can be', () => {
    expect(setupFault(facts, setup)).toBeNull();
  });

  test('everybody at the table has a chair and a name', () => {
    const seats = [learner, ...Object.keys(partners).map(Number)];
    expect(seats.sort()).toEqual(Array.from({ length: setup.seats }, (_, seat) => seat));
  });

  test('only the last step is free', () => {
    expect(script.flatMap(({ next }, step) => (next === 'free' ? [step] : []))).toEqual([script.length - 1]);
  });

  test('whoever learns is told something before every own move', () => {
    for (const { next, bubbles } of script) {
      if (next === 'free' || next.seat === learner) expect(bubbles.length).toBeGreaterThan(0);
    }
  });

  test('every bubble says it in both languages, and what it points at is explained', () => {
    script.forEach(({ bubbles }, step) => {
      for (const { target, said } of bubbles) {
        for (const lang of LANGS) {
          expect(plain(said[lang], String).length).toBeGreaterThan(shortest);
          if (target) expect(plain(voices[lang].explain(target, seenAt(step) as AnyView), String)).not.toBe('');
        }
      }
    });
  });
}

/** The icons in the line of all bubbles. */
export const iconsIn = ({ script }: Guide<unknown>): string[] =>
  script.flatMap(({ bubbles }) =>
    bubbles.flatMap(({ said }) =>
      LANGS.flatMap((lang) =>
        said[lang].flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
      ),
    ),
  );
