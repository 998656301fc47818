import type { TurnPicture } from '../../../ui/face.ts';
import type { InBoth } from '../../../words/phrase.ts';

const INK = '#20182b';
const PAPER = '#fff1d6';
const GOLD = '#e8b04c';
const RED = '#c8371f';
const HAIR = '#2a2027';
const POWDER = '#fdeee3';

/** The lantern street at night: the houses are lit, and one of their geisha looks back from under her parasol. */
export const Cover = () => (
  <svg viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#1f2657" d="M0 0h96v128H0Z" />
    <path fill="#2c3675" d="M0 58c26-10 70-10 96 0v70H0Z" />
    <path fill="#f0c67a" opacity=".35" d="M36 84h24l40 46H-4Z" />
    <circle cx="29" cy="23" r="9" fill={PAPER} />
    <path
      fill="none"
      stroke={PAPER}
      stroke-width="1.4"
      stroke-linecap="round"
      d="M52 10h.01M66 24h.01M80 9h.01M90 22h.01M12 12h.01M47 31h.01"
    />
    <g stroke={INK} stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
      <Houses />
      <g transform="matrix(-1 0 0 1 96 0)">
        <Houses />
      </g>
      {LANTERNS.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <Hanging />
        </g>
      ))}
      <g transform="translate(59 68) rotate(14)">
        <path fill="#6b3f24" stroke-width="1.4" d="M-1.2 0h2.4v52h-2.4Z" />
        <ellipse fill={RED} rx="34" ry="31" />
        <ellipse fill="none" stroke={PAPER} stroke-width="4" rx="25" ry="22.5" />
        <path
          fill="none"
          stroke-width="1"
          d="M0-31V31M-34 0H34M-24-22 24 22M24-22-24 22M-13-28.6 13 28.6M13-28.6-13 28.6M-31.4-12 31.4 12M31.4-12-31.4 12"
        />
        <circle fill={GOLD} r="3.4" />
      </g>
      <g transform="translate(46 95) scale(1.75)" stroke-width="1">
        <Lady />
      </g>
    </g>
  </svg>
);

const LANTERNS: readonly (readonly [x: number, y: number, size: number])[] = [
  [7, 43, 1],
  [19, 51, 0.8],
  [28, 57, 0.62],
  [89, 43, 1],
  [77, 51, 0.8],
];

const Houses = () => (
  <>
    <path fill="#3a2431" d="M-2 34 36 58v34L-2 128Z" />
    <path fill="#ffd98a" d="m0 58 11 4v19L0 86ZM15 63.5l8 2.8v12L15 79.5ZM26.5 67.3l5.5 2v8l-5.5 1.6Z" />
    <path fill="none" stroke-width="1" d="M4 59.5v25M7.5 60.8v22M0 70h11M19 65v14M15 71.5l8-.2M29.3 68.5v9.4" />
    <path fill="#54354a" d="M-2 22 40 55l-2 5L-2 38Z" />
    <path fill="none" stroke-width="1" d="m-2 30 41 27" />
  </>
);

const Hanging = () => (
  <>
    <path fill="none" d="M0-10v3" />
    <path fill={RED} d="M-3-6c-5 2.5-5 10 0 12.5h6c5-2.5 5-10 0-12.5Z" />
    <path fill={GOLD} d="M-3.5-7.5h7V-6h-7ZM-3.5 6.5h7V8h-7Z" />
    <path fill="none" stroke-width=".9" d="M-6.2-2c3 1 9.4 1 12.4 0M-6.2 2.5c3 1 9.4 1 12.4 0" />
  </>
);

