import type { Offer } from '../../../engine/game.ts';
import { TILES } from '../rules/cards.ts';
import { keep, type Move } from '../rules/move.ts';
import type { Draft, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { PowerUp } from './art/PowerUp.tsx';
import { Sign } from './Sign.tsx';
import { offerOf } from './walk.ts';

interface DraftPanelProps {
  readonly view: View;
  readonly pending: Draft;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly words: Labels;
  compose(offer: Offer<Move> | null): void;
}

/** Three power-ups, of which one stays; the order in which the others go under the pile can be changed. */
export function DraftPanel({ view, pending, offers, selected, words, compose }: DraftPanelProps) {
  const { pile } = pending;
  const kept = selected?.do === 'keep' ? selected : null;
  const restOf = (tile: number): number[] => view.drawn.filter((each) => each !== tile);
  const last = kept ? restOf(kept.of).find((tile) => tile !== kept.at) : undefined;
  const nameOf = (tile: number): string => words.tile(pile, tile).name;
  return (
    <>
      <ul class="mlt-draft">
        {view.drawn.map((tile) => {
          const { name, text } = words.tile(pile, tile);
          return (
            <li key={tile}>
              <button
                type="button"
                class="mlt-drawn"
                aria-pressed={kept?.of === tile}
                onClick={() => compose(offerOf(offers, keep(tile, restOf(tile)[0] ?? 0)))}
              >
                <Sign>
                  <PowerUp of={TILES[pile]?.[tile] ?? 'bakery'} />
                </Sign>
                <span>
                  <b>{name}</b> {text}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {kept && last !== undefined && (
        <button
          type="button"
          class="mlt-under"
          aria-label={words.swap}
          onClick={() => compose(offerOf(offers, keep(kept.of, last)))}
        >
          {words.under(nameOf(kept.at), nameOf(last))} ⇄
        </button>
      )}
    </>
  );
}
