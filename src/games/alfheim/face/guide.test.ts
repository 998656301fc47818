import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { guide as spoken } from '../guide/index.ts';
import { guide } from './guide.ts';

test('no bubble breaks the Japanese words for a clue and for honey, and each says what the guide does', () => {
  const said = ({ script }: typeof guide) =>
    script.flatMap(({ bubbles }) => bubbles.map((bubble) => plain(bubble.said.ja, String)));
  expect(said(guide).filter((text) => /手がかり|はちみつ/.test(text))).toEqual([]);
  expect(said(guide).map((text) => text.replaceAll('\u2060', ''))).toEqual(said(spoken));
});
