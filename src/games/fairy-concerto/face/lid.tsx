import type { TurnPicture } from '../../../ui/face.ts';
import type { InBoth } from '../../../words/phrase.ts';

const INK = '#2a1c2c';
const GOLD = '#e6b656';
const SKIN = '#ffe3c8';
const ROBE = 'M0-26c5.5 0 8 2.5 9 7 1.3 6 2.5 11 4 16-4.5 2.4-21.5 2.4-26 0 1.5-5 2.7-10 4-16 1-4.5 3.5-7 9-7Z';

/** Curtain up: a trumpeter, a drummer and a violinist on the stage, and the baton that waits for them. */
export const Cover = () => (
  <svg viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#31143a" d="M0 0h96v128H0Z" />
    <path fill="#fbe3a4" opacity=".3" d="M36 0h24l32 128H4Z" />
    <g stroke={INK} stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path fill="#b87b4a" d="M-2 92c26-13 74-13 100 0v38H-2Z" />
      <g transform="translate(23 84)">
        <Fairy robe={GOLD} />
        <path fill={GOLD} d="M-10-36C-9-43-13-49-19-48c1-5 9-6 14-2s11 7 15 14c-5-3-15-3-20 0Z" />
        <path fill="#ffd66b" d="m2-26 1 2 13-7c3-1 6 0 9 2l-7-14c0 4-1 6-4 8Z" />
      </g>
      <g transform="translate(71 86)">
        <Fairy robe="#9a5bb0" />
        <path fill="#62307a" d="M-10-31c-3-12 4-15 10-15s13 3 10 15c-2-6-5-8-10-8s-8 2-10 8ZM0-45a5 5 0 1 1 .1 0Z" />
        <path fill="#c9742c" d="M-5-9c-4-3-3-8 1-9 2 0 2-2 3-4 3-4 8-1 7 3 0 2-2 2-2 4 0 6-5 9-9 6ZM4-22l9-9" />
        <path fill="none" d="M-3-23c7 3 11 7 13 12" />
      </g>
      <g transform="translate(48 116) scale(1.1)">
        <Fairy robe="#d4523a" />
        <path fill="#d4523a" d="m-9-37-1-14c6 3 14 3 20 0L9-37c-5 2-13 2-18 0Z" />
        <path fill={GOLD} d="M-10-36c6 2 14 2 20 0v-3c-6 2-14 2-20 0ZM0-51c-4-3-4-8 0-11 4 3 4 8 0 11Z" />
        <path stroke-width="2.5" d="m-5-15-9-12M5-15l9-12" />
        <path fill="#e8735a" d="M-13-14v10c0 3 6 5 13 5s13-2 13-5v-10Z" />
        <path fill="none" stroke="#fff6e4" d="m-13-11 5 11 4-9L0 1l4-10L8 0l5-11" />
        <ellipse fill="#fff6e4" cy="-14" rx="13" ry="4.5" />
      </g>
      <path fill="#6a2c70" d="M-2-2h14C13 30 10 64 0 94l-4 3ZM98-2H84c-1 32 2 66 12 96l6 3Z" />
      <path fill="none" stroke={GOLD} d="M5 0c1 30 0 58-3 82M91 0c-1 30 0 58 3 82" />
      <path fill="#8c3f92" d="M-2-2h100v18c-4 8-16 8-20 0-3 8-16 8-20 0-3 8-17 8-20 0-4 8-17 8-20 0-4 8-16 8-20 0Z" />
      <path stroke-width="5" d="m80 116 9-12" />
      <path stroke="#fff6e4" stroke-width="2.2" d="m80 116 9-12" />
      <path fill={GOLD} d="M77 121c-2-3 0-8 4-8 2 4 0 9-4 8Z" />
    </g>
  </svg>
);

const Fairy = ({ robe }: { readonly robe: string }) => (
  <>
    <path
      fill="#f5e6f0"
      d="M4-22c8-15 19-14 18-5S12-15 4-19c10-2 16 0 15 6s-10 3-15-2M-4-22c-8-15-19-14-18-5s10 12 18 8c-10-2-16 0-15 6s10 3 15-2"
    />
    <path fill={robe} d={ROBE} />
    <circle fill={SKIN} cy="-33" r="9.5" />
    <path fill="none" d="M-4-33v1M4-33v1M-2.5-28.5q2.5 2.5 5 0" />
  </>
);

export const pitch: InBoth<string> = {
  en: 'Choose a fairy from your hand, pass the rest on, and build an orchestra of twelve. At the end it plays for you.',
  ja: '妖精コマを1個選び、残りを左隣に渡して、12個のオーケストラを作ります。最後に、その演奏が聴けます。',
};

export const credit: InBoth<string> = {
  en: 'Takeo Yamada (takewatch), uchibacoya 2022',
  ja: 'ヤマダタケオ（takewatch）、uchibacoya 2022',
};

export const mood = 'gentle';

export const turn: readonly TurnPicture[] = [
  { icons: ['H'], said: { en: 'Choose one fairy in secret', ja: '秘密に1個選ぶ' } },
  { icons: ['T', 'D', 'V'], said: { en: 'Pass the rest to the left', ja: '残りを左隣に渡す' } },
  { icons: ['C'], said: { en: 'A composer brings a score card', ja: '作曲家でスコアカード' } },
  { icons: ['conductor', 'soloist'], said: { en: 'Twelve fairies are scored', ja: '12個で得点計算' } },
];
