import { tinyVoices } from './voices.ts';

export const voices = tinyVoices({
  rules: {
    'place.step': ['Place, then turn over if you like.', '置いてから、望めばめくります。'],
    'place.hand': [
      'You place a card of your hand and turn a covered one above two.',
      '手札から置き、伏せた三以上の一枚をめくります。',
    ],
    'cell.higher': ['The higher card of a cell gets a point.', 'マスごとに大きいカードが一点です。'],
  },
  steps: {
    place: ['Place a card face down', 'カードを伏せて置く'],
    turn: ['Turn one over or pass', '一枚めくるか、やめる'],
  },
  events: {
    placed: ['A card lies face down.', 'カードを伏せました。'],
    own: ['The own card lies face down.', '自分のカードを伏せました。'],
    turned: ['A card is turned over.', 'カードをめくりました。'],
    left: ['All stays covered.', '伏せたままです。'],
    drew: ['A card is drawn.', 'カードを引きました。'],
    end: ['All is turned over.', 'すべてめくりました。'],
  },
});
