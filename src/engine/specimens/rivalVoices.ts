import { tinyVoices } from './voices.ts';

export const voices = tinyVoices({
  rules: {
    'take.turn': ['You take in turn.', '順番に取ります。'],
    'take.end': ['You take from an end of the row.', '列の端から取ります。'],
    'card.points': ['A card counts its number.', 'カードの数が点になります。'],
  },
  steps: { take: ['Take a card', 'カードを取る'] },
  events: { took: ['A card is taken.', 'カードを取りました。'], rival: ['The rival takes.', 'ライバルが取りました。'] },
  options: { manner: ['dice', 'greed'] },
  rival: ['The rival', 'ライバル'],
});
