import { claim } from '../../engine/game.ts';
import { tally } from '../../engine/lists.ts';
import { smallChecks } from '../../engine/small/checks.ts';
import { type Event, hidden, type State, steps } from './rules/index.ts';

export const checks = smallChecks<State, 'lay', Event>({
  rules: ['lay.hand', 'card.alone'],
  steps,
  hidden: hidden.another,
  census: ({ hands, kept }) => tally([...hands, ...kept].flat()),
  holds: ({ hands }) => claim(new Set(hands.map(({ length }) => length)).size === 1, 'the hands are not equally large'),
  features: ['kept', 'lost'],
  met: (_state, _move, events) => events.map(({ kind }) => kind),
});
