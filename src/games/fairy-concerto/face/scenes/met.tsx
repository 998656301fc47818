import type { Side } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, middleOf, type Sprite, springing, squareAt } from '../../../../ui/stage/act.ts';
import { banner, flight, land, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Lang } from '../../../../words/voice.ts';
import { type Card, fairyThing, nobody, scoreThing } from '../../rules/cards.ts';
import { isMet, SCORE_CARD_POINTS } from '../../rules/score.ts';
import { sheet } from '../../rules/sheet.ts';
import type { View } from '../../rules/state.ts';
import { labels as words } from '../../words/labels.ts';
import { Note, notesOf, ScoreCard } from '../art/cards.tsx';
import { pointsRun } from './counts.tsx';
import type { Part, Thing } from './kit.tsx';
import {
  areaOf,
  boardIn,
  chipOf,
  drawn,
  Glint,
  glints,
  goes,
  gone,
  homeOf,
  SCORE_SHAPE,
  shows,
  veiled,
  within,
} from './kit.tsx';

export interface Met {
  readonly side: Side;
  readonly card: Card;
}

/** Score cards that an orchestra holds all of now, and did not before. */
export const metNow = (before: View, after: View): readonly Met[] =>
  after.scoreCards.flatMap((cards, side) => {
    const [was, is] = [before.orchestras[side] ?? nobody(), after.orchestras[side] ?? nobody()];
    const had = before.scoreCards[side] ?? [];
    return cards
      .filter((card) => isMet(card, is) && !(had.includes(card) && isMet(card, was)))
      .map((card) => ({ side, card }));
  });

const COMES_MS = 200;
const NOTE_MS = 64;
const MET_MS = 520;

interface Telling {
  /** Whose it is, said where it is not one's own. */
  readonly name: string | null;
  readonly before: View;
  readonly after: View;
  readonly lang: Lang;
  /** The points fly to the names; where they are covered they do not. */
  readonly counts: boolean;
  readonly isLast: boolean;
}

/** The card comes forward, what it wanted lights up piece by piece, and its points fly to the chip. */
export function met({ side, card }: Met, { before, after, lang, name, counts, isLast }: Telling): Part {
  const notes = notesOf(card);
  const litMs = COMES_MS + NOTE_MS * notes.length + 100;
  let large: Rect | null = null;
  let sprites: readonly Sprite[] = [];
  let whose: readonly Sprite[] = [];
  const cardIn = (room: Room): Thing | null =>
    areaOf(room, side)?.querySelector<HTMLElement>(`[data-thing="${scoreThing(card)}"]`) ?? null;
  const startIn = (room: Room): Rect => {
    const lies = cardIn(room)?.querySelector('.fc-card') ?? null;
    const home = lies ?? homeOf(room, side);
    if (!home) return { left: room.width / 2 - 13, top: 0, width: 26, height: 20 };
    return lies ? room.rectOf(home) : within(room.rectOf(home), 26, SCORE_SHAPE);
  };
  return {
    veil: (room) => {
      const lies = cardIn(room);
      return lies ? veiled([lies]) : [];
    },
    scene: {
      size: 'event',
      kind: 'met',
      steps: [
        {
          name: 'lights',
          lastsMs: litMs,
          cue: 'reveal',
          draw: (room) => {
            const from = startIn(room);
            const board = boardIn(room);
            const wide = Math.min(230, board.width * 0.6);
            const to = within({ ...board, top: room.height * 0.3, height: 0 }, wide, SCORE_SHAPE);
            large = to;
            const paper = drawn(room.part, to, <ScoreCard card={card} has={nobody()} />);
            const dims = spotlight(room.part, { lasts: 160 }, { until: { at: litMs + 280, lasts: 220 }, depth: 0.62 });
            room.part.append(paper.node);
            const unit = to.width / 96;
            const lit = notes.map((note) => {
              const rect = squareAt({ x: to.left + note.x * unit, y: to.top + note.y * unit }, 22 * unit);
              return drawn(room.part, rect, <Note kind={note.kind} />);
            });
            const label =
              name === null
                ? []
                : [
                    drawn(
                      room.part,
                      { left: to.left + to.width / 2 - 60, top: to.top - 28, width: 120, height: 22 },
                      <p class="fc-name">{name}</p>,
                    ),
                  ];
            sprites = [paper, ...lit];
            whose = label;
            return [
              ...dims,
              ...label.map(({ node }) => act(node, { at: COMES_MS - 60, lasts: 120 }, (on) => ({ seen: on }))),
              ...flight(paper, { from, to, lasts: COMES_MS, lift: 16, weight: 0.08 }),
              ...parade(lit, { at: COMES_MS, apart: NOTE_MS }, (note, at, nth) => [
                act(note.node, { at, lasts: 200 }, (on) => ({
                  grow: 0.3 + 0.7 * springing(on),
                  seen: Math.min(1, on * 5),
                })),
                ...comes(room, side, notes[nth]?.kind ?? 0, note, at),
              ]),
            ];
          },
        },
        {
          name: 'met',
          lastsMs: MET_MS,
          cue: 'gain',
          shows: isLast ? ['board', 'points'] : ['board'],
          draw: (room) => {
            if (!large) return [];
            const to = startIn(room);
            const lies = cardIn(room);
            const whole = drawn(room.part, large, <ScoreCard card={card} has={after.orchestras[side] ?? nobody()} />);
            const ribbon = {
              left: large.left + large.width / 2 - 90,
              top: large.top + large.height + 8,
              width: 180,
              height: 42,
            };
            const word = banner(room.part, ribbon, words[lang].met, { lasts: 200 });
            const chip = counts ? chipOf(room, side) : null;
            const worth = drawn(
              room.part,
              squareAt({ x: large.left + large.width * 0.875, y: large.top + large.height * 0.83 }, 40),
              <p class="fc-worth">{SCORE_CARD_POINTS}</p>,
            );
            return [
              ...sprites.map((each) => gone(each, 0, 1)),
              ...whose.map((each) => gone(each, 260, 120)),
              land(whole, 0, 0.1),
              ...glints(room, large, 0, 14),
              ...word,
              ...word.map(({ thing }) => act(thing, { at: MET_MS - 140, lasts: 120 }, (on) => ({ seen: 1 - on }))),
              ...(chip
                ? goes(worth, {
                    from: worth.rect,
                    to: squareAt(middleOf(room.rectOf(chip)), 18),
                    at: 180,
                    lasts: 300,
                    lift: 30,
                  })
                : [gone(worth, 260)]),
              ...goes(whole, { from: large, to, at: 280, lasts: 240, lift: 10 }),
              ...(lies ? [shows(lies, MET_MS - 30)] : []),
              ...(isLast ? pointsRun(room, sheet(before).totals, sheet(after).totals, 460) : []),
            ];
          },
        },
      ],
    },
  };
}

/** A spark from the section that plays it. */
function comes(
  room: Room,
  side: Side,
  kind: Parameters<typeof fairyThing>[0],
  note: Sprite,
  at: number,
): readonly Act[] {
  const section = areaOf(room, side)?.querySelector(`[data-thing="${fairyThing(kind)}"]`);
  if (!section) return [];
  const spark = drawn(room.part, squareAt(middleOf(note.rect), 20), <Glint />);
  return [
    act(spark.body, { at: Math.max(0, at - 150), lasts: 30 }, (on) => ({ seen: on })),
    ...goes(spark, {
      from: squareAt(middleOf(room.rectOf(section)), 26),
      to: spark.rect,
      at: Math.max(0, at - 150),
      lasts: 170,
      lift: 14,
      turns: 0.5,
    }),
  ];
}
