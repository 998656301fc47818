import { type Counts, NEEDS } from '../rules/cards.ts';
import { present } from './known.ts';
import { type Labels, type Part, signed, sum } from './labels.ts';
import { capital, fairyName, many, needs, ROW_NAMES } from './names.en.ts';

const listed = (counts: Counts): string =>
  present(counts)
    .map(({ kind, count }) => many(count, fairyName(kind)))
    .join(', ') || 'nobody';
const HELD: Readonly<Record<Part, string>> = { add: 'to add', remove: 'to remove', bach: 'goes to Bach' };
export const labels: Labels = {
  bach: 'Bach',
  contests: 'What counts, as it stands',
  contest: (row, name, own, honour, lead) =>
    [
      `${ROW_NAMES[row]}: ${name} ${own}`,
      ...(honour ? ['has the honour'] : []),
      ...(lead === null ? [] : [`the honour is with ${lead}`]),
    ].join(', '),
  change: signed,
  musicians: (kind, count, coming) =>
    `${many(count, fairyName(kind))}${coming > 0 ? `, ${coming} more with this choice` : ''}`,
  lacks: (missing) => {
    const [one, ...others] = present(missing);
    if (!one) return 'met';
    const total = sum(missing);
    return others.length === 0
      ? `${total} more ${fairyName(one.kind)}${total === 1 ? '' : 's'}`
      : `${total} more fairies`;
  },
  more: (count) => `${count} more`,
  met: 'Met',
  scoreCard: (card, lacks) => `Score card, ${needs(NEEDS[card] ?? [])}: ${lacks}`,
  faceDown: (count) => `${many(count, 'score card')}, face down`,
  hand: 'Your hand',
  held: (kind, change, part) =>
    [
      capital(fairyName(kind)),
      ...(change === null ? [] : [`${signed(change)} points`]),
      ...(part === null ? [] : [HELD[part]]),
    ].join(', '),
  parts: { add: 'Add', remove: 'Remove', bach: 'Bach' },
  keepOne: 'Keep one score card',
  keepLater: 'Dealt: you keep one of them after the fairies',
  offeredTo: (name) => `${name}’s composer brings`,
  kept: (label) => `${label}, chosen`,
  revealed: 'All at once',
  adds: (name, took, removed) =>
    `${name}: ${took.map(fairyName).join(', ')}${removed === null ? '' : `, removed ${fairyName(removed)}`}`,
  hands: 'The hands',
  holds: (name, count) => `${name}: ${count} in hand`,
  piles: 'Piles',
  bag: (count) => `${count} fairies not drawn`,
  left: (counts) => `Not drawn: ${listed(counts)}`,
  deck: (count) => `${many(count, 'score card')} in the deck`,
  discard: (count) => `${count} discarded`,
  removed: (count) => `${count} removed from the game`,
  round: (now, all) => `Round ${now} of ${all}`,
  drawn: 'Drawn',
  you: 'You',
  memory: 'Show hands seen before',
  seenHand: (name, hand) => `${name} holds, as you know: ${listed(hand)}`,
  comesBack: 'This hand comes round again',
};
