import './art/art.css';
import type { FunctionComponent } from 'preact';
import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import { boxOf } from '../../../ui/grid/Grid.tsx';
import type { Lang } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import { MOST_ROUNDS } from '../facts.ts';
import { FRIENDSHIP, QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { ALL_HEXES, CAMP, rivalAt, tokensAt, whereIs } from '../rules/hexes.ts';
import { deedAt, MOST_TROPHIES, MOVE } from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import { SEEKERS, top, type View } from '../rules/state.ts';
import { claimable, trophyCount } from '../rules/trophies.ts';
import { voice as voices } from '../words/say.ts';
import { Apple, Gem, Heart, Pie, Scroll, Spell, Trophy } from './art/cards.tsx';
import { Ground } from './art/lands.tsx';
import { LookCrest } from './art/Seeker.tsx';
import { arrived, fetchLate } from './late.tsx';
import { Piece, piecesAt, slotsFor } from './Piece.tsx';
import { spotOfHex } from './targets.ts';

const AnySpell = () => <Spell value={null} />;
const AnyTrophy = () => <Trophy field={FRIENDSHIP} />;
const DRAWN: Readonly<Record<string, FunctionComponent>> = {
  apple: Apple,
  gem: Gem,
  quest: Scroll,
  pie: Pie,
  heart: Heart,
  spell: AnySpell,
  trophy: AnyTrophy,
};

/** A token or what a track counts, in a sentence and one em high; or, by the name of a hex, the map with a spot there. */
function Icon({ of }: { readonly of: string }) {
  const Drawn = DRAWN[of];
  const [q = 0, r = 0] = of.split(',').map(Number);
  return (
    <svg class="mls-mark" viewBox="-12 -12 24 24" aria-hidden="true">
      {Drawn ? (
        <Drawn />
      ) : (
        <path
          fill="currentColor"
          fill-rule="evenodd"
          d={`M-12 0-6-10H6L12 0 6 10H-6ZM${q * 2.6 + r * 1.3} ${r * 2.3}m-3 0 3 4 3-4-3-4Z`}
        />
      )}
    </svg>
  );
}

/** Of a hex, on its grid of 24. */
const WIDE = 12 * Math.sqrt(3);

/** The map as it stands, for the shelf. */
function Picture({ view }: { readonly view: View }) {
  return (
    <svg viewBox={`${-3.6 * WIDE} -68 ${7.2 * WIDE} 136`} aria-hidden="true">
      {ALL_HEXES.map((hex) => {
        const { left, top } = boxOf('hex', spotOfHex(hex), WIDE);
        const pieces = piecesAt(view, hex);
        const slots = slotsFor(pieces.length);
        return (
          <g key={hex} transform={`translate(${left} ${top})`}>
            <Ground of={hex} />
            {pieces.map((piece, at) => {
              const { x, y, scale } = slots[at] ?? { x: 0, y: 0, scale: 0 };
              return (
                <g key={at} transform={`translate(${x} ${y}) scale(${scale})`}>
                  <Piece of={piece} scale={scale} x={x} />
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** To begin a Move, to pay a token, to mix, and to leave off where nothing waits that the table can see, is no risk. */
export function risky(move: Move, view: View): boolean {
  switch (move.do) {
    case 'act':
      return move.space !== MOVE;
    case 'take':
      return isEnding(view) || !isPlainPrice(view);
    case 'mix':
      return isEnding(view);
    case 'pass':
      return isEnding(view) || leavesMore(view);
    default:
      return true;
  }
}

/** Nothing is drawn for it, whatever else is still to be paid. */
function isPlainPrice({ todo }: View): boolean {
  const [reap, pay] = todo.slice(-2);
  if (pay?.step !== 'pay' || reap?.step !== 'reap') return false;
  const { spells, powerUps } = deedAt(reap.deed);
  return spells + powerUps === 0;
}

/** A trophy, a fight or a quest. */
function leavesMore(view: View): boolean {
  const pending = top(view);
  switch (pending?.step) {
    case 'end':
      return claimable(view).length > 0;
    case 'after':
      return false;
    case 'move':
      return SEEKERS.some((seeker) => {
        const spot = whereIs(view, pending.seat, seeker);
        return spot !== CAMP && (tokensAt(view, QUEST, spot) > 0 || rivalAt(view, pending.seat, spot) !== null);
      });
    default:
      return true;
  }
}

/** The game may end with this turn: a player has all trophies, or it is the last round. */
const isEnding = (view: View): boolean =>
  view.last !== null ||
  view.round >= MOST_ROUNDS ||
  view.seats.some((_, seat) => trophyCount(view, seat) >= MOST_TROPHIES);

/** What makes itself heard; the rest is silent. */
const CUES: Readonly<Partial<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>>> = {
  acted: 'place',
  moved: 'step',
  delivered: 'gain',
  attacked: 'clash',
  sealed: 'place',
  fought: 'reveal',
  home: 'loss',
  spell: 'turn',
  discarded: 'loss',
  quest: 'turn',
  solved: 'gain',
  rolled: 'roll',
  put: 'place',
  gained: 'place',
  launched: 'place',
  jumped: 'step',
  drew: 'turn',
  kept: 'place',
  claimed: 'gain',
  ending: 'reveal',
};

/** The few words of the board come with the board. */
export function faceIn(lang: Lang): AnyFace {
  const voice = voices[lang];
  return defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const { boardIn, behind, opened } = await import('./laid.tsx');
      return {
        Board: boardIn(lang, voice),
        scenes: (happened) => arrived()?.scenes(happened) ?? (happened.before ? [] : opened(happened)),
        large: (...seen) => arrived()?.large(...seen) ?? null,
        handles: (...played) => arrived()?.handles(...played) ?? null,
        rest: fetchLate,
        behind,
      };
    },
    company,
    targets,
    Picture,
    Icon,
    Crest: LookCrest,
    leaflet: () => import('./leaflet.tsx'),
    guide: () => import('../guide/index.ts'),
    passing: () => import('../guide/index.ts').then(({ passing: guide }) => ({ guide })),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    risky,
    cue: ({ is }) => CUES[is] ?? null,
  });
}
