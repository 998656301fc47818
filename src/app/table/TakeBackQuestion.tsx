import { ribbon } from '../../link/published.ts';
import { undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { listed } from '../../words/lists.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { saidAt } from './said.ts';

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
