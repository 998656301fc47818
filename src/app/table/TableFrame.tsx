import type { ComponentChildren, Ref } from 'preact';
import { settings } from '../settings.ts';
import './table.css';

interface TableFrameProps {
  /** Whose world tints it. */
  readonly game: string;
  readonly head: ComponentChildren;
  /** What the board is called. */
  readonly label: string;
  readonly board: ComponentChildren;
  readonly boardRef: Ref<HTMLElement>;
  /** In reach of the thumb. */
  readonly reach: ComponentChildren;
  /** Where there is room for it. */
  readonly beside: ComponentChildren;
  readonly besideLabel: string;
}

/** How a table is laid out: its head, the board, what the thumb reaches, and the log beside it. */
export const TableFrame = ({ game, head, label, board, boardRef, reach, beside, besideLabel }: TableFrameProps) => (
  <div class="table" data-game={game} data-thumb={settings.value.thumb}>
    {head}
    <main ref={boardRef} class="board" tabIndex={-1} aria-label={label} data-board>
      {board}
    </main>
    <footer class="reach">{reach}</footer>
    {beside && (
      <aside class="beside" aria-label={besideLabel}>
        {beside}
      </aside>
    )}
  </div>
);