/** A half figure of 48 units about (0, 0). */
const Lady = () => (
  <>
    <path fill={HAIR} d="M-4.5-18.5C-10-23-5-25 0-25s10 2 4.5 6.5Z" />
    <path fill="#3d4aa0" d="M-22 26C-22 11-13 5-6 3.5H6C13 5 22 11 22 26Z" />
    <path
      fill="none"
      stroke={PAPER}
      d="M-16 22a3 3 0 0 1 6 0M-19 16a3 3 0 0 1 6 0M11 22a3 3 0 0 1 6 0M12 14.5a3 3 0 0 1 6 0"
    />
    <path fill={RED} d="M-7 3.5C-10 7-8 15-1 26h-4.5C-13 17-14 9-11 5.5ZM7 3.5C10 7 8 15 1 26h4.5C13 17 14 9 11 5.5Z" />
    <path fill={POWDER} d="M-3.5-3h7v7L0 11-3.5 4Z" />
    <path fill={PAPER} d="M-7 2.8-5 2 0 12.5 5 2l2 .8C7 8 4 16 1 21h-2C-4 16-7 8-7 2.8Z" />
    <path fill={POWDER} d="M0-17.5c5.8 0 7.4 4 7.4 8.5C7.4-3.5 3.5.5 0 .5S-7.4-3.5-7.4-9c0-4.5 1.6-8.5 7.4-8.5Z" />
    <path
      fill={HAIR}
      d="M0-20c5 0 8.5 2 11.5 4.5C16-12 17-6 14-3.5 11.5-1.8 8.5-3 7.4-6 7.2-10.5 4.5-13.5 0-13.5S-7.2-10.5-7.4-6c-1.1 3-4.1 4.2-6.6 2.5C-17-6-16-12-11.5-15.5-8.5-18-5-20 0-20Z"
    />
    <path fill="none" stroke="#7d6672" d="M-13.5-7c0-3 1.5-5.5 4-7M13.5-7c0-3-1.5-5.5-4-7M-4-22.5c2-1 6-1 8 0" />
    <path fill={RED} d="M-4.8-20.5C-2-18.5 2-18.5 4.8-20.5L4-18c-2.5 1-5.5 1-8 0Z" />
    <path fill={GOLD} d="M-3-15.5c1.5-3 4.5-3 6 0-1.8.7-4.2.7-6 0Z" />
    <path
      fill="none"
      d="M-5-8q1.6 1.2 3.2 0M1.8-8q1.6 1.2 3.2 0M-4.8-10.8l2.6-.5M4.8-10.8l-2.6-.5M0-7v2"
      stroke-width=".8"
    />
    <path fill={RED} stroke-width=".7" d="M-1.6-2.8C-.8-3.8.8-3.8 1.6-2.8.8-1.2-.8-1.2-1.6-2.8Z" />
    <path fill="none" stroke={GOLD} d="M-12-13v7M-9.5-14v8M-14.5-12v5" />
    {PETALS.map((turn) => (
      <ellipse key={turn} fill={PAPER} cx="-12" cy="-19" rx="1.9" ry="3" transform={`rotate(${turn} -12 -15.5)`} />
    ))}
    <circle fill={GOLD} cx="-12" cy="-15.5" r="2" />
  </>
);

const PETALS = [0, 72, 144, 216, 288];

export const pitch: InBoth<string> = {
  en: 'Three evenings in a lantern street. Every card is a guest, publicity that brings better guests, or a burden in the hand.',
  ja: '提灯の街の三夜。どのカードも、客か、よい客を呼ぶ宣伝か、手に残る重荷です。',
};

export const credit: InBoth<string> = {
  en: 'Seiji Kanai, Kanai Factory 2010',
  ja: 'カナイセイジ、カナイ製作所 2010',
};

export const mood = 'sly';

export const turn: readonly TurnPicture[] = [
  { icons: ['red', 'blue', 'green'], said: { en: 'Publicity raises reputation', ja: '宣伝で評判を上げる' } },
  { icons: ['lantern'], said: { en: 'Guests come for it', ja: '評判を見て客が来る' } },
  { icons: ['lock'], said: { en: 'Cards left in hand cost', ja: '残った手札は減点' } },
  { icons: ['lantern', 'lantern', 'lantern'], said: { en: 'Three rounds of guests', ja: '3ラウンドの合計' } },
];
