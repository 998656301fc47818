import type { TurnPicture } from '../../../ui/face.ts';
import type { InBoth } from '../../../words/phrase.ts';

const INK = '#2b2320';
const CREAM = '#fff6e4';
const RED = '#d8412f';
const CRUST = '#d9984a';
const BERRY = '#9a3a5e';
const WHITE = '#f4efe6';
const ORANGE = '#e2693c';
const BLUSH = '#ffd9c4';
const CHECKS = 'M-4 112h104M-4 122h104M14 98-2 130M31 98l-8 32M48 98v32M65 98l8 32M82 98l16 32';

/** A picnic below the castle: a bear and a tiger, and the pie that both of them want. */
export const Cover = () => (
  <svg viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#9fd3ee" d="M0 0h96v128H0Z" />
    <g fill="none" stroke={INK} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
      <circle fill="#ffd66b" cx="76" cy="20" r="9" />
      <path stroke="#ffd66b" d="M76 6V3M90 20h3M86 10l2-2M66 10l-2-2M62 20h-3" />
      <path
        fill={CREAM}
        stroke="none"
        d="M8 22c0-6 9-7 11-2 7-3 10 6 4 8H10c-5 0-6-5-2-6ZM71 42c0-4 6-5 8-1 5-2 7 4 3 6h-9c-4 0-5-4-2-5Z"
      />
      <path fill="#a8c99a" d="M-4 70C10 52 30 50 48 54s36-2 52-12v60H-4Z" />
      <path fill="#ebd58c" stroke="none" d="m8 62 10-5 10 5v11l-10 5-10-5Z" />
      <path fill="#9cb8d6" stroke="none" d="m68 58 10-5 10 5v11l-10 5-10-5Z" />
      <path
        stroke="#7fa76f"
        stroke-width="1.2"
        d="m8 62 10-5 10 5v11l-10 5-10-5ZM28 62l7-3M28 73l8 4M68 58l10-5 10 5v11l-10 5-10-5ZM68 58l-5-2M68 69l-9 4M88 58l12-6"
      />
      <g transform="translate(47 38)">
        <path
          fill="#c9cad1"
          d="M-15 18V-3h4v4h4v-4h5v-8h-2v-5h3v2h2v-2h3v2h2v-2h3v5h-2v8h5v4h4v-4h4v21Z"
          transform="translate(-2 0)"
        />
        <path fill="#a86b3c" d="M-5 18v-5c0-6 8-6 8 0v5Z" />
        <path fill={RED} d="M-1-16v-11l9 3.5-9 3.5" />
        <path d="M-10 6v3M8 6v3M-1-4v3" />
      </g>
      <path fill={RED} d="M-4 102c20-8 84-8 104 0v30H-4Z" />
      <path stroke={CREAM} stroke-width="2.6" d={CHECKS} />
      <path d="M-4 102c20-8 84-8 104 0" />
      <g transform="translate(22 85) rotate(-6) scale(.95)">
        <path fill={WHITE} d="M-19 24c0-16 38-16 38 0Z" />
        <path fill={WHITE} d="M-13-20a7 7 0 1 1-.1 0ZM13-20a7 7 0 1 1-.1 0Z" />
        <path fill={WHITE} d="M0-16c12 0 18 7 18 16S11 17 0 17-18 9-18 0s6-16 18-16Z" />
        <path stroke-width="4" d="M-5-3h.1M10-3h.1" />
        <path fill={BLUSH} d="M3 2c5 0 8 3 8 6s-3 6-8 6-8-3-8-6 3-6 8-6Z" />
        <path fill={INK} d="M0 4.5h6L3 7ZM3 7.5v1.5q-2.5 2-4 .5M3 9q2.5 2 4 .5" />
      </g>
      <g transform="translate(75 87) rotate(6) scale(.95)">
        <path fill={ORANGE} d="M-18 22c0-15 36-15 36 0Z" />
        <path
          fill={ORANGE}
          d="M-16-8C-21-17-12-23-8-15c5-2 11-2 16 0 4-8 13-2 8 7 2 3 2 6 1 9l4 5-6 2c-2 6-8 9-15 9s-13-3-15-9l-6-2 4-5c-1-3-1-6 1-9Z"
        />
        <path fill={CREAM} stroke="none" d="M-3 4c6 0 9 2 9 5s-4 7-9 7-9-3-9-7 3-5 9-5Z" />
        <path d="M0-15v6M-6-14v4M6-14v4M-16 2h5M16 2h-5" />
        <path stroke-width="4" d="M-9-2h.1M5-2h.1" />
        <path fill={INK} d="M-6 5h6l-3 3ZM-3 8v2q-3 3-5 0M-3 10q3 3 5 0" />
      </g>
      <g transform="translate(48 111)">
        <path stroke={CREAM} d="M-4-20c-3-3 3-5 0-8M4-20c-3-3 3-5 0-8" />
        <path fill={BERRY} d="M-20 0c1-10 9-14 20-14S19-10 20 0Z" />
        <path stroke={CRUST} stroke-width="4.5" d="M-9-11-2 0M9-11 2 0M-16-6l4 6M16-6l-4 6" />
        <path d="M-20 0c1-10 9-14 20-14S19-10 20 0" />
        <path
          fill={CRUST}
          d="M-25-1c3-3 6-3 9 0 3-3 6-3 8 0 2-3 6-3 8 0 2-3 6-3 8 0 2-3 5-3 8 0 3-3 6-3 9 0l-6 17c-9 3-29 3-38 0Z"
        />
      </g>
    </g>
  </svg>
);

export const pitch: InBoth<string> = {
  en: 'Send two animal seekers out for apples, gems and quests, and settle quarrels with pies. Whoever takes a fourth trophy brings on the last turns.',
  ja: '動物の勇者コマ2体でリンゴと宝石を集め、クエストを解決し、けんかはパイ投げ競争で決着。だれかが4つ目のトロフィーを取ると、最後の手番です。',
};

export const credit: InBoth<string> = {
  en: 'Hoby Chou & Vienna Chou, Stonemaier Games 2017',
  ja: 'ホビー・チョウ＆ヴィエナ・チョウ、Stonemaier Games 2017',
};

export const mood = 'grand';

export const turn: readonly TurnPicture[] = [
  { icons: ['apple', 'gem'], said: { en: 'Move and gather', ja: '移動して集める' } },
  { icons: ['quest'], said: { en: 'Meet quests', ja: 'クエストに出会う' } },
  { icons: ['pie', 'spell'], said: { en: 'Make pies, throw pies', ja: 'パイを作り、投げ合う' } },
  { icons: ['trophy'], said: { en: 'Four trophies end it', ja: 'トロフィー4つで終わり' } },
];
