import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, leaving, middleOf, outAndBack, settling, springing, sprite, squareAt } from '../../../../ui/stage/act.ts';
import { burst, flight, type Tick, turnOver } from '../../../../ui/stage/motions.tsx';
import type { SceneStep } from '../../../../ui/stage/Stage.ts';
import type { Event } from '../../rules/events.ts';
import { Berry, Blob, Crumb, Spark } from './fightArt.tsx';
import { away, both, fades, flash, type Ring, type Side } from './ring.tsx';

const THROW_MS = 330;
const BETWEEN_PIES_MS = 115;
const BETWEEN_EXTRAS_MS = 170;
/** From the rise of a card until its first star is in. */
const TURNED_MS = 720;

/** What a side has set. */
interface Set {
  readonly pies: number;
  readonly extras: readonly { readonly value: number }[];
}

const roundsOf = (sets: readonly Set[]): number => Math.max(...sets.map(({ pies }) => pies));
const extrasOf = (sets: readonly Set[]): number => Math.max(...sets.map(({ extras }) => extras.length));
const piesMs = (rounds: number): number => (rounds === 0 ? 0 : (rounds - 1) * BETWEEN_PIES_MS + THROW_MS + 60);
const riseOf = (side: Side, place: number): number => place * BETWEEN_EXTRAS_MS + 40 * side;

/** How the total of a side runs, from so long after the lids have begun to open. */
export function ticksOf(sets: readonly [Set, Set], side: Side, openMs: number): readonly Tick[] {
  const { pies, extras } = sets[side];
  const thrown = Array.from({ length: pies }, (_, pie) => openMs + pie * BETWEEN_PIES_MS);
  const added = extras.flatMap(({ value }, place) =>
    Array.from(
      { length: value },
      (_, nth) => openMs + piesMs(roundsOf(sets)) + riseOf(side, place) + TURNED_MS + 40 * nth,
    ),
  );
  return [...thrown, ...added].sort((one, other) => one - other).map((at, place) => ({ at, to: place + 1 }));
}

/** Pies fly one by one while the totals run; spells burst last. */
export function throwing(ringOf: () => Ring, sets: readonly [Set, Set]): SceneStep<Event>[] {
  const [rounds, extras] = [roundsOf(sets), extrasOf(sets)];
  const steps: SceneStep<Event>[] = [];
  if (rounds > 0) {
    steps.push({
      name: 'pies',
      lastsMs: piesMs(rounds),
      cue: 'clash',
      draw: ({ part }) => Array.from({ length: rounds }, (_, round) => thrown(part, ringOf(), round)).flat(),
    });
  }
  if (extras > 0) {
    steps.push({
      name: 'spells',
      lastsMs: (extras - 1) * BETWEEN_EXTRAS_MS + TURNED_MS + 240,
      cue: 'turn',
      draw: ({ part }) =>
        both((side) =>
          ringOf()
            .actor(side)
            .extras.flatMap((_, place) => turned(part, ringOf(), side, place)),
        ),
    });
  }
  return steps;
}

function thrown(part: HTMLElement, ring: Ring, round: number): Act[] {
  const { clash, head, pieSide, headY, width } = ring;
  const at = round * BETWEEN_PIES_MS;
  const isMet = ring.fighters.every(({ pies }) => pies > round);
  const flights = both((side) => {
    const { pies, head: animal } = ring.actor(side);
    // The pile is taken from the top.
    const pie = pies[pies.length - 1 - round];
    const other: Side = side === 0 ? 1 : 0;
    // Nobody throws back: the one it flies at ducks.
    if (!pie) return [ducks(animal, at + 120, head)];
    const to = isMet ? clash : { x: ring.x(other) + away(other) * width * 0.4, y: headY - head * 0.74 };
    return [
      act(animal.body, { at, lasts: 170 }, (on) => ({
        x: -away(side) * 10 * outAndBack(on),
        turn: -away(side) * 7 * outAndBack(on),
      })),
      ...flight(pie, {
        from: pie.rect,
        to: squareAt(to, pieSide * 1.5),
        at,
        lasts: isMet ? THROW_MS - 60 : THROW_MS + 90,
        lift: 54 + 8 * (round % 3),
        turns: -away(side) * 0.6,
        ease: (on) => on ** 1.25,
        weight: 0,
        leaves: true,
      }),
    ];
  });
  if (!isMet) return flights;
  return [
    ...flights,
    flash(part, clash, head * 0.52, at + THROW_MS - 70),
    ...burst(part, [<Crumb key="crumb" />, <Berry key="berry" />, <Blob key="blob" />], {
      about: { x: clash.x, y: clash.y + 8 * ((round % 3) - 1) },
      pieces: 9,
      reach: head * 0.44,
      fall: 46,
      side: head * 0.12,
      seed: round,
      at: at + THROW_MS - 64,
      lasts: 430,
    }),
  ];
}

const ducks = ({ body }: Sprite, at: number, head: number): Act =>
  act(body, { at, lasts: 380 }, (on) => ({
    y: head * 0.1 * outAndBack(on),
    grow: [1 + 0.2 * outAndBack(on), 1 - 0.4 * outAndBack(on)],
  }));

/** A card rises, trembles, turns over and goes up in stars, one for each that it adds. */
function turned(part: HTMLElement, ring: Ring, side: Side, place: number): Act[] {
  const card = ring.actor(side).extras[place];
  const value = ring.fighters[side].extras[place]?.value ?? 0;
  if (!card) return [];
  const { back, front } = card;
  const at = riseOf(side, place);
  const [from, to, total] = [back.rect, ring.turnedAt(side, place), ring.totalAt(side)];
  const [start, end] = [middleOf(from), middleOf(to)];
  const size = to.width / from.width;
  const rises = (thing: Sprite): Act =>
    act(thing.node, { at, lasts: 240 }, (on) => ({
      x: (end.x - start.x) * settling(on),
      y: (end.y - start.y) * settling(on) - 12 * outAndBack(on),
      grow: 1 + (size - 1) * springing(on),
      turn: 8 * away(side) * (1 - on),
      seen: 1,
    }));
  const star = ring.head * 0.2;
  const stars = Array.from({ length: value }, (_, nth) => {
    const drawn = sprite(part, squareAt(middleOf(total), star), <Spark />);
    const leaves = at + TURNED_MS - 190 + 40 * nth;
    return [
      act(drawn.body, { lasts: leaves }, (on) => ({ seen: on < 1 ? 0 : 1 })),
      ...flight(drawn, {
        from: squareAt({ x: end.x + (nth - (value - 1) / 2) * 22, y: end.y }, star),
        to: drawn.rect,
        at: leaves,
        lasts: 190,
        lift: 10,
        turns: 0.5,
        ease: leaving,
        weight: 0,
        leaves: true,
      }),
    ];
  }).flat();
  return [
    rises(back),
    rises(front),
    ...turnOver(back, front, { at: at + 40, lasts: 420 }),
    ...stars,
    act(front.node, { at: at + TURNED_MS - 170, lasts: 200 }, (on) => ({
      x: end.x - start.x,
      y: end.y - start.y - 20 * leaving(on),
      grow: size * (1 + 0.2 * on),
      seen: 1 - on,
    })),
    fades(back, { at: at + TURNED_MS - 200, lasts: 40 }),
    ...burst(part, [<Spark key="spark" />], {
      about: middleOf(total),
      pieces: 8,
      reach: ring.head * 0.42,
      fall: 10,
      side: ring.head * 0.11,
      seed: 40 + 5 * place + side,
      at: at + TURNED_MS - 10,
      lasts: 380,
    }),
  ];
}
