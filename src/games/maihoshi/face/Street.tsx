import type { Seat, ThingId } from '../../../engine/game.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { isVainLap, LAST_ROUND, type View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { CardBack } from './art/FolkCard.tsx';
import { Lantern } from './art/signs.tsx';
import { SmallCard } from './art/Tiles.tsx';
import { earnedIn } from './struck.ts';

interface StreetProps {
  readonly view: View;
  /** Whose own round and tokens are shown; null for those who only look. */
  readonly own: Seat | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly showsPoints: boolean;
  explain(thing: ThingId): void;
}

/** What is common to all: the round and who begins it, deck and discards, the last lap; and how one's own round stands. */
export function Street({ view, own, names, words, showsPoints, explain }: StreetProps) {
  const { round, deck, discard, lap, lapBy, starter } = view;
  const first = useTalk().sitters[starter];
  const top = discard.at(-1);
  const thing = (id: ThingId, label: string) => ({
    type: 'button' as const,
    'data-thing': id,
    'aria-label': label,
    onClick: () => explain(id),
  });
  return (
    <section class="mai-street" aria-label={words.street}>
      <button {...thing('marker:starter', words.roundOf(round, LAST_ROUND, names(starter)))}>
        <span>
          <small>{words.round}</small>
          <b>
            {round}/{LAST_ROUND} {first && <Badge of={first} />}
          </b>
        </span>
      </button>
      <button {...thing('pile:deck', words.deck(deck))}>
        <span class="mai-pile">{deck > 0 && <CardBack />}</span>
        <b>{deck}</b>
      </button>
      <button {...thing('pile:discard', words.discard(discard.length))}>
        <span class="mai-pile">{top !== undefined && <SmallCard of={top} />}</span>
        <b>{discard.length}</b>
      </button>
      {lap !== 'none' && view.stage === 'turn' && !isVainLap(view) && (
        <button class="mai-lap" {...thing('marker:lap', words.lapBy(names(lapBy)))}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Lantern />
          </svg>
          <b>{words.lap}</b>
        </button>
      )}
      {showsPoints && own !== null && view.stage !== 'counted' && (
        <Own view={view} own={own} words={words} explain={explain} />
      )}
    </section>
  );
}

function Own({
  view,
  own,
  words,
  explain,
}: Omit<StreetProps, 'own' | 'names' | 'showsPoints'> & { readonly own: Seat }) {
  const earned = earnedIn(view, own, view.held[own] ?? 0, view.bonus[own] ?? 0);
  const { income, effects, penalty, bonus, points } = earned;
  // Where totals lie open they stand beside the names, this round and all.
  const tokens = view.tokensOpen ? null : (view.tokens[own] ?? null);
  return (
    <>
      <button
        type="button"
        class="mai-so-far"
        data-bonus={bonus > 0}
        data-thing={`sum:${own}`}
        aria-label={words.soFar(earned)}
        onClick={() => explain(`sum:${own}`)}
      >
        {income + effects} − {penalty} {bonus > 0 && `+ ${bonus} `}
        {/* A round never counts below nothing. */}
        <b>
          {income + effects < penalty ? '→' : '='} {points}
        </b>
      </button>
      {tokens !== null && (
        <button
          type="button"
          class="mai-tokens"
          data-thing={`tokens:${own}`}
          aria-label={words.tokens(tokens)}
          onClick={() => explain(`tokens:${own}`)}
        >
          <span>{tokens}</span>
        </button>
      )}
    </>
  );
}

/** The edge of the house in the evening, where there is room between houses and hand: a lamp, tea, and a cat asleep. */
export const Veranda = () => (
  <div class="mai-veranda" aria-hidden="true">
    <svg viewBox="0 0 360 92" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <ellipse class="mai-pool" cx="58" cy="82" rx="92" ry="15" />
      <g class="mai-still">
        <path class="mai-wood" d="M38 84V34h5v50ZM73 84V34h5v50ZM34 84h48v5H34Z" />
        <path class="mai-washi" d="M42 22h32v50H42Z" />
        <path class="mai-line" d="M42 38h32M42 55h32M58 22v50" />
        <path class="mai-wood" d="M36 17h44v6H36ZM39 71h38v5H39Z" />
        <path class="mai-cat" d="M236 84c-10-1-13-18 3-25 3-8 8-3 10 0 12-6 36-6 48 10 7 9 2 15-8 15Z" />
        <path
          class="mai-cat"
          d="M232 63c-2-9 0-12 1-12 3 1 5 4 6 6 2-.6 5-.6 7 0 1-2 3-5 6-6 1 0 3 4 1 12 2 8-4 13-10.500 13S230 71 232 63Z"
        />
        <path class="mai-patch" d="M262 60c8-5 22-3 27 4-6 5-21 5-27-4ZM246 52c1-2 3-1 4-1 2 3 2 6 1 9-3-1-5-4-5-8Z" />
        <path
          class="mai-line"
          d="M234 66q2 1.800 4 0M244 66q2 1.800 4 0M240 70l1 1 1-1M272 84c14 0 28-4 22-10-4-4-10 2-18 2"
        />
        <path class="mai-lacquer" d="M136 76h58l-3 6h-52ZM142 82h5v5h-5ZM183 82h5v5h-5Z" />
        <path class="mai-cup" d="M147 62h15c0 8-2 13-4 14h-7c-2-1-4-6-4-14Z" />
        <path
          class="mai-dango"
          d="M174 70a3.800 3.800 0 1 1-.01 0M181 70a3.800 3.800 0 1 1-.01 0M188 70a3.800 3.800 0 1 1-.01 0"
        />
        <path class="mai-line" d="M168 74l24-.2M151 56q-3-4 0-7M157 56q-3-4 0-7" />
      </g>
    </svg>
  </div>
);
