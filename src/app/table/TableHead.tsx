import type { ComponentChildren } from 'preact';
import { MENU, SHELF } from '../../ui/actionIcons.ts';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { back } from '../navigation.ts';
import { inLang } from '../words.ts';

interface TableHeadProps {
  /** The screen's heading, which the board has no room for, and everybody's points. */
  readonly children: ComponentChildren;
  /** Where the way back leads, if it may be a table. */
  readonly wayBack?: string;
  openMenu(): void;
}

/** One row: the way back, who sits here, and the menu. */
export function TableHead({ children, wayBack, openMenu }: TableHeadProps) {
  const words = inLang(tableWords);
  return (
    <header class="table-head">
      <button type="button" class="round" aria-label={wayBack ?? words.toShelf} onClick={back}>
        <Icon of={wayBack === undefined ? SHELF : BACK} />
      </button>
      {children}
      <button type="button" class="round" aria-label={words.menu} aria-haspopup="dialog" onClick={openMenu}>
        <Icon of={MENU} />
      </button>
    </header>
  );
}
