import './scenes.css';
import type { Seat } from '../../../../engine/game.ts';
import { sum } from '../../../../engine/lists.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { act, leaving, outAndBack, settling, springing } from '../../../../ui/stage/act.ts';
import { appears, banner, count, flight, land, parade, spotlight, type Tick } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { FIGHT } from '../../rules/cards.ts';
import type { Event, Force } from '../../rules/events.ts';
import { seatAt, whereIs } from '../../rules/hexes.ts';
import { campThing, hexThing } from '../../rules/ids.ts';
import { MOVE_PILE, PIE_CANNON, tileName } from '../../rules/mat.ts';
import type { View } from '../../rules/state.ts';
import { mayTake } from '../../rules/trophies.ts';
import { meetings } from '../../words/labels.ts';
import { Pie, Spell } from '../art/cards.tsx';
import { PowerUp } from '../art/PowerUp.tsx';
import { Sign } from '../Piece.tsx';
import { Dish, HalfField, Lid } from './fightArt.tsx';
import { ending } from './fightEnds.tsx';
import { throwing, ticksOf } from './fightThrows.tsx';
import { away, BOTH_SIDES, both, type Extra, type Fighter, hidden, Ring, type Side } from './ring.tsx';
import { chipOf, emblemOf, onMap } from './table.tsx';

/** The two come in, set their lids, hold their breath and open. */
function opening(
  ringOf: () => Ring,
  title: string,
  ticks: (side: Side) => readonly Tick[],
  isEmpty: boolean,
): SceneStep<Event>[] {
  return [
    { name: 'set', lastsMs: 500, cue: 'clash', draw: (room) => comeIn(room, ringOf(), title) },
    { name: 'lids', lastsMs: 290, cue: 'place', draw: ({ part }) => setLids(part, ringOf()) },
    {
      name: 'breath',
      lastsMs: 320,
      isPassing: true,
      draw: () =>
        both((side) => {
          const { head, lid } = ringOf().actor(side);
          return [
            // Nearer and lower, and the lids begin to rattle.
            act(head.body, { lasts: 320 }, (on) => ({
              x: -away(side) * 7 * settling(on),
              grow: [1 + 0.05 * settling(on), 1 - 0.07 * settling(on)],
            })),
            act(lid.body, { at: 60, lasts: 260 }, (on) => ({
              turn: (1 + 2.4 * on) * Math.sin(on * 46 + side * 2),
              y: -2.5 * Math.abs(Math.sin(on * 46)) * on,
              grow: [1 + 0.03 * on, 1 - 0.06 * on],
            })),
          ];
        }),
    },
    {
      name: 'open',
      // With nothing under the lids there is only the surprise to be seen.
      lastsMs: isEmpty ? 900 : 260,
      cue: 'reveal',
      draw: ({ part }) => open(part, ringOf(), ticks, isEmpty),
    },
  ];
}

function comeIn(room: Room, ring: Ring, title: string) {
  const { part } = room;
  const { band, middle, width } = ring;
  const acts = spotlight(part, { lasts: 260 });
  ring.dark = acts.map(({ thing }) => thing);
  for (const side of BOTH_SIDES) {
    const half = { ...band, left: side === 0 ? 0 : middle, width: width / 2 };
    const art = <HalfField width={half.width} height={half.height} lean={46} isRight={side === 1} />;
    const panel = ring.draw(part, half, art, side);
    ring.panels.push(panel);
    acts.push(
      act(panel.node, { at: 60, lasts: 420 }, (on) => ({ x: width * 0.75 * away(side) * (1 - springing(on)) })),
    );
  }
  for (const side of BOTH_SIDES) {
    const { name, stands } = ring.fighters[side];
    const head = ring.enter(part, side);
    const label = ring.draw(
      part,
      { left: ring.x(side) - 56, top: band.top + band.height - 40, width: 112, height: 30 },
      <p class="mls-fight-name">
        <bdi>{name}</bdi>
      </p>,
      side,
    );
    ring.actor(side).things.push(label);
    acts.push(
      ...flight(head, { from: stands(room), to: head.rect, at: 120 + 70 * side, lasts: 400, lift: 70, weight: 0.2 }),
      appears(label, { at: 420, lasts: 240 }),
    );
  }
  const wide = Math.min(300, width * 0.84);
  const ribbon = { left: middle - wide / 2, top: band.top - 46, width: wide, height: 44 };
  const unrolls = banner(part, ribbon, title, { at: 330, lasts: 260 });
  ring.title = unrolls.map(({ thing }) => thing);
  return [...acts, ...unrolls];
}

