import { needsAgreement } from '../../engine/undo.ts';
import { ribbon } from '../../link/published.ts';
import { undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { listed } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../settings.ts';
import { saidAt } from './said.ts';
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

interface TakeBackQuestionProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
  onDone(): void;
}

/** What would be taken back, and why all have to agree. */
export function TakeBackQuestion({ news: { undo: offer, circle }, voice, onDone }: TakeBackQuestionProps) {
  const words = inLang(tableWords);
  const lines = ribbon.value;
  const last = lines.findLastIndex((line) => line.kind === 'move' && line.seat === offer.seat);
  const told = saidAt(lines, last, voice, words);
  const agree = (): void => {
    undo(true);
    onDone();
  };
  return (
    <>
      {told.length > 0 && (
        <p>
          <PhraseLine said={words.takeBackWhat(listed(told, ' ', ' '))} />
        </p>
      )}
      <p>{words.takeBackWhy[offer.why]}</p>
      <div class="answers">
        <button type="button" class="button" onClick={onDone}>
          {words.leaveIt}
        </button>
        <button type="button" class="button primary" onClick={agree}>
          {circle ? words.askOthers : words.everybodyAgrees}
        </button>
      </div>
    </>
  );
}
