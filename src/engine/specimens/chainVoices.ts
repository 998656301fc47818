import { tinyVoices } from './voices.ts';

export const voices = tinyVoices({
  rules: {
    'step.order': ['The newest effect comes first.', '新しい効果が先です。'],
    'row.place': ['You choose among the open cards.', '表のカードから選びます。'],
    'card.worth': ['A coin is worth two, others one.', 'コインは二点、他は一点です。'],
  },
  steps: { take: ['Take a card', 'カードを取る'], swap: ['Sink a card or pass', '一枚を沈めるか、やめる'] },
  events: {
    took: ['A card is taken.', 'カードを取りました。'],
    swapped: ['A card is sunk.', 'カードを沈めました。'],
    kept: ['All stays.', 'そのままです。'],
    opened: ['A card is opened.', 'カードを開きました。'],
  },
});
