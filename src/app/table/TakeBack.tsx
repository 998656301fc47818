import { needsAgreement } from '../../engine/undo.ts';
import { undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

interface TakeBackProps {
  readonly news: TableNews;
  askTable(): void;
  askWhyNot(): void;
}

export function TakeBack({ news, askTable, askWhyNot }: TakeBackProps) {
  const words = inLang(tableWords);
  const closed = news.undo.drops.length === 0;
  const press = (): void => {
    if (closed) askWhyNot();
    else if (needsAgreement(news.undo)) askTable();
    else undo(false);
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
