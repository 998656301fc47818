import type { Seat } from '../../../../engine/game.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  gliding,
  leaving,
  middleOf,
  outAndBack,
  settling,
  springing,
  squareAt,
} from '../../../../ui/stage/act.ts';
import { appears, banner, burst, flight, parade, shake, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import { incomeOf } from '../../rules/sheet.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords } from '../../words/say.ts';
import { CardBack, FolkCard } from '../art/FolkCard.tsx';
import type { Mood } from '../art/Geisha.tsx';
import { GuestTile } from '../art/Tiles.tsx';
import { type Booth, CoinPiece, drawn, Portrait, SPARK } from './booths.tsx';

// What happens in one house while a round is counted.

export const COIN_FLIES_MS = 300;
export const BONUS_FLIES_MS = 360;
export const sparks = (room: Room, { sum }: Booth, at: number, pieces: number): Act[] =>
  burst(room.part, SPARK, { about: middleOf(sum), pieces, reach: 40, fall: 30, side: 6, at, lasts: 620 });

/** Whose round it was. */
export const cheers = (room: Room, booth: Booth, at: number): Act[] => [
  ...[booth.panel, booth.lantern].map(({ body }) =>
    act(body, { at, lasts: 520 }, (on) => ({ grow: 1 + 0.05 * outAndBack(on), y: -5 * outAndBack(on) })),
  ),
  act(booth.glow.node, { at, lasts: 620 }, (on) => ({ grow: 1 + 0.7 * outAndBack(on), seen: 1 })),
  ...burst(room.part, SPARK, {
    about: middleOf(booth.lantern.rect),
    pieces: 14,
    reach: 70,
    fall: 40,
    side: 7,
    at,
    lasts: 760,
  }),
];

type Revealed = Extract<Event, { is: 'revealed' }>;

/** A reserve is turned over: it stays as a guest, or it is a card of the hand again. */
export function reserveTurns(room: Room, booth: Booth, { card, met }: Revealed, place: number): Act[] {
  const front = drawn(room, booth.reserve, <FolkCard of={card} />);
  const [back] = booth.backs;
  const turned = back ? turnOver(back, front, { lasts: 400 }, 10) : [];
  const big = grownAbout(booth.reserve, 2);
  const shown = flight(front, { from: booth.reserve, to: big, at: 260, lasts: 140, lift: 0, weight: 0 });
  if (met) {
    const to = booth.guestAt(place);
    const guest = drawn(room, to, <GuestTile of={card} />);
    booth.guests.push(guest);
    return [
      ...turned,
      ...shown,
      ...flight(front, { from: big, to, at: 480, lasts: 240, lift: 18, weight: 0, leaves: true }),
      act(front.body, { at: 690, lasts: 40 }, (on) => ({ seen: 1 - on })),
      act(guest.node, { at: 700, lasts: 280 }, (on) => ({
        grow: on === 0 ? 1 : springing(0.5 + on / 2),
        seen: on > 0 ? 1 : 0,
      })),
    ];
  }
  const to = booth.cardAt(place);
  const held = drawn(room, to, <CardBack />);
  booth.hand.push(held);
  return [
    ...turned,
    ...shown,
    shake(front, { at: 400, lasts: 220 }, 7),
    ...flight(front, { from: big, to, at: 540, lasts: 220, lift: -14, weight: 0, leaves: true }),
    act(front.body, { at: 730, lasts: 40 }, (on) => ({ seen: 1 - on })),
    act(held.node, { at: 740, lasts: 50 }, (on) => ({ seen: on })),
  ];
}

const grownAbout = ({ left, top, width, height }: Booth['reserve'], by: number) => ({
  left: left - (width * (by - 1)) / 2,
  top: top - (height * (by - 1)) / 2,
  width: width * by,
  height: height * by,
});

/** What flies is seen on its way alone. */
const seenFor = ({ body }: Sprite, at: number, lasts: number): Act =>
  act(body, { at, lasts }, (on) => ({ seen: Math.min(1, on * 8, (1 - on) * 10) }));

export function pays(room: Room, booth: Booth, guest: number, place: number, at: number): Act[] {
  const value = incomeOf(guest);
  const tile = booth.guests[place];
  if (value === 0 || !tile) return [];
  const from = squareAt(middleOf(tile.rect), 22);
  const coin = drawn(room, from, <CoinPiece value={value} />);
  const to = squareAt(middleOf(booth.sum), 22);
  return [
    act(tile.body, { at, lasts: 260 }, (on) => ({ y: -6 * outAndBack(on), grow: 1 + 0.1 * outAndBack(on) })),
    ...flight(coin, { from, to, at, lasts: COIN_FLIES_MS, lift: 26, weight: 0, leaves: true }),
    seenFor(coin, at, COIN_FLIES_MS),
  ];
}

/** A card that is left falls, and says what it costs: one more than the one before. */
export function costs(room: Room, card: Sprite, price: number, at: number): Act[] {
  const { x, y } = middleOf(card.rect);
  const minus = drawn(room, squareAt({ x, y: price % 2 ? y : y - 20 }, 40), <span class="mai-minus">−{price}</span>);
  return [
    act(card.node, { at, lasts: 460 }, (on) => ({
      y: 70 * leaving(on) - 8 * outAndBack(on),
      turn: (price % 2 ? 40 : -40) * leaving(on),
      seen: 1 - on ** 3,
    })),
    act(minus.node, { at: at + 60, lasts: 520 }, (on) => ({
      y: -16 * on,
      grow: 0.6 + 0.5 * springing(Math.min(1, on * 2)),
      seen: on === 0 ? 0 : Math.min(1, 3 * (1 - on)),
    })),
  ];
}

export function bonusComes(room: Room, booth: Booth, bonus: number, at: number): Act[] {
  const from = squareAt(middleOf(booth.lantern.rect), 34);
  const coin = drawn(room, from, <CoinPiece value={bonus} />);
  const to = squareAt(middleOf(booth.sum), 26);
  return [
    seenFor(coin, at, BONUS_FLIES_MS),
    ...flight(coin, { from, to, at, lasts: BONUS_FLIES_MS, lift: 34, turns: 1, weight: 0, leaves: true }),
  ];
}

type Ended = Extract<Event, { is: 'ended' }>;

/** Who won and by how much: the winner's geisha steps before the street, and the others bow to her. */
export function verdict({ winners, tokens, tie }: Ended, happened: Happened<View, Event>): SceneStep<Event> {
  const { after, eyes, lang, names } = happened;
  const words = betweenWords[lang];
  const most = Math.max(...tokens);
  const others = tokens.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const word = words.wins(winners.map(names), most);
  const isLost = eyes !== 'onlooker' && !winners.includes(eyes);
  return {
    name: 'verdict',
    lastsMs: 1500,
    cue: isLost ? 'loss' : 'gain',
    draw: (room) => {
      const { part, width, height } = room;
      const [middle, high] = [height * 0.36, Math.min(170, height * 0.34)];
      const apart = Math.min(high * 0.9, (width - high) / Math.max(1, winners.length - 1));
      const wide = Math.min(width - 16, 344);
      const at = {
        left: (width - wide) / 2,
        top: middle + high / 2 - 6,
        width: wide,
        height: tie === 'none' ? 56 : 78,
      };
      const bows = Math.min(64, (width - 40) / Math.max(1, others.length));
      return [
        ...spotlight(part, { lasts: 240 }, { depth: 0.9 }),
        ...parade(winners, { at: 120, apart: 140 }, (seat, starts, place) =>
          stepsForth(
            room,
            after,
            seat,
            { x: width / 2 + (place - (winners.length - 1) / 2) * apart, y: middle },
            high,
            starts,
          ),
        ),
        ...banner(
          part,
          at,
          <>
            {word}
            {tie !== 'none' && <small class="mai-tie">{tie === 'hands' ? words.byHands : words.tied}</small>}
          </>,
          { at: 420, lasts: 260 },
        ),
        ...parade(others, { at: 560, apart: 90 }, (seat, starts, place) => {
          const x = width / 2 + (place - (others.length - 1) / 2) * bows;
          const geisha = portrait(room, after, seat, { x, y: at.top + at.height + 42 }, bows, 'struck');
          return [
            appears(geisha, { at: starts, lasts: 240 }, 0.7),
            act(geisha.body, { at: starts + 260, lasts: 560 }, (on) => ({
              turn: 13 * outAndBack(gliding(on)),
              y: 6 * outAndBack(on),
            })),
          ];
        }),
      ];
    },
  };
}

const portrait = (
  room: Room,
  { geisha }: View,
  seat: Seat,
  middle: { x: number; y: number },
  side: number,
  mood: Mood,
) => {
  const who = geisha[seat];
  return drawn(room, squareAt(middle, side), who && <Portrait of={who} mood={mood} />);
};

function stepsForth(
  room: Room,
  view: View,
  seat: Seat,
  middle: { x: number; y: number },
  side: number,
  at: number,
): Act[] {
  const glow = drawn(room, squareAt(middle, side * 1.7), null, 'mai-glow');
  const geisha = portrait(room, view, seat, middle, side, 'glad');
  return [
    act(glow.node, { at, lasts: 500 }, (on) => ({ grow: 0.4 + 0.6 * springing(on), seen: settling(on) })),
    appears(geisha, { at, lasts: 380 }, 0.6),
    act(geisha.body, { at: at + 400, lasts: 640 }, (on) => ({
      y: -8 * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - on),
    })),
    ...burst(room.part, SPARK, {
      about: middle,
      pieces: 22,
      reach: side,
      fall: 60,
      side: 8,
      at: at + 240,
      lasts: 1000,
      seed: seat,
    }),
  ];
}
