import type { Eyes } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import { act, middleOf, outAndBack, settling, springing, squareAt, swinging } from '../../../../ui/stage/act.ts';
import { flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room, SceneStep } from '../../../../ui/stage/Stage.ts';
import { clueOf, costOf, KING, type Kind, POINTS, QUEEN, type Tile, TOMTE } from '../../rules/fairies.ts';
import { halves } from '../../rules/field.ts';
import { fairyThing } from '../../rules/ids.ts';
import type { Called, Event, Laid, View } from '../../rules/state.ts';
import { CostSigns } from '../art/CostTile.tsx';
import { Seal } from '../art/portraits.tsx';
import { Clue } from '../art/tokens.tsx';
import {
  around,
  cellRect,
  drawn,
  Empty,
  Face,
  Glint,
  goesTo,
  gone,
  hidden,
  Met,
  type Part,
  Piece,
  pieceIn,
  pointsRise,
  riseMs,
  veiled,
} from './kit.tsx';
import { AT_HOME_MS, neighboursLook, standsLarge, walksHome } from './walk.tsx';

/** For each clue of a run the place of the sign that it meets. The King’s letters stand for any kinds: as many of each as alike. */
export function signsMet(kind: Kind, tile: Tile, run: readonly Laid[]): readonly number[] {
  const letters = [...costOf(kind, tile)];
  const kindOf = kind === KING ? matched(letters, run) : (letter: string) => clueOf(letter);
  const free = letters.map((letter, place) => ({ clue: kindOf(letter), place }));
  return run.map(({ clue }) => {
    const at = free.findIndex((sign) => sign.clue === clue);
    return at < 0 ? 0 : (free.splice(at, 1)[0]?.place ?? 0);
  });
}

/** The letter that stands most often is the clue that does. */
function matched(letters: readonly string[], run: readonly Laid[]): (letter: string) => number | undefined {
  const ranked = <Each,>(all: readonly Each[]): Each[] => {
    const times = (one: Each): number => all.filter((each) => each === one).length;
    return [...new Set(all)].sort((one, other) => times(other) - times(one));
  };
  const [wanted, there] = [ranked(letters), ranked(run.map(({ clue }) => clue))];
  return (letter) => there[wanted.indexOf(letter)];
}

interface Coming {
  readonly after: View;
  readonly eyes: Eyes;
  readonly was: number;
  /** That fly to the chip: none while points are covered. */
  readonly points: number;
  /** Nothing else of this move scores. */
  readonly isLast: boolean;
}

const LOOK_MS = 460;
/** Her face in the window, among what is drawn of her row. */
const FACE = 3;
/** How much longer and larger: the three that are worth most. */
const PLAIN = { isGreat: false, sparks: 12, sign: 32, face: 58, apartMs: 76, standMs: 0, walkMs: 400 };
const GREAT = { isGreat: true, sparks: 20, sign: 36, face: 78, apartMs: 170, standMs: 900, walkMs: 620 };

