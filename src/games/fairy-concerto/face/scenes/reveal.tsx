import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, type Sprite, settling } from '../../../../ui/stage/act.ts';
import { flight, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room } from '../../../../ui/stage/Stage.ts';
import { type Kind, scoreThing } from '../../rules/cards.ts';
import type { Event, View } from '../../rules/state.ts';
import { CardBack, FairyCard, ScoreBack, ScoreCard } from '../art/cards.tsx';
import { joinsAt } from './counts.tsx';
import { type HeldCard, heldIn, parted } from './hands.tsx';
import type { Part, Walker } from './kit.tsx';
import {
  areaOf,
  boardIn,
  chipOf,
  drawn,
  FAIRY_SHAPE,
  goes,
  gone,
  homeOf,
  LANDED_MS,
  SCORE_SHAPE,
  veiled,
  walk,
  walkMs,
  within,
} from './kit.tsx';

export type Revealed = Extract<Event, { is: 'revealed' }>;

/** What one side has chosen: a back and a front for each card, and the place where they are shown large. */
interface Turned {
  readonly of: Revealed;
  readonly is: 'takes' | 'removes' | 'keeps';
  /** Of a fairy. */
  readonly kind: Kind | null;
  readonly back: Sprite;
  readonly front: Sprite;
}

const COMES_MS = 300;
const APART_MS = 60;
const TURNS_MS = 620;
/** All of it is looked at. */
const HOLDS_MS = 80;
const NAME_TALL = 20;

/** What all have chosen comes forward face down and is turned over together; the fairies walk to their places. */
export function revealed(all: readonly Revealed[], before: View, { after, eyes, names }: Happened<View, Event>): Part {
  let held: readonly HeldCard[] = [];
  let turned: readonly Turned[] = [];
  let labels: readonly Sprite[] = [];
  const own = all.find(({ seat }) => seat === eyes);
  const lastsMs =
    walkMs(all.reduce((sum, { took }) => sum + took.length, 0)) + (after.step === 'over' ? LANDED_MS : 120);
  return {
    veil: (room) =>
      veiled(
        all.flatMap(({ seat, kept }) =>
          kept === null
            ? []
            : [...(areaOf(room, seat)?.querySelectorAll<HTMLElement>(`[data-thing="${scoreThing(kept)}"]`) ?? [])],
        ),
      ),
    scene: {
      size: 'scene',
      kind: 'reveal',
      look: (room) => {
        if (own) held = heldIn(room, before, own.seat);
      },
      steps: [
        {
          name: 'backs',
          lastsMs: COMES_MS + APART_MS * (all.length - 1) + 60,
          cue: 'place',
          draw: (room) => {
            const places = placesIn(room, all);
            const ownCards = own ? parted(held, [...own.took, ...(own.removed === null ? [] : [own.removed])]) : null;
            const until = COMES_MS + APART_MS * (all.length - 1) + 60 + TURNS_MS + HOLDS_MS;
            const dims = spotlight(room.part, { lasts: 200 }, { until: { at: until, lasts: 260 }, depth: 0.7 });
            labels = all.map(({ seat }, at) =>
              drawn(room.part, places[at]?.name as Rect, <p class="fc-name">{names(seat)}</p>),
            );
            const acts = parade(all, { apart: APART_MS }, (of, at, nth) => {
              const chip = chipOf(room, of.seat);
              const from = chip ? room.rectOf(chip) : (places[nth]?.name as Rect);
              const mine = of === own ? (ownCards?.taken ?? []) : [];
              const cards = cardsOf(room, of, places[nth]?.cards ?? []);
              turned = [...turned, ...cards];
              const label = labels[nth] as Sprite;
              return [
                ...cards.flatMap(({ back }, card) =>
                  flight(back, {
                    from: mine[card]?.rect ?? within(from, 18, FAIRY_SHAPE),
                    to: back.rect,
                    at,
                    lasts: COMES_MS,
                    lift: 24,
                    weight: 0.16,
                  }),
                ),
                ...cards.map(({ front }) => act(front.body, { lasts: 1 }, () => ({ seen: 0 }))),
                act(label.node, { at: at + COMES_MS * 0.6, lasts: 160 }, (on) => ({
                  seen: on,
                  y: 8 * (1 - settling(on)),
                })),
              ];
            });
            return [...dims, ...acts];
          },
        },
        {
          name: 'turn',
          lastsMs: TURNS_MS + HOLDS_MS,
          cue: 'hold',
          draw: () =>
            turned.flatMap(({ is, back, front }) => [
              ...turnOver(back, front, { lasts: TURNS_MS }, 12),
              // It is seen at once which of two leaves the game.
              ...(is === 'removes'
                ? [
                    act(front.node, { at: TURNS_MS * 0.6, lasts: TURNS_MS * 0.3 }, (on) => ({
                      turn: 9 * settling(on),
                      y: 8 * settling(on),
                      grow: 1 - 0.14 * settling(on),
                      seen: 1 - 0.4 * on,
                    })),
                  ]
                : []),
            ]),
        },
        {
          name: 'walks',
          lastsMs,
          cue: 'step',
          shows: ['board'],
          draw: (room) => {
            const walkers = turned.flatMap(({ of, is, kind, front }): Walker[] =>
              is === 'takes' && kind !== null ? [{ side: of.seat, kind, from: front.rect }] : [],
            );
            return [
              ...labels.map((label) => gone(label, 60, 160)),
              ...turned.flatMap((each) => leaves(room, each)),
              ...walk(room, walkers, 60),
              ...joinsAt(room, { before, after, sides: all.map(({ seat }) => seat), at: 60 + walkMs(walkers.length) }),
            ];
          },
        },
      ],
    },
  };
}

