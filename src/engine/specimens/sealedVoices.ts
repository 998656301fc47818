import { tinyVoices } from './voices.ts';

export const voices = tinyVoices({
  rules: {
    'choose.step': ['First the card, then its way.', '先にカード、次に行き先を選びます。'],
    'choose.hand': ['You choose a card of your hand.', '手札から一枚を選びます。'],
    'card.points': ['A card counts for whoever gets it.', 'カードは受け取った人の点になります。'],
  },
  steps: {
    card: ['Choose a card', 'カードを選ぶ'],
    way: ['Keep it or give it', '残すか渡すか'],
    bonus: ['Say who gets one more card', 'もう一枚の行き先を決める'],
  },
  events: {
    ready: ['Somebody has chosen.', '選び終わりました。'],
    shown: ['The cards are shown.', 'カードを公開しました。'],
    bonus: ['One more card is given.', 'もう一枚を渡しました。'],
    hand: ['A new hand comes.', '新しい手札が来ました。'],
  },
  options: { passing: ['left', 'right'] },
});