function setLids(part: HTMLElement, ring: Ring) {
  return both((side) => {
    const actor = ring.actor(side);
    const { pies, extras } = ring.fighters[side];
    const { x, y } = ring.dishAt(side);
    const wide = ring.head * 1.06;
    const dish = ring.draw(
      part,
      { left: x - wide / 2, top: y - wide * 0.1, width: wide, height: wide * 0.2333 },
      <Dish />,
      side,
    );
    actor.things.push(dish);
    actor.pies = Array.from({ length: pies }, (_, place) =>
      ring.draw(
        part,
        ring.pieAt(side, place),
        <Sign>
          <Pie />
        </Sign>,
        side,
      ),
    );
    actor.extras = extras.map(({ back, front }, place) => {
      const at = ring.extraAt(side, place);
      return {
        back: ring.draw(part, at, <Sign>{back}</Sign>, side),
        front: ring.draw(part, at, <Sign>{front}</Sign>, side),
      };
    });
    const lidWide = ring.head * 1.02;
    actor.lid = ring.draw(
      part,
      { left: x - lidWide / 2, top: y - lidWide * 0.62, width: lidWide, height: lidWide * 0.7143 },
      <Lid />,
      side,
    );
    const comes = { at: 40 * side, lasts: 300 };
    const rises = (on: number) => ({ y: ring.height * 0.3 * (1 - settling(on)), seen: Math.min(1, on * 5) });
    return [
      act(dish.node, comes, rises),
      act(actor.lid.node, comes, rises),
      land(actor.lid, comes.at + comes.lasts - 40, 0.13, 260),
      // All that is under the lid waits unseen until it is lifted.
      ...[...actor.pies, ...actor.extras.flatMap(({ back, front }) => [back, front])].map(hidden),
      // Both look down at what was set.
      act(actor.head.body, { at: 60, lasts: 260 }, (on) => ({
        y: 7 * outAndBack(on),
        turn: 4 * away(side) * outAndBack(on),
      })),
    ];
  });
}

function open(part: HTMLElement, ring: Ring, ticks: (side: Side) => readonly Tick[], isEmpty: boolean) {
  const { width, height, head } = ring;
  return both((side) => {
    const actor = ring.actor(side);
    const { number, acts } = count(part, ring.totalAt(side), { from: 0, ticks: ticks(side), named: 'mls-fight-total' });
    const { emblem } = ring.fighters[side];
    if (emblem) number.node.dataset.emblem = emblem;
    actor.total = number;
    return [
      act(actor.lid.node, { lasts: 340 }, (on) => ({
        x: away(side) * width * 0.34 * leaving(on),
        y: -height * 0.5 * settling(on) * on - 16 * outAndBack(Math.min(1, on * 2)),
        turn: away(side) * 150 * on,
        seen: on < 0.75 ? 1 : 4 * (1 - on),
      })),
      act(actor.head.body, { lasts: 260 }, (on) => ({
        x: -away(side) * 7 * (1 - on),
        grow: [1.05 - 0.05 * springing(on), 0.93 + 0.07 * springing(on)],
      })),
      ...parade(actor.pies, { at: 50, apart: 24 }, (pie, at) => [
        act(pie.node, { at, lasts: 1 }, () => ({ seen: 1 })),
        land(pie, at, 0.3, 260),
      ]),
      ...actor.extras.map(({ back }) =>
        act(back.node, { at: 60, lasts: 220 }, (on) => ({
          y: 14 * (1 - springing(on)),
          turn: 8 * away(side) * settling(on),
          seen: on === 0 ? 0 : 1,
        })),
      ),
      appears(number, { at: 110, lasts: 220 }),
      ...acts,
      ...(isEmpty
        ? [
            act(actor.head.body, { at: 320, lasts: 560 }, (on) => ({
              y: head * 0.08 * outAndBack(on),
              turn: 9 * away(side) * Math.sin(on * 2 * Math.PI) * (1 - on),
            })),
          ]
        : []),
    ];
  });
}

