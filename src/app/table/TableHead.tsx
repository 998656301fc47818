import type { ComponentChildren } from 'preact';
import { MENU, SHELF } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { back } from '../navigation.ts';
import { inLang } from '../words.ts';

interface TableHeadProps {
  /** The screen's heading, which the board has no room for, and everybody's points. */
  readonly children: ComponentChildren;
  openMenu(): void;
}

/** One row: the way back, who sits here, and the menu. */
export function TableHead({ children, openMenu }: TableHeadProps) {
  const words = inLang(tableWords);
  return (
    <header class="table-head">
      <button type="button" class="round" aria-label={words.toShelf} onClick={back}>
        <Icon of={SHELF} />
      </button>
      {children}
      <button type="button" class="round" aria-label={words.menu} aria-haspopup="dialog" onClick={openMenu}>
        <Icon of={MENU} />
      </button>
    </header>
  );
}
