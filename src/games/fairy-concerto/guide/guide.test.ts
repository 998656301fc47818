import { expect, test } from 'vitest';
import { rngFor } from '../../../engine/rng.ts';
import { iconsIn, testGuide } from '../../../tests/guide.ts';
import { facts } from '../facts.ts';
import {
  type Counts,
  cardOf,
  countsOf,
  fairyThing,
  harpistThing,
  KINDS,
  LETTERS,
  markOf,
  pianistThing,
  scoreThing,
  soloistThing,
} from '../rules/cards.ts';
import { copy, deal } from '../rules/deal.ts';
import { asks, moves } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { State, View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const { setup, seed, script, learner } = guide;

/** The match before each scripted move, and before the free game. */
const stations: readonly State[] = (() => {
  const state = deal(setup, rngFor(seed, 0));
  return script.map(({ next }) => {
    const before = copy(state);
    if (next !== 'free') play(state, next.seat, next.move);
    return before;
  });
})();
const at = (step: number): State => stations[step] as State;
const END = at(script.length - 1);
const letters = (counts: Counts): string => KINDS.map((kind) => LETTERS[kind].repeat(counts[kind])).join('');

testGuide(guide, { facts, voices, shortest: 10, seenAt: (step) => view(at(step), learner) });

test('each scripted move is legal for one who is asked then', () => {
  script.forEach(({ next }, step) => {
    if (next === 'free') return;
    expect(asks(at(step)).map(({ seat }) => seat)).toContain(next.seat);
    expect(moves(at(step), next.seat)).toContainEqual(next.move);
  });
});

test('most of the game is still to be played when the script ends, and the learner is asked', () => {
  expect(END).toMatchObject({ step: 'choose', round: 0, draft: 3 });
  expect(asks(END)[0]?.seat).toBe(learner);
});

/** What the table has to point at. */
function onTable(view: View): string[] {
  const { soloist, pianist, harpist, scoreCards, dealt, offered } = view;
  return [
    ...['contest:popular', 'contest:conductor', soloistThing(soloist), pianistThing(pianist), harpistThing(harpist)],
    ...[...scoreCards.flat(), ...dealt.flatMap((cards) => cards ?? []), ...offered].map(scoreThing),
    ...KINDS.map(fairyThing),
  ];
}

test('every bubble points at something that lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    const things = onTable(view(at(step), learner));
    for (const { target, about = [] } of bubbles)
      for (const thing of target ? [target, ...about] : []) expect(things).toContain(thing);
  });
});

test('icons in the line are fairies', () => {
  const icons = iconsIn(guide);
  expect(icons.length).toBeGreaterThan(4);
  for (const icon of icons) expect(LETTERS).toContain(icon);
});

test('the deal is the one that is told of', () => {
  const [state] = stations as [State];
  expect(LETTERS[state.popular]).toBe('H');
  expect([state.first, state.harpist]).toEqual([learner, 'VH']);
  expect(state.dealt[learner]).toContain(cardOf('HHHCC'));
  const composing = at(script.findIndex(({ next }) => next !== 'free' && !('take' in next.move)));
  expect(composing.offered.map(markOf)).toContain('TTTHHH');
  expect(END.orchestras[learner]).toEqual(countsOf('VHC'));
  expect(letters(END.hands[learner] as Counts)).toHaveLength(3);
});
