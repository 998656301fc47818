import type { ComponentChildren } from 'preact';
import type { TurnPicture } from '../../../ui/face.ts';
import type { InBoth } from '../../../words/phrase.ts';

const INK = '#14262a';
const SNOW = '#f2f9f8';
const SKIN = '#ffe0c2';
const GOLD = '#eab53f';

/** Where a row of foods ends in the moss of a northern night, a Nisse settles with two winged fairies. */
export const Cover = () => (
  <svg viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#0f3a44" d="M0 0h96v128H0Z" />
    <path fill="#7fd1b9" opacity=".5" d="M-4 34C14 8 30 36 48 16S82 22 100 4v14C84 32 68 12 50 30S16 26-4 48Z" />
    <path fill="#c4f0dc" opacity=".45" d="M-4 44C16 22 32 42 50 28s30 2 50-16v7C82 36 68 22 52 36S16 34-4 52Z" />
    <path
      fill="#fff"
      d="M12 10h1.2v1.2H12ZM31 5h1.5v1.5H31ZM66 8h1.2v1.2H66ZM86 27h1.5v1.5H86ZM7 27h1.2v1.2H7ZM55 4h1v1h-1Z"
    />
    <g stroke={INK} stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <path fill="#2a6b70" d="M-4 74 16 42l10 14 14-22 16 24 10-12 16 20 6-8 14 20v24H-4Z" />
      <path fill={SNOW} d="m16 42-6.5 10.5 4-1.5 3 3.5 4-3 2 1Zm24-8-6 9.5 3.5-1 2.5 3.5 3.5-3.5 4 1.5Z" />
      <path fill="#17615c" d="m8 52-9 17h4l-7 15h26l-8-15h4ZM88 50l9 18h-4l8 16H74l9-16h-4Z" />
      <path fill={SNOW} d="m8 52-5 9.5q2.5 2 5-.5 2.5 2.5 5 .5ZM88 50l-5 9.5q2.5 2 5-.5 2.5 2.5 5 .5Z" />
      <path fill="#3c7443" d="M-4 82c16-9 34-11 52-11s36 2 52 11v44H-4Z" />
      <Fairy x={18} y={85} robe="#5a93d6">
        <path fill="#5a93d6" d="M-12-20c1-12 7-17 12-17s11 5 12 17l-6-5.5-6 4-6-4Z" />
        <path fill="none" d="M0-37c.5-3.5 3-4 5-3.5" />
      </Fairy>
      <Fairy x={78} y={85} robe="#a873c9">
        <path fill="#7a4a2b" d="M-10-17c-2-8 1-13.5 10-13.5s12 5.5 10 13.5c-2-5-5-7.5-10-9-5 1.5-8 4-10 9Z" />
        <path fill="#7bb653" d="M0-29c-2-10-10-14-16-11 0 8 6 13 16 11ZM0-29c2-10 10-14 16-11 0 8-6 13-16 11Z" />
      </Fairy>
      <path fill="#4f8a4a" d="M-4 91c14-5 26-3 36-5s22-2 32 0 24-1 36 5v41H-4Z" />
      <path
        fill="none"
        stroke="#8fc27a"
        d="m9 93 1.5-3 1.5 3M84 93l1.5-3 1.5 3M30 91l1.2-2.5 1.3 2.5M62 92l1.2-2.5 1.3 2.5"
      />
      <g transform="translate(48 104)">
        <path fill="#6a4a2c" d="M-21 2c-1-16 5-24 21-24S22-14 21 2Z" />
        <path fill={SKIN} d="M0-42a13.5 13.5 0 1 1-.1 0Z" />
        <path fill={SNOW} d="M-14-28c-3 14 2 26 14 28 12-2 17-14 14-28-3 5-9 6-14 3.5-5 2.5-11 1.5-14-3.5Z" />
        <path fill="none" d="M-5-9c0 3 1 5 2.5 6.5M5-9c0 3-1 5-2.5 6.5" />
        <path fill="#f2a993" d="M0-33.5a4.2 4.2 0 1 1-.1 0Z" />
        <path
          fill="#cf4432"
          d="M-18.5-30C-15-44-11-62 0-76c6-7 15-7 21 1-7-2-11 1-9 9 3 12 5 25 6.5 36-9-5.5-28-5.5-37 0Z"
        />
        <path fill="none" d="M9-66c-3 1-6 1-8-1M13-47c-4 2-9 2-12 0" />
        <path fill="none" stroke="#ffb4a3" d="M-10-42c1.5-7 4-14 7-19" />
        <path fill={GOLD} d="M21-77a3.5 3.5 0 1 1-.1 0Z" />
        <path fill="#7bb653" d="M-17-31c-1-6 3-9 9-9 0 5-4 9-9 9Z" />
        <path fill="#c2356b" d="M-12-38.5a2.5 2.5 0 1 1-.1 0ZM-8.5-35.5a2.5 2.5 0 1 1-.1 0Z" />
      </g>
      <path fill={SNOW} d="M-4 122c12-8 20-3 30-5s14 5 24 2 18-5 28-1 14-1 22 0v14H-4Z" />
      <g transform="translate(20 110)">
        <circle fill="#cfe3f2" r="12.5" />
        <path fill="none" stroke-width="2.2" d="M5-3c6-1 6 7.5.5 8" />
        <path
          fill="#6fa8dc"
          d="M-4-9-7.5-7.5l3 3c-2.5 2.5-3 5-2.5 9 .5 2.5 1 4 2.5 5h8c1.5-1 2-2.5 2.5-5 .5-4-.5-6.5-2.5-9l.5-4.5Z"
        />
        <path fill="#fffdf6" d="M-6-2c4 2 8 2 12 0 .5 3 0 6-1 8.5-3 1-7 1-10 0C-6 4-6.5 1-6-2Z" />
      </g>
      <g transform="translate(48 112)">
        <circle fill="#fbe2ac" r="12.5" />
        <g fill={GOLD}>
          <path d="m-4.7-8.7 4.7 2.7v5.4l-4.7 2.7-4.7-2.7V-6ZM4.7-8.7 9.4-6v5.4L4.7 2.1 0-.6V-6Z" />
          <path d="m0-.6 4.7 2.7v5.4L0 10.2l-4.7-2.7V2.1Z" />
        </g>
      </g>
      <g transform="translate(76 110)">
        <circle fill="#f2c6d6" r="12.5" />
        <path fill="none" d="M-4 2C-3.5-3-1-6.5 1.5-9M5 3C5-2 4-6 1.5-9" />
        <path fill="#4d9e5f" d="M1.5-8.7c2.5-2.3 6-2 8.5-.3-2 3-5.5 3.3-8.5.3Z" />
        <path fill="#c2356b" d="M-4.5-.5a4.8 4.8 0 1 1-.1 0ZM5 1a4.5 4.5 0 1 1-.1 0Z" />
        <path fill="none" stroke="#fff" d="M-7 3q.5-1.5 2-1.7M3 4q.5-1.3 1.5-1.5" />
      </g>
    </g>
  </svg>
);

