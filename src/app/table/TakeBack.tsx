import { needsAgreement } from '../../engine/undo.ts';
import { undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import type { Turn } from './turn.ts';

interface TakeBackProps {
  readonly news: TableNews;
  readonly turn: Turn;
  askTable(): void;
  askWhyNot(): void;
}

/** What is chosen and not yet made is put down first, and only then a move that was made taken back. False: there is neither. */
export function takeBack(news: TableNews, turn: Turn, askTable: () => void): boolean {
  if (turn.isChosen) turn.compose(null);
  else if (news.undo.drops.length === 0) return false;
  else if (needsAgreement(news.undo)) askTable();
  else undo(false);
  return true;
}

export function TakeBack({ news, turn, askTable, askWhyNot }: TakeBackProps) {
  const words = inLang(tableWords);
  const closed = news.undo.drops.length === 0 && !turn.isChosen;
  const press = (): void => {
    if (!takeBack(news, turn, askTable)) askWhyNot();
  };
  return (
    <button
      type="button"
      class="round"
      aria-label={words.takeBack}
      data-closed={closed}
      title={words.takeBackWhy[news.undo.why]}
      onClick={press}
    >
      <Icon of={TAKE_BACK} />
    </button>
  );
}
