import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  copyOf,
  middleOf,
  outAndBack,
  settling,
  springing,
  squareAt,
  swinging,
} from '../../../../ui/stage/act.ts';
import { banner, count, flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { EXPERTS, type ExpertSet, KINDS, type Kind, POINTS, SETS } from '../../rules/fairies.ts';
import { fieldOf } from '../../rules/field.ts';
import { expertThing } from '../../rules/ids.ts';
import { tracked } from '../../rules/sheet.ts';
import type { Event, FieldView, View } from '../../rules/state.ts';
import { labelsOf } from '../../words/labels.ts';
import { Expert } from '../art/tokens.tsx';
import {
  areaOf,
  chipOf,
  comesIntoSight,
  countedBefore,
  drawn,
  Glint,
  GOES_MS,
  gone,
  Home,
  hidden,
  type Part,
  pieceIn,
  svgOf,
  tileRect,
  veiled,
} from './kit.tsx';
import { standsLarge } from './walk.tsx';

/** One thing that scores at the end: a piece of the field by its name, or the expert card of a set. */
export type Scored = { readonly points: number } & (
  | { readonly piece: string; readonly set?: never; readonly rank?: never }
  | { readonly piece: null; readonly set: ExpertSet; readonly rank: number }
);

/** In the order in which they are counted: fairies from the least on, expert cards, the clues beside the footprint. */
export function scoredBy({ fields, earned, footprints }: View, seat: Seat): readonly Scored[] {
  const field = fields[seat];
  if (!field) return [];
  const fairies = KINDS.filter((kind) => field.fairies[kind] !== null)
    .map((kind) => ({ piece: `fairy:${kind}`, points: POINTS[kind] }))
    .sort((one, other) => one.points - other.points);
  const experts = SETS.flatMap((set): Scored[] => {
    const card = earned[set][seat];
    return card ? [{ piece: null, set, rank: card.rank, points: EXPERTS[set].points[card.rank] ?? 0 }] : [];
  });
  const footprint = footprints[seat] ?? null;
  const clues = footprint === null ? [] : tracked(fieldOf(field), footprint);
  return [...fairies, ...experts, ...clues.map((cell) => ({ piece: `clue:${cell}`, points: 1 }))];
}

const LIES_MS = 200;
const FIRST_MS = 40;
const FLIES_MS = 300;
const RESTS_MS = 120;
const WON_MS = 1900;
const LOST_MS = 800;
const FADES_MS = 260;
/** All is counted after so long: the more there is, the closer it follows. */
const ALL_MS = 5000;
const MOST_APART_MS = 130;

/** How long after one card of a field the next one is counted. */
function apartOf(fields: readonly (readonly Scored[])[]): number {
  const cards = fields.reduce((sum, { length }) => sum + length, 0);
  const fixedMs = LIES_MS + fields.length * (GOES_MS + FIRST_MS + FLIES_MS + RESTS_MS);
  return Math.min(MOST_APART_MS, Math.floor((ALL_MS - fixedMs) / Math.max(1, cards)));
}

type Ended = Extract<Event, { is: 'ended' }>;
type Telling = Pick<Happened<View, Event>, 'after' | 'lang' | 'names' | 'eyes'>;

/** Field by field, card by card: each hops, and its points fly to the name. Then the fairies of who has won cheer. */
export function counted({ winners, points }: Ended, { after, lang, names, eyes }: Telling): Part[] {
  const numbers: Sprite[] = [];
  const seats = after.fields.map((_, seat) => seat);
  const fields = seats.map((seat) => scoredBy(after, seat));
  const apart = apartOf(fields);
  const steps = fields.flatMap((scored, seat): SceneStep<Event>[] => {
    return [
      comesIntoSight(seat),
      {
        name: 'field',
        lastsMs: FIRST_MS + apart * scored.length + FLIES_MS + RESTS_MS,
        cue: 'count',
        ...(seat === 0 ? { shows: ['board'] } : {}),
        draw: (room) => {
          const { number, acts } = countedTo(room, seat, scored, apart);
          numbers.push(number);
          return [...acts, ...parade(scored, { at: FIRST_MS, apart }, (each, at) => counts(room, seat, each, at))];
        },
      },
    ];
  });
  /** A view that goes by itself with the new board has gone before the first field is to come. */
  const lies: SceneStep<Event> = {
    name: 'lies',
    lastsMs: LIES_MS,
    isPassing: true,
    shows: ['board'],
    draw: (room) => seats.flatMap((seat) => [...veiled([numberIn(room, seat)]), ...countedBefore(room, seat)]),
  };
  const [first = 0] = winners;
  const field = after.fields[first];
  const won: SceneStep<Event> = {
    name: 'won',
    lastsMs: WON_MS,
    cue: 'reveal',
    shows: ['points'],
    draw: (room) => [
      ...numbers.map((number) => gone(number, WON_MS - FADES_MS, FADES_MS)),
      ...seats.flatMap((seat) => {
        const number = numberIn(room, seat);
        return number ? [hidden(number, WON_MS - FADES_MS)] : [];
      }),
      ...(field ? cheers(room, first, field, labelsOf(lang).won(winners.map(names), ahead(points))) : []),
    ],
  };
  const own = eyes === 'onlooker' || winners.includes(eyes) ? null : eyes;
  const ownField = own === null ? null : (after.fields[own] ?? null);
  /** Those of the one who looks on and has not won are the first to see it. */
  const lost: SceneStep<Event>[] =
    own === null || !ownField
      ? []
      : [
          comesIntoSight(own),
          { name: 'lost', lastsMs: LOST_MS, draw: (room) => sigh(room, livesIn(room, own, ownField)) },
        ];
  return [
    { scene: { size: 'scene', kind: 'count', steps: [lies, ...steps] } },
    { scene: { size: 'scene', kind: 'won', counts: true, steps: [...lost, comesIntoSight(first), won] } },
  ];
}

/** The points beside a name; where they are covered there are none yet. */
function numberIn(room: Room, seat: Seat): HTMLElement | null {
  const chip = chipOf(room, seat);
  return chip?.localName === 'b' ? chip : null;
}

/** Where the points of a seat are counted: where they stand beside its name, or below a name without any. */
function goalIn(room: Room, seat: Seat): Rect {
  const chip = chipOf(room, seat);
  const rect = chip ? room.rectOf(chip) : squareAt({ x: room.width / 2, y: 20 }, 20);
  return chip?.localName === 'b' ? rect : squareAt({ x: middleOf(rect).x, y: rect.top + rect.height + 14 }, 26);
}

function countedTo(
  room: Room,
  seat: Seat,
  scored: readonly Scored[],
  apart: number,
): { number: Sprite; acts: readonly Act[] } {
  let to = 0;
  const ticks = scored.map(({ points }, nth) => {
    to += points;
    return { at: FIRST_MS + apart * nth + FLIES_MS, to };
  });
  const paper = numberIn(room, seat) ? '' : 'alf-paper';
  return count(room.part, goalIn(room, seat), { from: 0, ticks, named: `alf-stage alf-flat alf-chip ${paper}` });
}

/** The card hops in its place, and a star flies from it to the number. */
function counts(room: Room, seat: Seat, { piece, set, rank, points }: Scored, at: number): Act[] {
  const lies = piece === null ? svgOf(room, `[data-thing="${expertThing(set)}"]`) : pieceIn(room, seat, piece);
  if (!lies) return [];
  const rect = room.rectOf(lies);
  const middle = middleOf(rect);
  const goal = squareAt(middleOf(goalIn(room, seat)), 18);
  const side = Math.min(rect.width, rect.height);
  const halo = drawn(room.part, squareAt(middle, Math.max(rect.width, rect.height) * 1.35), null, 'alf-halo alf-flat');
  const thing =
    piece === null
      ? drawn(
          room.part,
          rect,
          <svg viewBox="-12 -15 24 28" aria-hidden="true">
            <Expert set={set} rank={rank} />
          </svg>,
          'alf-lifted',
        )
      : copyOf(room.part, lies, rect);
  const star = drawn(room.part, squareAt(middle, Math.min(34, 14 + 3 * points)), <Glint />);
  const flies = { from: star.rect, to: goal, at: at + 60, lasts: FLIES_MS - 60 };
  return [
    hidden(lies, at + 430),
    act(halo.node, { at, lasts: 420 }, (on) => ({ grow: 0.5 + 0.5 * springing(on), seen: outAndBack(on) }), {
      leaves: true,
    }),
    act(thing.body, { at, lasts: 400 }, (on) => ({
      y: -0.34 * side * outAndBack(settling(on)),
      grow: 1 + 0.2 * outAndBack(settling(on)),
      turn: 8 * swinging(on, 1),
    })),
    gone(thing, at + 410, 30),
    act(star.body, { at: at + 60, lasts: 60 }, (on) => ({ seen: on })),
    ...flight(star, { ...flies, lift: 40, turns: 1, weight: 0, leaves: true }),
  ];
}

const ahead = (points: readonly number[]): number => {
  const [most = 0, next = 0] = [...points].sort((one, other) => other - one);
  return most - next;
};

interface Living {
  readonly kind: Kind;
  readonly lies: Rect;
}
const livesIn = (room: Room, seat: Seat, { fairies }: FieldView): readonly Living[] =>
  KINDS.flatMap((kind) => {
    const domino = fairies[kind] ?? null;
    const lies = domino === null ? null : tileRect(room, seat, domino);
    return lies ? [{ kind, lies }] : [];
  });

/** They look up, sink a little, and stay where they are. */
const sigh = (room: Room, live: readonly Living[]): Act[] =>
  parade(live, { apart: 40 }, ({ kind, lies }, at) => {
    const isAcross = lies.width > lies.height;
    const copy = drawn(room.part, lies, <Home kind={kind} isAcross={isAcross} mood="struck" />);
    return [
      act(copy.body, { at, lasts: LOST_MS - at }, (on) => ({
        y: 3 * outAndBack(on),
        grow: [1, 1 - 0.07 * outAndBack(on)],
      })),
      gone(copy, LOST_MS - 40),
    ];
  });

/** All who live there hop, twice, before the light goes on again. */
function cheers(room: Room, seat: Seat, home: FieldView, word: string): Act[] {
  const field = areaOf(room, seat);
  if (!field) return [];
  const rect = room.rectOf(field);
  const middle = middleOf(rect);
  const until = WON_MS - FADES_MS;
  const dark = spotlight(room.part, { lasts: 240 }, { until: { at: until, lasts: FADES_MS }, depth: 0.6 });
  const live = livesIn(room, seat, home);
  // The greatest of them comes forward; the others hop where they live.
  const hero = live.reduce<Living | null>(
    (best, each) => (best && POINTS[best.kind] >= POINTS[each.kind] ? best : each),
    null,
  );
  const hop = parade(
    live.filter((each) => each !== hero),
    { at: 160, apart: 70 },
    ({ kind, lies }, at) => {
      const isAcross = lies.width > lies.height;
      const copy = drawn(room.part, lies, <Home kind={kind} isAcross={isAcross} mood="glad" />, 'alf-lifted');
      const by = Math.min(lies.width, lies.height);
      return [
        act(copy.body, { at, lasts: 900 }, (on) => ({
          y: -0.42 * by * Math.abs(Math.sin(on * 3 * Math.PI)) * (1 - 0.4 * on),
          turn: 9 * Math.sin(on * 3 * Math.PI),
          grow: 1 + 0.16 * outAndBack(on),
        })),
        gone(copy, until, FADES_MS),
      ];
    },
  );
  const stands = hero && standsLarge(room, hero.lies, hero.kind, WON_MS);
  const wide = Math.min(room.width - 16, 340);
  const at = {
    left: Math.max(8, Math.min(middle.x - wide / 2, room.width - wide - 8)),
    top: Math.max(60, rect.top - 48),
    width: wide,
    height: 52,
  };
  const ribbon = banner(room.part, at, word, { at: 320, lasts: 320 });
  return [
    ...dark,
    ...(stands ? [...stands.acts, gone(stands.she, until, FADES_MS)] : []),
    ...hop,
    ...ribbon,
    ...ribbon.map(({ thing }) =>
      act(thing, { at: until, lasts: FADES_MS }, (on) => ({ seen: 1 - on }), { leaves: true }),
    ),
  ];
}