/** Her clues light one by one, she walks out of the list into the field, neighbours look, her points fly to the chip. */
export function fairyComes(event: Called, { after, eyes, was, points, isLast }: Coming): Part {
  const { seat, kind, run, domino, cost } = event;
  const size = kind === KING || kind === QUEEN || kind === TOMTE ? GREAT : PLAIN;
  const met = signsMet(kind, cost, run);
  const litMs = 110 + run.length * size.apartMs;
  let called: Sprite[] = [];
  const lit: Sprite[] = [];
  let stands: Rect | null = null;

  const clues: SceneStep<Event> = {
    name: 'clues',
    lastsMs: litMs + 60,
    cue: 'reveal',
    draw: (room) => {
      const row = room.find(`[data-thing="${fairyThing(kind)}"]`);
      const lies = run.flatMap(({ cell }) => cellRect(room, seat, cell) ?? []);
      if (!row || lies.length < run.length) return [];
      const rowRect = room.rectOf(row);
      const card = cardBeside(room, rowRect, around(lies), costOf(kind, cost).length, size);
      const frame = squareAt({ x: card.left + 8 + size.face / 2, y: card.top + card.height / 2 }, size.face);
      const signAt = (place: number): Rect =>
        squareAt(
          { x: card.left + size.face + 14 + size.sign * (place + 0.5), y: card.top + card.height / 2 - 2 },
          size.sign,
        );
      const row0 = around(costs(cost, kind).map((_, place) => signAt(place)));
      const dark = spotlight(
        room.part,
        { lasts: 200 },
        { until: { at: litMs + 60 + size.standMs + size.walkMs, lasts: 260 }, depth: 0.8 },
      );
      const paper = drawn(room.part, card, null, 'alf-paper alf-flat');
      const signs = drawn(
        room.part,
        row0,
        <CostSigns kind={kind} tile={cost} met={costs(cost, kind).map(() => false)} />,
        'alf-flat',
      );
      const empty = drawn(room.part, frame, <Empty of={kind} />, 'alf-flat');
      const face = drawn(room.part, frame, <Face of={kind} />);
      called = [paper, signs, empty, face];
      stands = frame;
      const [start, own] = [middleOf(rowRect), middleOf(card)];
      const forward = (thing: Sprite): Act => {
        const at = middleOf(thing.rect);
        return act(thing.node, { lasts: 240 }, (on) => {
          const back = 1 - springing(on);
          return {
            x: (start.x - own.x + (own.x - at.x) * 0.55) * back,
            y: (start.y - at.y) * back,
            grow: 1 - 0.55 * back,
            seen: Math.min(1, on * 4),
          };
        });
      };
      return [
        ...dark,
        ...called.map(forward),
        act(face.body, { at: 150, lasts: 340 }, (on) => ({ y: -5 * outAndBack(on), turn: 9 * swinging(on, 1.5) })),
        ...parade(run, { at: 130, apart: size.apartMs }, ({ clue }, at, place) => {
          const lie = lies[place] as Rect;
          const side = lie.width;
          const sign = signAt(met[place] ?? place);
          const halo = drawn(room.part, squareAt(middleOf(lie), side * 1.5), null, 'alf-halo alf-flat');
          const token = drawn(
            room.part,
            lie,
            <Piece>
              <Clue of={clue} />
            </Piece>,
            'alf-lifted',
          );
          const star = drawn(room.part, squareAt(middleOf(sign), 24), <Glint />);
          const tick = drawn(
            room.part,
            { left: sign.left + sign.width * 0.4, top: sign.top + sign.height * 0.52, width: 19, height: 19 },
            <Met />,
            'alf-flat',
          );
          lit.push(halo, token);
          called.push(tick);
          return [
            act(token.node, { lasts: 160 }, (on) => ({ seen: 0.5 * on })),
            act(token.node, { at, lasts: 70 }, (on) => ({ seen: 0.5 + 0.5 * on })),
            act(token.body, { at, lasts: 340 }, (on) => ({
              y: -side * 0.24 * outAndBack(settling(on)),
              grow: 1 + 0.32 * outAndBack(settling(on)),
              turn: 13 * swinging(on, 1),
            })),
            act(halo.node, { at, lasts: 260 }, (on) => ({
              grow: 0.4 + 0.6 * springing(on),
              seen: on * (1 - 0.3 * on),
            })),
            act(star.body, { at: at + 40, lasts: 40 }, (on) => ({ seen: on })),
            ...flight(star, {
              from: squareAt(middleOf(lie), 34),
              to: star.rect,
              at: at + 40,
              lasts: 200,
              lift: 24,
              turns: 0.5,
              weight: 0,
              leaves: true,
            }),
            act(tick.node, { at: at + 225, lasts: 180 }, (on) => ({
              grow: 0.2 + 0.8 * springing(on),
              seen: on === 0 ? 0 : 1,
            })),
          ];
        }),
      ];
    },
  };

  const large: SceneStep<Event> = {
    name: 'stands',
    lastsMs: size.standMs,
    cue: 'gain',
    draw: (room) => {
      if (!stands) return [];
      const { she, acts } = standsLarge(room, stands, kind, size.standMs);
      const face = called[FACE];
      stands = she.rect;
      called.push(she);
      return [...(face ? veiled([face.node]) : []), ...acts];
    },
  };

  const walks: SceneStep<Event> = {
    name: 'walks',
    lastsMs: size.walkMs,
    cue: 'step',
    shows: ['board'],
    draw: (room) => {
      const homes = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
      const house = pieceIn(room, seat, `fairy:${kind}`);
      if (homes.length < 2 || !stands) return [];
      const lives = around(homes);
      return [
        ...(house ? [hidden(house, size.walkMs + AT_HOME_MS)] : []),
        ...called.map((thing, at) =>
          at === FACE || thing.rect === stands ? gone(thing, 0, 1) : gone(thing, 140, 180),
        ),
        ...lit.map((thing) => gone(thing, 200, 260)),
        ...walksHome(room, { kind, from: stands, lives, ms: size.walkMs, sparks: size.sparks }),
      ];
    },
  };

  const counts: SceneStep<Event> = {
    name: points > 0 ? 'points' : 'neighbours',
    lastsMs: points > 0 ? riseMs(points) : LOOK_MS,
    ...(points > 0 ? { cue: 'gain' } : {}),
    ...(isLast ? { shows: ['points'] as const } : {}),
    draw: (room) => {
      const homes = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
      if (homes.length < 2) return [];
      const side = homes[0]?.height ?? 0;
      const seal = squareAt(middleOf(homes[1] as Rect), side * 0.78);
      const worth = drawn(
        room.part,
        seal,
        <svg viewBox="-9 -9 18 18" aria-hidden="true">
          <Seal points={POINTS[kind]} />
        </svg>,
        'alf-flat',
      );
      return [
        ...neighboursLook(room, { after, seat, cells: halves(domino), rect: around(homes) }),
        act(
          worth.node,
          { lasts: 420 },
          (on) => ({
            grow: 0.9 + 0.6 * outAndBack(settling(on)),
            turn: 14 * swinging(on, 1),
            seen: outAndBack(on) > 0.06 ? 1 : 0,
          }),
          { leaves: true },
        ),
        ...pointsRise(room, { seat, from: seal, points, was, stays: !isLast }),
      ];
    },
  };

  return {
    scene: {
      size: size.isGreat ? 'scene' : 'event',
      kind: size.isGreat ? 'great' : 'fairy',
      steps: [...goesTo(seat, eyes), clues, ...(size.isGreat ? [large] : []), walks, counts],
    },
  };
}

const costs = (tile: number, kind: Kind): string[] => [...costOf(kind, tile)];

/** Beside her row, and not over the clues that are to light. */
function cardBeside({ width, height }: Room, row: Rect, run: Rect, signs: number, { sign, face }: typeof PLAIN): Rect {
  const [wide, high] = [face + 24 + sign * signs, face + 14];
  const left = Math.max(4, Math.min(row.left + 2, width - wide - 4));
  const isClear = (top: number): boolean =>
    top >= 4 &&
    top + high <= height - 4 &&
    (top + high + 12 < run.top || top > run.top + run.height + 4 || left + wide + 4 < run.left);
  const beside = row.top + row.height / 2 - high / 2;
  const top =
    [beside, run.top - high - 14, run.top + run.height + 8].find(isClear) ??
    Math.max(4, Math.min(beside, height - high - 4));
  return { left, top, width: wide, height: high };
}
