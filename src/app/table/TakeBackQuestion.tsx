import type { UndoOffer } from '../../engine/undo.ts';
import { undo } from '../../link/requests.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

interface TakeBackQuestionProps {
  readonly why: UndoOffer['why'];
  onDone(): void;
}

export function TakeBackQuestion({ why, onDone }: TakeBackQuestionProps) {
  const words = inLang(tableWords);
  const agree = (): void => {
    undo(true);
    onDone();
  };
  return (
    <>
      <p>{words.takeBackWhy[why]}</p>
      <div class="answers">
        <button type="button" class="button" onClick={onDone}>
          {words.leaveIt}
        </button>
        <button type="button" class="button primary" onClick={agree}>
          {words.everybodyAgrees}
        </button>
      </div>
    </>
  );
}