const Fairy = ({ x, y, robe, children }: FairyProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill="#e3f1f4" d="M4-8C9-24 19-30 23-25 27-13 17-2 4-4ZM-4-8C-9-24-19-30-23-25-27-13-17-2-4-4Z" />
    <path fill={robe} d="M-14 8C-14-6-8-10 0-10S14-6 14 8Z" />
    <path fill={SKIN} d="M0-29.5a9.8 9.8 0 1 1-.1 0Z" />
    <path fill="none" d="M-4-20v1.2M4-20v1.2M-2.5-15q2.5 2 5 0" />
    {children}
  </g>
);

interface FairyProps {
  readonly x: number;
  readonly y: number;
  readonly robe: string;
  readonly children: ComponentChildren;
}

export const pitch: InBoth<string> = {
  en: 'Each round everyone places the same clue in their own field. Line up what fairies like, and they come to live at the ends.',
  ja: '毎ラウンド、全員が同じ種類の手がかりカードを自分の場に配置します。妖精の好きなものが一列に並ぶと、その端に妖精がやって来ます。',
};

export const credit: InBoth<string> = {
  en: 'Kenichi Tanabe, COLON ARC',
  ja: 'タナベケンイチ、COLON ARC',
};

export const mood = 'gentle';

export const turn: readonly TurnPicture[] = [
  { icons: ['F'], said: { en: 'All place the same clue', ja: '全員が同じ手がかりを配置' } },
  { icons: ['F', 'C'], said: { en: 'Line up what a fairy wants', ja: 'コストを一列に並べる' } },
  { icons: ['nisse1'], said: { en: 'She comes to an end of the row', ja: '列の端に妖精が来る' } },
  { icons: ['king', 'queen'], said: { en: 'Eleven rounds, most points', ja: '11ラウンドの得点で勝負' } },
];
