import { isEqual } from '../../../../engine/equal.ts';
import type { Eyes, Side } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, copyOf, gliding, middleOf, outAndBack, springing, squareAt } from '../../../../ui/stage/act.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { fairyThing, KINDS, type Kind } from '../../rules/cards.ts';
import { CONTESTS, type Contest, HONOURS, type Honour, honoursBySide } from '../../rules/score.ts';
import { sheet } from '../../rules/sheet.ts';
import type { View } from '../../rules/state.ts';
import { HonourMark } from '../art/signs.tsx';
import { standingIn } from '../Contests.tsx';
import type { Part, Thing } from './kit.tsx';
import { areaOf, chipOf, drawn, glints, gone, hidden, nearOf, runs, shows, tabOf, veiled } from './kit.tsx';

/** An honour that one side loses to another, or that nobody had. */
export interface Moved {
  readonly honour: Honour;
  readonly from: Side | null;
  readonly to: Side;
}

export function honoursMoved(before: View, after: View): readonly Moved[] {
  const [was, is] = [honoursBySide(before, false), honoursBySide(after, false)];
  return HONOURS.flatMap((honour): Moved[] => {
    const holds = (of: typeof was): Side[] => of.flatMap((own, side) => (own.includes(honour) ? [side] : []));
    const [had, have] = [holds(was), holds(is)];
    const lost = had.filter((side) => !have.includes(side));
    return have
      .filter((side) => !had.includes(side))
      .map((to, nth) => ({ honour, from: lost[nth] ?? lost[0] ?? null, to }));
  });
}

const RISES_MS = 160;
const GOES_MS = 340;
const APART_MS = 70;

/** How the contests stand now: their numbers run, honours fly from one to the other, and the points beside the names run. */
export function counted(before: View, after: View, eyes: Eyes, isLast: boolean): Part | null {
  const near = nearOf(after, eyes);
  const moved = honoursMoved(before, after);
  const isSame = near === nearOf(before, eyes);
  const changed = CONTESTS.filter(
    (contest) => !isSame || !isEqual(standingIn(before, contest, near), standingIn(after, contest, near)),
  );
  const [was, is] = [sheet(before).totals, sheet(after).totals];
  if (moved.length === 0 && changed.length === 0 && isEqual(was, is)) return null;
  const covers = new Map<Contest, Sprite>();
  const flightMs = moved.length > 0 ? RISES_MS + GOES_MS + APART_MS * (moved.length - 1) : 0;
  return {
    veil: (room) => veiled(changed.flatMap((contest) => standingOf(room, contest) ?? [])),
    scene: {
      size: 'event',
      kind: 'counts',
      look: (room) => {
        for (const contest of isSame ? changed : []) {
          const standing = standingOf(room, contest);
          if (standing) covers.set(contest, copyOf(room.part, standing, room.rectOf(standing)));
        }
      },
      steps: [
        {
          name: 'counts',
          lastsMs: Math.max(400, flightMs + 80),
          cue: 'count',
          ...(isLast ? { shows: ['points'] as const } : {}),
          draw: (room) => [
            ...changed.flatMap((contest): Act[] => {
              const standing = standingOf(room, contest);
              const number = standing?.querySelector<HTMLElement>('b');
              const cover = covers.get(contest);
              if (!standing) return cover ? [gone(cover, 0, 20)] : [];
              const from = isSame ? standingIn(before, contest, near).own : Number(number?.textContent);
              const isGained = moved.some(({ honour, to }) => honour === contest && to === near);
              const mark = standing.querySelector<SVGElement>('.fc-honour');
              return [
                ...(cover ? [gone(cover, 0, 20)] : []),
                shows(standing, 0, 20),
                ...(number ? runs(room, number, from, 40) : []),
                ...(mark && isGained ? [hidden(mark, RISES_MS + GOES_MS)] : []),
              ];
            }),
            ...parade(moved, { apart: APART_MS }, (each, at) => honourGoes(room, each, near, at)),
            ...(isLast ? pointsRun(room, was, is, flightMs * 0.6) : []),
          ],
        },
      ],
    },
  };
}

const cardOf = (room: Room, contest: Contest): Thing | null =>
  room.findAll('.fc-contest')[CONTESTS.indexOf(contest)] ?? null;