interface Place {
  readonly cards: readonly Rect[];
  readonly name: Rect;
}

/** Side by side in the middle: the fairies of each, the score card below them, and the name. */
function placesIn(room: Room, all: readonly Revealed[]): Place[] {
  const { left: start, width } = boardIn(room);
  const { height } = room;
  const column = Math.min(190, (width - 12) / all.length);
  const most = Math.max(...all.map(({ took, removed }) => took.length + (removed === null ? 0 : 1)));
  const wide = Math.min(84, (column - 8) / most - 4);
  const tall = wide / FAIRY_SHAPE;
  const left = start + (width - column * all.length) / 2;
  const keeps = all.some(({ kept }) => kept !== null);
  const scoreTall = keeps ? Math.min(60, column * 0.62) : 0;
  const top = Math.max(8, height * 0.42 - (tall + scoreTall) / 2);
  return all.map(({ took, removed, kept }, nth) => {
    const middle = left + column * (nth + 0.5);
    const count = took.length + (removed === null ? 0 : 1);
    const cards: Rect[] = Array.from({ length: count }, (_, at) => ({
      left: middle + (at - count / 2) * (wide + 4) + 2,
      top,
      width: wide,
      height: tall,
    }));
    const score: Rect[] =
      kept === null
        ? []
        : [
            {
              left: middle - (scoreTall * SCORE_SHAPE) / 2,
              top: top + tall + 6,
              width: scoreTall * SCORE_SHAPE,
              height: scoreTall,
            },
          ];
    const name = {
      left: middle - column * 0.45,
      top: top + tall + (keeps ? scoreTall + 12 : 6),
      width: column * 0.9,
      height: NAME_TALL,
    };
    return { cards: [...cards, ...score], name };
  });
}

function cardsOf({ part }: Room, of: Revealed, places: readonly Rect[]): Turned[] {
  const { took, removed, kept } = of;
  const fairies = [...took, ...(removed === null ? [] : [removed])].map((kind, at) => ({
    is: at < took.length ? ('takes' as const) : ('removes' as const),
    kind,
    back: <CardBack />,
    front: <FairyCard kind={kind} mood={at < took.length ? 'glad' : 'struck'} />,
  }));
  const scores =
    kept === null ? [] : [{ is: 'keeps' as const, kind: null, back: <ScoreBack />, front: <ScoreCard card={kept} /> }];
  return [...fairies, ...scores].map(({ is, kind, back, front }, at) => {
    const rect = places[at] as Rect;
    return { of, is, kind, back: drawn(part, rect, back), front: drawn(part, rect, front) };
  });
}

/** The card of who walks fades; what is removed goes out of the game, and a score card to its owner. */
function leaves(room: Room, { of, is, back, front }: Turned): Act[] {
  const away = gone(back, 0, 1);
  if (is === 'takes') return [away, gone(front, 80, 200)];
  if (is === 'removes') {
    const pile = room.find('[data-thing="pile:removed"]');
    const to = pile ? within(room.rectOf(pile), 20, FAIRY_SHAPE) : { ...front.rect, top: room.height };
    return [away, ...goes(front, { from: front.rect, to, lasts: 420, lift: 30, turns: 0.5 })];
  }
  const kept =
    of.kept === null
      ? null
      : areaOf(room, of.seat)?.querySelector<HTMLElement>(`[data-thing="${scoreThing(of.kept)}"]`);
  const goal = kept?.querySelector('.fc-card') ?? homeOf(room, of.seat);
  if (!goal) return [away, gone(front, 80, 200)];
  const to = kept ? room.rectOf(goal) : within(room.rectOf(goal), 26, SCORE_SHAPE);
  return [
    away,
    ...goes(front, { from: front.rect, to, at: 60, lasts: 460, lift: 30 }),
    ...(kept ? [act(kept, { at: 500, lasts: 40 }, (on) => ({ seen: on }))] : []),
  ];
}