type Fought = Extract<Event, { is: 'fought' }>;

/** Set, breath, act, count, verdict. Who wins is nowhere on the screen before the last pie hits. */
export function pieFight(event: Fought, before: View, happened: Happened<View, Event>): Scene<Event> {
  const { seat, rival, at, attack, defence, winner } = event;
  const { eyes, events, lang, names, after } = happened;
  const words = meetings[lang].fight;
  const loser = winner === seat ? rival : seat;
  const sets = [setOf(attack), setOf(defence)] as const;
  const isEmpty = sets.every(({ pies, extras }) => pies + extras.length === 0);
  const fighterIn = (room: Room, side: Seat, set: (typeof sets)[number]): Fighter => ({
    ...set,
    name: names(side),
    emblem: emblemOf(room, side),
    kingdom: seatAt(before, side).kingdom,
    which: whereIs(before, side, 0) === at || whereIs(before, side, 1) !== at ? 0 : 1,
    // A table that was only just opened has no map yet when the fight is looked at.
    stands: (now) => onMap(now, hexThing(at)) ?? chipOf(now, side),
  });
  let ring: Ring | null = null;
  let camp: Rect | null = null;
  const ringOf = (): Ring => {
    if (!ring) throw new Error('nobody has looked at the table');
    return ring;
  };
  // Somebody at this device is hit, or all are at it.
  const waits = eyes === 'onlooker' || eyes === seat || eyes === rival;
  const openings = opening(ringOf, words.at(at), (side) => ticksOf(sets, side, openMs), isEmpty);
  const openMs = openings.at(-1)?.lastsMs ?? 0;
  const steps = [
    ...openings,
    ...throwing(ringOf, sets),
    ...ending(ringOf, {
      winner: winner === seat ? 0 : 1,
      home: () => camp,
      hasPrize: mayTake(after, winner, FIGHT),
      verdict: words.won(names(winner), attack.total === defence.total),
    }),
  ];
  return {
    size: 'scene',
    kind: 'fight',
    waits,
    look: (room) => {
      ring = new Ring(room, [fighterIn(room, seat, sets[0]), fighterIn(room, rival, sets[1])]);
      const isSentHome = events.some((each) => each.is === 'home' && each.seat === loser);
      camp = isSentHome ? onMap(room, campThing(loser)) : null;
    },
    steps: waits ? steps : fadingOut(steps),
  };
}

/** Pies, then what bursts over them: spells, and a cannon that stands open beside the board. */
function setOf({ pies, spells, total }: Force): Pick<Fighter, 'pies' | 'extras'> {
  const cannon = total - pies - sum(spells);
  const drawn = <PowerUp of={tileName(MOVE_PILE, PIE_CANNON)} />;
  return {
    pies,
    extras: [
      ...spells.map((value): Extra => ({ value, back: <Spell value={null} />, front: <Spell value={value} /> })),
      ...(cannon > 0 ? [{ value: cannon, back: drawn, front: drawn }] : []),
    ],
  };
}

/** Nobody has to tap it away: all that was drawn is gone at the end. */
export function fadingOut(steps: readonly SceneStep<Event>[]): SceneStep<Event>[] {
  const parts: HTMLElement[] = [];
  return [
    ...steps.map((step) => ({
      ...step,
      draw: (room: Room) => {
        parts.push(room.part);
        return step.draw(room);
      },
    })),
    {
      name: 'leaves',
      lastsMs: 260,
      draw: () => parts.map((part) => act(part, { lasts: 260 }, (on) => ({ seen: 1 - on }))),
    },
  ];
}
