import type { TurnPicture } from '../../../ui/gameBox.ts';
import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Sun and Moon build one forest, card by card. The cat fairies in it give their hearts to the side whose symbols they see most.',
  ja: '太陽と月に分かれ、カードでひとつの森を作ります。森に住むネコの妖精コットンは、シンボルが多く見えるほうにハートを渡します。',
};

export const mood = 'sly';

export const turn: readonly TurnPicture[] = [
  { icons: ['sun'], said: { en: 'Place one card', ja: '1枚を配置する' } },
  { icons: ['near', 'ray'], said: { en: 'Cats look where icons point', ja: 'ネコがアイコンの先を示す' } },
  { icons: ['sun', 'moon'], said: { en: 'They count suns and moons', ja: '太陽と月を数える' } },
  { icons: ['heart'], said: { en: 'Most hearts win', ja: 'ハートの多いほうが勝ち' } },
];
