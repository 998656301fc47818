import type { BoardProps } from '../../../ui/face.ts';
import { TILES } from '../rules/cards.ts';
import { keep, type Move } from '../rules/move.ts';
import type { Draft, Event, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { PowerUp } from './art/PowerUp.tsx';
import { Sign } from './Sign.tsx';
import { offerOf } from './walk.ts';

interface DraftPanelProps extends Pick<BoardProps<Move, View, Event>, 'view' | 'offers' | 'selected' | 'compose'> {
  readonly pending: Draft;
  readonly words: Labels;
}

/** Three power-ups, of which one stays; the order in which the others go under the pile can be changed. */
export function DraftPanel({ view, pending, offers, selected, words, compose }: DraftPanelProps) {
  const { pile } = pending;
  const kept = selected?.move.do === 'keep' ? selected.move : null;
  const restOf = (tile: number): number[] => view.drawn.filter((each) => each !== tile);
  const last = kept ? restOf(kept.of).find((tile) => tile !== kept.at) : undefined;
  const nameOf = (tile: number): string => words.tile(pile, tile).name;
  return (
    <section class="mlt-draft" aria-label={words.keepOne}>
      <h2>{words.keepOne}</h2>
      <ul>
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
    </section>
  );
}
