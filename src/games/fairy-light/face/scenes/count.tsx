import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, middleOf, outAndBack, settling, springing, squareAt } from '../../../../ui/stage/act.ts';
import { appears, banner, burst, count, flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { type Kind, type Light, MOON, MOONS, SUN, SUNS } from '../../rules/cards.ts';
import type { Cell } from '../../rules/grid.ts';
import type { Event, View } from '../../rules/state.ts';
import { labels } from '../../words/labels.ts';
import { Card, HeartSign } from '../Card.tsx';
import { heartsOf, type Judged, judgedIn } from '../judged.ts';
import { Icon } from '../symbols.tsx';
import { beamsOf, cardAt, countsIn, drawn, fading, gone, veiled } from './kit.tsx';

const DIMS_MS = 320;
/** For one Cotton: what it sees lights up, its light comes, its heart goes. In the dark forest much was seen before. */
const EACH_MS = { dark: 560, open: 760 } as const;
const WON_MS = 1700;
const FADES_MS = 260;

type Ended = Extract<Event, { is: 'ended' }>;

/**
 * Cotton by Cotton on the board's own forest: it looks, beams fall along its sights, suns and moons come to it, and its
 * heart flies to the side that has it. Then whose Cottons cheer.
 */
export function counted(ended: Ended, { after, lang, names }: Happened<View, Event>): Scene<Event> {
  const { grid } = after;
  const judged = judgedIn(grid);
  const eachMs = EACH_MS[after.variant === 'dark' ? 'dark' : 'open'];
  /** What stands beside the names, or where it would stand. */
  const goals = new Map<Light, Rect>();
  const kept = new Map<Cell, Sprite>();
  /** What the last Cotton sees stays in the light until the next one looks. */
  const seen: Seen = { cards: [], beams: [] };
  /** Of all of it, from its beginning. */
  const endsMs = DIMS_MS + eachMs * judged.length + WON_MS;
  const each = (now: Judged, nth: number): SceneStep<Event> => ({
    name: 'looks',
    lastsMs: eachMs,
    cue: now.heart === null ? 'step' : 'gain',
    draw: (room) => judges(room, grid, now, { eachMs, goals, kept, seen, has: heartsOf(judged.slice(0, nth)) }),
  });
  const dims: SceneStep<Event> = {
    name: 'dims',
    lastsMs: DIMS_MS,
    cue: 'hold',
    shows: ['board'],
    draw: (room) => {
      for (const side of [SUN, MOON]) goals.set(side, goalIn(room, side));
      return [
        ...veiled(countsIn(room)),
        ...spotlight(room.part, { lasts: DIMS_MS }, { until: { at: endsMs - FADES_MS, lasts: FADES_MS } }),
        // Nothing is counted yet.
        ...[SUN, MOON].flatMap((side) => sideIn(room, side, goals.get(side) as Rect)),
      ];
    },
  };
  const won: SceneStep<Event> = {
    name: 'won',
    lastsMs: WON_MS,
    cue: 'reveal',
    shows: ['points'],
    draw: (room) => {
      const words = labels[lang];
      const [suns = 0, moons = 0] = ended.hearts;
      const [most, fewer] = [Math.max(suns, moons), Math.min(suns, moons)];
      const word = ended.winner === null ? words.even(most) : words.won(names(ended.winner), most, fewer);
      const light = suns === moons ? null : suns > moons ? SUN : MOON;
      return [...unseen(seen), ...cheers(room, word, light, judged, kept, goals)];
    },
  };
  return { size: 'scene', kind: 'count', counts: true, steps: [dims, ...judged.map(each), won] };
}

const nameOf = (side: Light): 'sun' | 'moon' => (side === SUN ? 'sun' : 'moon');

/** Where the hearts of a side are counted: beside its name. */
function goalIn(room: Room, side: Light): Rect {
  const name = nameOf(side);
  const found = room.find(`[data-thing="hearts:${name}"]`) ?? room.find(`.fl-${name}-side .fl-part`);
  const rect = found ? room.rectOf(found) : { left: room.width / 2, top: 40, width: 40, height: 24 };
  return { left: rect.left, top: rect.top + rect.height / 2 - 15, width: 58, height: 30 };
}

/** The side's sign and a heart in the light, at the place where its number runs. */
function sideIn(room: Room, side: Light, goal: Rect): Act[] {
  const pad = drawn(room, goal, null, `fl-pad fl-pad-${nameOf(side)}`);
  const heart = drawn(
    room,
    { left: goal.left + 4, top: goal.top + 4, width: 24, height: 22 },
    <HeartSign side={side} />,
  );
  const from = { left: goal.left + 28, top: goal.top, width: 28, height: goal.height };
  const { acts } = count(room.part, from, { from: 0, ticks: [], named: 'fl-stage fl-tick' });
  return [appears(pad, { lasts: DIMS_MS }), appears(heart, { at: 60, lasts: DIMS_MS - 60 }), ...acts];
}

/** Cards in the light, and beams. */
interface Seen {
  cards: readonly Sprite[];
  beams: readonly Sprite[];
}

const unseen = ({ cards, beams }: Seen): Act[] => [...cards.map((card) => gone(card, 0, 120)), ...fading(beams, 0)];

interface Judging {
  readonly eachMs: number;
  readonly goals: ReadonlyMap<Light, Rect>;
  /** The hearts that stay on the Cottons. */
  readonly kept: Map<Cell, Sprite>;
  readonly seen: Seen;
  /** How many hearts each side has before this one. */
  readonly has: readonly [suns: number, moons: number];
}

function judges(room: Room, grid: readonly Kind[], now: Judged, judging: Judging): Act[] {
  const { eachMs, seen } = judging;
  const cat = cardAt(room, now.cell);
  if (!cat) return [];
  const rect = room.rectOf(cat);
  const [sees, comes, goes, ends] = [0, 0.16, 0.5, 1].map((part) => part * eachMs) as [number, number, number, number];
  const lit = [...now.seen].flatMap((cell) => {
    const lies = cardAt(room, cell);
    return lies ? [{ cell, sprite: drawn(room, room.rectOf(lies), <Card kind={grid[cell] as Kind} />, 'fl-lit') }] : [];
  });
  const large = { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
  const before = drawn(room, large, <Card kind={grid[now.cell] as Kind} />);
  const after = drawn(room, large, <Card kind={grid[now.cell] as Kind} balance={now.balance} />);
  const grows = (thing: Sprite): Act =>
    act(thing.node, { at: sees, lasts: ends }, (on) => ({
      grow: 1 + 0.24 * Math.min(1, settling(on * 5), (1 - on) * 9),
    }));
  const orbs = lit.flatMap(({ cell, sprite: { rect: from } }) =>
    orbsOf(grid[cell] as Kind).map((light) => ({ light, from })),
  );
  const { beams, acts: shoot } = beamsOf(room, grid, now.cell, sees);
  const past = unseen(seen);
  Object.assign(seen, { cards: [...lit.map(({ sprite }) => sprite), after], beams });
  return [
    ...past,
    ...lit.map(({ sprite }) => act(sprite.node, { at: sees, lasts: 120 }, (on) => ({ seen: on }))),
    ...shoot,
    // The heart is looked at now.
    ...beams.map(({ body }) => act(body, { at: goes, lasts: 160 }, (on) => ({ seen: 1 - 0.55 * on }))),
    grows(before),
    grows(after),
    act(before.body, { at: goes - 20, lasts: 20 }, (on) => ({ seen: 1 - on })),
    act(after.body, { at: goes - 20, lasts: 20 }, (on) => ({ seen: on })),
    gone(before, ends - 20),
    ...parade(orbs, { at: comes, apart: orbs.length > 6 ? 10 : 24 }, ({ light, from }, at) => {
      const side = from.width * 0.4;
      const orb = drawn(room, squareAt(middleOf(rect), side), <Icon of={nameOf(light)} />);
      const way = { from: squareAt(middleOf(from), side), to: orb.rect, at, lasts: goes - comes - 30, lift: 10 };
      return flight(orb, { ...way, weight: 0, leaves: true });
    }),
    ...heartOf(room, now, rect, goes, judging),
  ];
}

const orbsOf = (kind: Kind): Light[] => [
  ...new Array<Light>(SUNS[kind] ?? 0).fill(SUN),
  ...new Array<Light>(MOONS[kind] ?? 0).fill(MOON),
];

/** A heart rises out of the Cotton and flies to its side, whose number ticks; where nobody has it, it fades. */
function heartOf(room: Room, { cell, heart: side }: Judged, rect: Rect, at: number, judging: Judging): Act[] {
  const { eachMs, goals, kept, has } = judging;
  const middle = squareAt(middleOf(rect), Math.max(34, rect.width * 0.62));
  const heart = drawn(room, middle, <HeartSign side={side} />);
  const rises = act(heart.body, { at, lasts: 140 }, (on) => ({
    grow: 0.2 + 0.8 * springing(on),
    seen: Math.min(1, on * 4),
  }));
  if (side === null)
    return [
      rises,
      act(
        heart.node,
        { at: at + 160, lasts: eachMs * 0.4 },
        (on) => ({ y: -20 * on, grow: 1 - 0.4 * on, seen: 1 - on }),
        {
          leaves: true,
        },
      ),
    ];
  const goal = goals.get(side) as Rect;
  const to = { left: goal.left + 4, top: goal.top + 4, width: 24, height: 22 };
  const flies = { from: middle, to, at: at + 150, lasts: eachMs * 0.42, lift: 46, weight: 0, leaves: true };
  const lands = at + 150 + eachMs * 0.42;
  // One stays with its Cotton: at the end one sees which were whose.
  const size = rect.width * 0.36;
  const stays = drawn(
    room,
    { left: rect.left - 3, top: rect.top - 3, width: size, height: size },
    <HeartSign side={side} />,
  );
  kept.set(cell, stays);
  const number = { left: goal.left + 28, top: goal.top, width: 28, height: goal.height };
  const had = has[side] ?? 0;
  const paper = drawn(room, number, null, `fl-paper-over fl-pad-${nameOf(side)}`);
  const run = count(room.part, number, { from: had, ticks: [{ at: lands, to: had + 1 }], named: 'fl-stage fl-tick' });
  return [
    rises,
    ...flight(heart, flies),
    act(stays.node, { at: at + 120, lasts: 160 }, (on) => ({ grow: settling(on), seen: Math.min(1, on * 3) })),
    act(paper.node, { lasts: 1 }, () => ({ seen: 1 })),
    ...run.acts,
    ...burst(room.part, [<span key="spark" class={`fl-spark fl-spark-${nameOf(side)}`} />], {
      about: middleOf(to),
      pieces: 7,
      reach: 24,
      fall: 8,
      side: 6,
      seed: cell,
      at: lands - 20,
      lasts: 340,
    }),
  ];
}

/** The Cottons that gave their hearts to the side that has won hop, and its light falls on all. */
function cheers(
  room: Room,
  word: string,
  winner: Light | null,
  judged: readonly Judged[],
  kept: ReadonlyMap<Cell, Sprite>,
  goals: ReadonlyMap<Light, Rect>,
): Act[] {
  const forest = room.find('.fl-forest');
  const area = forest ? room.rectOf(forest) : { left: 0, top: 0, width: room.width, height: room.height };
  const middle = middleOf(area);
  const wide = Math.min(room.width - 16, 360);
  const ribbon = { left: Math.max(8, middle.x - wide / 2), top: middle.y - 30, width: wide, height: 60 };
  const glow = winner === null ? [] : [drawn(room, area, null, `fl-glow-square fl-glow-${nameOf(winner)}`)];
  const hops = judged.filter(({ heart }) => heart !== null && (winner === null || heart === winner));
  const goal = winner === null ? null : goals.get(winner);
  const fading = banner(room.part, ribbon, word, { at: 260, lasts: 300 }).flatMap((unrolls) => [
    unrolls,
    act(unrolls.thing, { at: WON_MS - FADES_MS, lasts: FADES_MS }, (on) => ({ seen: 1 - on })),
  ]);
  return [
    ...glow.map(({ node }) =>
      act(node, { lasts: WON_MS }, (on) => ({ seen: 0.9 * Math.min(1, on * 4, (1 - on) * 6) })),
    ),
    ...parade(hops, { at: 80, apart: 60 }, ({ cell }, at) => {
      const heart = kept.get(cell);
      return heart
        ? [
            act(heart.body, { at, lasts: 900 }, (on) => ({
              y: -14 * Math.abs(Math.sin(on * 3 * Math.PI)) * (1 - on),
              grow: 1 + 0.3 * outAndBack(on),
            })),
          ]
        : [];
    }),
    ...fading,
    ...(goal && winner !== null
      ? burst(room.part, [<HeartSign key="heart" side={winner} />], {
          about: middle,
          pieces: 16,
          reach: area.width * 0.55,
          fall: 60,
          side: 18,
          seed: 5,
          named: 'fl-stage',
          at: 420,
          lasts: 1100,
        })
      : []),
  ];
}
