import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { Offer } from '../engine/game.ts';
import type { ThingId } from '../engine/ids.ts';
import { GhostButtons } from '../ui/ghost/GhostButtons.tsx';
import { useGhost } from '../ui/ghost/useGhost.ts';
import { boardOf, Grid } from '../ui/grid/Grid.tsx';
import { PanZoom } from '../ui/panZoom/PanZoom.tsx';
import { type Cell, type Domino, dominoes, neighbours, spotOf } from './dominoes.ts';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

const CELL_PX = 56;
const thingOf = (cell: Cell): ThingId => `cell:${cell}`;

/** A field that grows to every side, on which dominoes are laid. */
export function FieldShow({ tell, explain }: ShowProps) {
  const words = showWords[lang.value];
  const [taken, setTaken] = useState<readonly Cell[]>(['0,0', '1,0', '0,1']);
  const [selected, setSelected] = useState<Offer<Domino> | null>(null);
  const [newest, setNewest] = useState<ThingId | null>(null);
  const [offers, setOffers] = useState(() => dominoes(new Set(taken)));

  const lay = (domino: Domino): void => {
    const now = [...taken, domino.at, domino.other];
    setTaken(now);
    setOffers(dominoes(new Set(now)));
    setSelected(null);
    setNewest(thingOf(domino.at));
    tell(words.chosen(domino.at));
  };
  const select = (chosen: Offer<Domino> | null): void =>
    chosen && chosen === selected ? lay(chosen.move) : setSelected(chosen);
  const ghost = useGhost({
    offers,
    selected,
    select,
    compose: setSelected,
    layOf: ({ at, turn }: Domino) => ({ place: at, turn }),
  });

  const cells = [...new Set([...taken, ...taken.flatMap(neighbours).flatMap((cell) => [cell, ...neighbours(cell)])])];
  const markOf = (cell: Cell): string => {
    if (cell === ghost.move?.at || cell === ghost.move?.other) return 'ghost';
    if (taken.includes(cell)) return 'taken';
    return ghost.places.has(cell) ? 'open' : 'bare';
  };
  return (
    <>
      <div class="parts-frame">
        <PanZoom
          lang={lang.value}
          label={words.field}
          board={boardOf('square', cells.map(spotOf), CELL_PX)}
          cellPx={CELL_PX}
          follow={newest}
        >
          <Grid
            label={words.field}
            lattice="square"
            cells={cells}
            cellPx={CELL_PX}
            first={[...ghost.places][0]}
            spotOf={spotOf}
            thingOf={thingOf}
            face={(cell) => ({
              name: words.place(spotOf(cell).column, spotOf(cell).row, taken.includes(cell)),
              mark: markOf(cell),
              pressed: ghost.places.has(cell) ? cell === ghost.move?.at : undefined,
              drawn: null,
            })}
            tap={(cell, how) => {
              if (!ghost.tap(cell, how)) explain(thingOf(cell));
            }}
          />
        </PanZoom>
        <GhostButtons lang={lang.value} of={ghost} />
      </div>
      {selected && (
        <button type="button" class="button primary" onClick={() => select(selected)}>
          {words.lay}
        </button>
      )}
    </>
  );
}
