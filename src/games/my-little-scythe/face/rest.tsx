import type { ComponentChild } from 'preact';
import type { BoardProps } from '../../../ui/face.ts';
import type { Event } from '../rules/events.ts';
import { tileThing } from '../rules/ids.ts';
import { type Pile, type Tile, tileName } from '../rules/mat.ts';
import { keep, type Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { PowerUp } from './art/PowerUp.tsx';
import { Fight } from './fight/Fight.tsx';
import type { PanelProps } from './Panel.tsx';
import { Sign } from './Piece.tsx';
import { QuestCard } from './quest/QuestCard.tsx';
import { offerOf } from './walk.ts';

interface DraftPanelProps extends Pick<BoardProps<Move, View, Event>, 'offers' | 'selected' | 'compose'> {
  readonly pile: Pile;
  readonly tiles: readonly Tile[];
  readonly words: Labels;
}

/** Three power-ups, of which one stays; the order in which the others go under the pile can be changed. */
export function DraftPanel({ pile, tiles, offers, selected, words, compose }: DraftPanelProps) {
  const kept = selected?.move.do === 'keep' ? selected.move : null;
  const restOf = (tile: Tile): Tile[] => tiles.filter((each) => each !== tile);
  const last = kept ? restOf(kept.tile).find((tile) => tile !== kept.under) : undefined;
  const nameOf = (tile: Tile): string => words.tile(pile, tile).name;
  return (
    <section class="mls-draft" aria-label={words.keepOne}>
      <h2>{words.keepOne}</h2>
      <ul>
        {tiles.map((tile) => {
          const { name, text } = words.tile(pile, tile);
          return (
            <li key={tile}>
              <button
                type="button"
                class="mls-drawn"
                data-thing={tileThing(pile, tile)}
                aria-pressed={kept?.tile === tile}
                onClick={() => compose(offerOf(offers, keep(tile, restOf(tile)[0] ?? tile)))}
              >
                <Sign>
                  <PowerUp of={tileName(pile, tile)} />
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
          class="mls-under"
          aria-label={words.swap}
          onClick={() => compose(offerOf(offers, keep(kept.tile, last)))}
        >
          {words.under(nameOf(kept.under), nameOf(last))} ⇄
        </button>
      )}
    </section>
  );
}

/** What lies on the map now. */
export function cardIn(props: PanelProps): ComponentChild {
  const { view, events, meetings } = props;
  const pending = top(view);
  if (pending?.step === 'quest') return <QuestCard {...props} words={meetings.quest} />;
  if (pending?.step === 'draft' && pending.tiles)
    return <DraftPanel {...props} pile={pending.pile} tiles={pending.tiles} />;
  if (pending?.step === 'fight' || events.some(({ is }) => is === 'fought')) {
    return <Fight {...props} words={meetings.fight} />;
  }
  return null;
}

export { handles, large } from './large.tsx';
export { scenes } from './scenes/index.ts';
