import { expect, test } from 'vitest';
import { blankPage } from '../../../tests/page.ts';
import { positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { labelsIn, voiceIn } from '../words/say.ts';
import { Board } from './Board.tsx';

const nothing = (): void => {};
const ACTS = { select: nothing, compose: nothing, press: nothing, commit: nothing, wonder: nothing, explain: nothing };

test('while a guide only tells of a turn, its actions stand there to be pointed at, and none can be chosen', () => {
  const state = positionOf({ hands: ['suri-blue kuge', 'sadou'], reserves: ['dangoya-red'] });
  const page = blankPage();
  page.draw(
    <Board
      words={labelsIn('en')}
      voice={voiceIn('en')}
      view={view(state, 0)}
      eyes={0}
      lang="en"
      seat={0}
      offers={[]}
      selected={null}
      events={[]}
      since={[]}
      recalls
      arePointsCovered={false}
      names={String}
      {...ACTS}
    />,
  );
  const actions = page.html().match(/<button[^>]*data-thing="act:[^>]*>/g) ?? [];
  expect(actions.map((button) => /act:(\w+)/.exec(button)?.[1])).toEqual(['guest', 'publicity', 'introduce']);
  for (const button of actions) expect(button).toContain('aria-disabled="true"');
});
