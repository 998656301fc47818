import type { TurnPicture } from '../../../ui/face.ts';
import type { InBoth } from '../../../words/phrase.ts';

const DAY = '#f6cf73';
const NIGHT = '#2c3d82';
const INK = '#221a12';
const LEAF = '#5f8f4e';
const LEAF_DEEP = '#2f5a45';
const BARK = '#7a5236';
const FUR = '#fff6e4';

/** Day meets night in one clearing, and a Cotton sits between. */
export const Cover = () => (
  <svg viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill={NIGHT} d="M0 0h96v128H0Z" />
    <path fill={DAY} d="M0 0h50c-7 16 5 28-2 44s7 30 0 46 3 26-2 38H0Z" />
    <g fill="none" stroke={INK} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
      <path fill="#fff3cf" stroke="none" opacity=".55" d="M25 44 8 106h34Z" />
      <path fill="#8fa6ee" stroke="none" opacity=".35" d="M72 44 56 106h34Z" />
      <path d="M25 20v6M25 54v6M5 40h6M39 40h6M10.9 25.9l4.2 4.2M35 50l4.2 4.2M10.9 54.1l4.2-4.2M35 30l4.2-4.2" />
      <circle fill="#f9b52b" cx="25" cy="40" r="11" />
      <path stroke="#fff" d="M18.5 38a7 7 0 0 1 5-5" />
      <path fill="#b9c9ff" d="M75 27a13.5 13.5 0 1 0 10 19.5A11 11 0 0 1 75 27Z" />
      <path fill="#b9c9ff" stroke-width="1.2" d="m82 32 1.3 3.2 3.2 1.3-3.2 1.3L82 41l-1.3-3.2-3.2-1.3 3.2-1.3Z" />
      <path fill={BARK} d="M-2 128V30c8 8 6 24 8 40s2 32 12 58Z" />
      <path fill={BARK} d="M98 128V30c-8 8-6 24-8 40s-2 32-12 58Z" />
      <path
        fill={LEAF_DEEP}
        d="M-4-4h104v30c-3 6-12 6-14 0-3 7-14 6-15-1-4 6-14 4-14-3-3 5-14 5-17 0-1 7-11 9-15 3-2 7-13 8-15 1-3 6-12 6-14 0Z"
      />
      <path
        fill={LEAF}
        d="M-4-4h104v16c-3 5-10 5-12 0-3 6-13 5-14-1-4 5-13 4-13-2-4 5-13 5-16 0-2 6-12 7-15 1-3 6-13 6-15 1-3 5-9 4-11 1Z"
      />
      <path fill={LEAF} d="M-4 132v-18c14-9 30-11 52-11s38 2 52 11v18Z" />
      <path fill={LEAF_DEEP} d="M6 112c3-7 9-8 13-5-2 6-8 8-13 5ZM90 112c-3-7-9-8-13-5 2 6 8 8 13 5Z" />
      <path stroke-width="7.5" d="M58 104c10 4 17-3 15-12" />
      <path stroke={FUR} stroke-width="4.2" d="M58 104c10 4 17-3 15-12" />
      <path fill="#ffdf94" d="M41 86C31 72 18 76 20 87c1 9 13 12 21 6Z" />
      <path fill="#b7c5f7" d="M55 86c10-14 23-10 21 1-1 9-13 12-21 6Z" />
      <path fill={FUR} d="M48 78c9 0 13 10 13 18 0 9-6 12-13 12s-13-3-13-12c0-8 4-18 13-18Z" />
      <path
        fill={FUR}
        d="M31.5 74c-1.5-9-.5-17 1.8-24l9.3 8.8q5.4-1.2 10.8 0L62.7 50c2.3 7 3.3 15 1.8 24-2.5 11-30.5 11-33 0Z"
      />
      <path stroke="none" fill="#f3b0a4" d="m36 55.5 1.2 7 3.8-2.6ZM60 55.5l-1.2 7-3.8-2.6Z" />
      <path d="M38.5 70q3-3.6 6 0M51.5 70q3-3.6 6 0M46 74.5l2 1.6 2-1.6M36 76l-8-.8M60 76l8-.8" />
      <path fill="#d8493f" d="M48 101c-8-5-6.5-11-3-11 2 0 2.7 1.5 3 2.5.3-1 1-2.5 3-2.5 3.5 0 5 6-3 11Z" />
    </g>
  </svg>
);

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
