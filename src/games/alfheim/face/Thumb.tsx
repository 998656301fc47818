import type { ComponentChild } from 'preact';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { holdsTomte } from '../rules/calls.ts';
import { NO_CLUE, TOMTE } from '../rules/fairies.ts';
import { clueThing, costThing, REFUSAL, tomteThing, trackThing } from '../rules/ids.ts';
import { HIDDEN, type Move, type Say, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { CostTile } from './art/CostTile.tsx';
import { Clue, Footprint, TomteBack } from './art/tokens.tsx';
import { calledBy, saying, shownFirst, tilesWith } from './choice.ts';
import { trackOf } from './FieldArt.tsx';

interface ThumbProps {
  readonly view: View;
  readonly near: Seat;
  /** Whose field is looked at. */
  readonly side: Seat;
  /** Held, it shows their Tomte: to those who are not asked now. */
  readonly eye: ComponentChild;
  /** The table is looked at by several: a Tomte in hand lies face down, and not among the costs. */
  readonly isShared: boolean;
  readonly words: Labels;
  readonly names: (seat: Seat) => string;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Offer<Move> | null;
  select(offer: Offer<Move>): void;
  compose(offer: Offer<Move>): void;
  explain(thing: ThingId): void;
}

const SAYS: readonly Say['say'][] = ['refuse', 'done'];

/** In reach of the thumb: the clue in hand, what can be said instead of placing, the tile to choose, the Tomte in hand. */
export function Thumb(props: ThumbProps) {
  const { view, near, eye, isShared, words, names, offers, selected, select, explain } = props;
  const { clue, step } = view;
  const tiles = tilesWith(offers, selected);
  const isCallTried = calledBy(selected) !== null && selected !== shownFirst(offers);
  return (
    <section class="alf-thumb" aria-label={words.asked} data-own>
      {clue !== NO_CLUE && step === 'place' && (
        <button
          type="button"
          class="alf-board-token"
          data-thing={clueThing(clue)}
          aria-label={words.clueInHand(clue)}
          onClick={() => explain(clueThing(clue))}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Clue of={clue} />
          </svg>
        </button>
      )}
      {step === 'footprint' && (
        <button
          type="button"
          class="alf-board-token"
          data-thing={trackThing(near)}
          aria-label={words.track(names(near), trackOf(view, near))}
          onClick={() => explain(trackThing(near))}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Footprint of={trackOf(view, near)} />
          </svg>
        </button>
      )}
      {tiles.length > 1 ? (
        <Tiles {...props} tiles={tiles} />
      ) : (
        SAYS.map((what) => {
          const offer = saying(offers, what);
          // Left out where the button below makes it; and while a fairy is chosen, who might seem to be placed already.
          const isAside = what === 'done' && (offer === selected || isCallTried);
          return (
            offer &&
            !isAside && (
              <button
                key={what}
                type="button"
                class="button alf-say"
                data-thing={what === 'refuse' ? REFUSAL : undefined}
                aria-pressed={what === 'done' ? undefined : offer === selected}
                onClick={() => select(offer)}
              >
                {words.says[what]}
              </button>
            )
          );
        })
      )}
      {isShared && <OwnTomte {...props} />}
      {isShared && eye}
    </section>
  );
}

/** The pile is empty and several costs lie there: one of them goes with the fairy. */
function Tiles({ tiles, selected, words, compose }: ThumbProps & { readonly tiles: readonly Offer<Move>[] }) {
  return (
    <ul class="alf-tiles" aria-label={words.tiles}>
      {tiles.map((offer) => {
        const { call = 0, tile = 0 } = calledBy(offer) ?? {};
        return (
          <li key={tile}>
            <button
              type="button"
              class="alf-tile-choice"
              data-thing={costThing(call, tile)}
              aria-label={words.tile(call, tile)}
              aria-pressed={offer === selected}
              onClick={() => compose(offer)}
            >
              <svg viewBox="-24 -12 48 24" aria-hidden="true">
                <CostTile kind={call} tile={tile} />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Of the field in sight. Face down but to its owner's eyes, and it lies at the same place to all. */
function OwnTomte({ view, side, words, names, explain }: ThumbProps) {
  const field = view.fields[side];
  if (!field || !holdsTomte(field) || view.step === 'over') return null;
  const tile = field.tomte === HIDDEN ? null : field.tomte;
  return (
    <button
      type="button"
      class="alf-tile-choice"
      data-thing={tomteThing(side)}
      aria-label={words.tomte(names(side), tile)}
      onClick={() => explain(tomteThing(side))}
    >
      <svg viewBox="-24 -12 48 24" aria-hidden="true">
        {tile === null ? <TomteBack /> : <CostTile kind={TOMTE} tile={tile} />}
      </svg>
    </button>
  );
}
