import { describe, expect, test } from 'vitest';
import { plainOptions } from '../engine/setup.ts';
import { FACES } from '../games/faces.ts';
import { type Phrase, plain } from '../words/phrase.ts';
import { LANGS, type Lang } from '../words/voice.ts';
import { loadGame } from './games.ts';
import { QUESTIONS } from './questions.ts';

const ASKED = 10;
/** The number for which *At a glance* is looked at: what is so for most. */
const SEATS = 3;

/** The lines that a newcomer has read in the lesson, or can glance at in play. */
async function linesOf(game: string, lang: Lang): Promise<readonly string[]> {
  const face = (await FACES[game]?.[lang]())?.face;
  const [guide, leaflet] = await Promise.all([face?.guide?.(), face?.leaflet()]);
  const { seats, ...facts } = (await loadGame(game)).facts;
  const at = Math.min(seats.most, SEATS);
  const options = plainOptions({ seats, ...facts }, at);
  const aid = leaflet?.leaflet.aidAt?.({ seats: at, options }, lang) ?? leaflet?.leaflet.aid[lang] ?? [];
  const said: Phrase[] = [
    ...aid.flatMap(({ title, lines }) => [[title], ...lines]),
    ...(guide?.guide.script.flatMap(({ bubbles }) => bubbles.map((bubble) => bubble.said[lang])) ?? []),
  ];
  // Joiners hold a line together and say nothing.
  return said.map((phrase) => plain(phrase, String).replaceAll('\u2060', ''));
}

describe.each(Object.keys(FACES))('%s', (game) => {
  const questions = QUESTIONS[game] ?? [];

  test('ten questions are asked of it', () => {
    expect(new Set(questions.map(({ asked }) => asked)).size).toBe(ASKED);
  });

  test.each(LANGS)('its lesson and what is seen at a glance answer each of them in %s', async (lang) => {
    const lines = await linesOf(game, lang);
    const isAnswered = (pieces: readonly string[]): boolean =>
      lines.some((line) => pieces.every((piece) => line.includes(piece)));
    expect(questions.filter(({ answer }) => !isAnswered(answer[lang])).map(({ asked }) => asked)).toEqual([]);
  });
});
