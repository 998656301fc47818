import type { ComponentChildren } from 'preact';
import { MENU, SHELF } from '../../ui/actionIcons.ts';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { back, isOnShelf } from '../navigation.ts';
import { inLang } from '../words.ts';

interface TableHeadProps {
  /** The screen's heading, which the board has no room for, and everybody's points. */
  readonly children: ComponentChildren;
  /** The way back may lead to a table. */
  readonly isReplay?: true;
  openMenu(): void;
}

/** One row: the way back, who sits here, and the menu. */
export function TableHead({ children, isReplay, openMenu }: TableHeadProps) {
  const words = inLang(tableWords);
  const leadsToShelf = !isReplay && isOnShelf();
  return (
    <header class="table-head">
      <button
        type="button"
        class="round"
        aria-label={leadsToShelf ? words.toShelf : inLang(shelfWords).back}
        onClick={back}
      >
        <Icon of={leadsToShelf ? SHELF : BACK} />
      </button>
      {children}
      <button type="button" class="round" aria-label={words.menu} aria-haspopup="dialog" onClick={openMenu}>
        <Icon of={MENU} />
      </button>
    </header>
  );
}
