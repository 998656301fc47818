import type { Seat } from '../../../../engine/ids.ts';
import { sum } from '../../../../engine/lists.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { act } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Happened, Scene, SceneStep } from '../../../../ui/stage/scene.ts';
import { FIGHT, MOVE_PILE, PIE_CANNON, tileName } from '../../rules/cards.ts';
import type { Event, Force } from '../../rules/events.ts';
import { seatAt, whereIs } from '../../rules/hexes.ts';
import { campThing, hexThing } from '../../rules/ids.ts';
import type { View } from '../../rules/state.ts';
import { mayTake } from '../../rules/trophies.ts';
import { meetings } from '../../words/labels.ts';
import { PowerUp } from '../art/PowerUp.tsx';
import { Spell } from '../art/Spell.tsx';
import { ending } from './fightEnds.tsx';
import { opening } from './fightOpens.tsx';
import { throwing, ticksOf } from './fightThrows.tsx';
import { type Extra, type Fighter, Ring } from './ring.tsx';
import { chipOf, emblemOf, onMap } from './table.ts';
import './scenes.css';

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
