import { expect, test, vi } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { blankPage } from '../../tests/page.ts';
import { learnWords } from '../../words/guide.ts';
import { fetchFace } from '../face.ts';
import { Learn } from './Learn.tsx';

vi.hoisted(() => vi.stubGlobal('location', { hash: '', pathname: '/' }));

const [GAME = ''] = Object.keys(FACES);

test('what a title teaches is offered before its face has come, and stays as it is', async () => {
  const drawn = (): string => {
    const page = blankPage();
    page.draw(<Learn game={GAME} />);
    return page.html();
  };
  const first = drawn();
  for (const said of [learnWords.en.learn, learnWords.en.passing]) expect(first).toContain(said);
  await fetchFace(GAME, 'en');
  expect(drawn()).toBe(first);
});