const standingOf = (room: Room, contest: Contest): HTMLElement | null =>
  cardOf(room, contest)?.querySelector<HTMLElement>('.fc-standing') ?? null;

/** The honour flies from its old owner to its card, is shown large for a moment, and flies to its new owner. */
function honourGoes(room: Room, { honour, from, to }: Moved, near: Side, at: number): Act[] {
  const card = cardOf(room, honour);
  if (!card) return [];
  const large = squareAt(middleOf(room.rectOf(card)), 44);
  const placeOf = (side: Side): Rect => {
    const place = side === near ? standingOf(room, honour) : chipOf(room, side);
    const rect = place ? room.rectOf(place) : large;
    return squareAt(
      { x: rect.left + rect.width / 2, y: side === near ? rect.top + 11 : rect.top + rect.height / 2 },
      22,
    );
  };
  const mark = drawn(room.part, large, <HonourMark of={honour} />);
  const [start, own, goal] = [from === null ? large : placeOf(from), middleOf(large), placeOf(to)];
  const way = (rect: Rect) => ({
    x: middleOf(rect).x - own.x,
    y: middleOf(rect).y - own.y,
    size: rect.width / large.width,
  });
  const [back, on] = [way(start), way(goal)];
  return [
    act(mark.node, { at, lasts: RISES_MS }, (part) => ({
      x: back.x * (1 - gliding(part)),
      y: back.y * (1 - gliding(part)),
      grow: from === null ? springing(part) : back.size + (1 - back.size) * gliding(part),
      seen: Math.min(1, part * 5),
    })),
    act(
      mark.node,
      { at: at + RISES_MS, lasts: GOES_MS },
      (part) => {
        const goes = gliding(Math.max(0, (part - 0.25) / 0.75));
        return {
          x: on.x * goes,
          y: on.y * goes - 22 * outAndBack(goes),
          grow: 1 + (on.size - 1) * goes + 0.16 * outAndBack(Math.min(1, part * 3)),
          turn: 18 * outAndBack(goes),
          seen: Math.min(1, (1 - part) * 12),
        };
      },
      { leaves: true },
    ),
    ...glints(room, goal, at + RISES_MS + GOES_MS - 20, 6),
  ];
}

/** The points beside the names. */
export const pointsRun = (room: Room, was: readonly number[], is: readonly number[], at: number): Act[] =>
  is.flatMap((points, side) => {
    const chip = chipOf(room, side)?.querySelector<HTMLElement>('b');
    return chip && points !== was[side] ? runs(room, chip, was[side] ?? 0, at) : [];
  });

interface Joining {
  readonly before: View;
  readonly after: View;
  readonly sides: readonly Side[];
  readonly at: number;
}

const changedIn = (before: View, after: View, side: Side): readonly Kind[] =>
  KINDS.filter((kind) => after.orchestras[side]?.[kind] !== before.orchestras[side]?.[kind]);
const plaqueOf = (room: Room, side: Side, kind: Kind): Element | null =>
  areaOf(room, side)?.querySelector(`[data-thing="${fairyThing(kind)}"] .fc-plaque`) ?? null;

/** What tells who joined a side: by its name and on its stage. */
export function joinMarks(room: Room, before: View, after: View, side: Side): HTMLElement[] {
  const tab = tabOf(room, side);
  return [
    ...(tab?.querySelectorAll<HTMLElement>('.fc-newcomers') ?? []),
    ...changedIn(before, after, side).flatMap((kind) => [
      ...(tab?.querySelectorAll<HTMLElement>(`.fc-has > :nth-child(${kind + 1})`) ?? []),
      ...(plaqueOf(room, side, kind)?.querySelectorAll<HTMLElement>('.fc-joined') ?? []),
    ]),
  ];
}

/** How many stand in each section is told when they have arrived. */
export const joinsAt = (room: Room, { before, after, sides, at }: Joining): Act[] =>
  sides.flatMap((side) => [
    ...joinMarks(room, before, after, side).map((mark) => hidden(mark, at)),
    ...changedIn(before, after, side).flatMap((kind) => {
      const number = plaqueOf(room, side, kind)?.querySelector<HTMLElement>('b');
      return number ? runs(room, number, before.orchestras[side]?.[kind] ?? 0, at - 120) : [];
    }),
  ]);
