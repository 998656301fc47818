import type { MatchId } from '../../protocol/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { ticketWords } from '../../words/ticket.ts';
import { requests } from '../link.ts';
import { inLang } from '../words.ts';

interface ClearAwayProps {
  readonly match: MatchId;
  readonly name: string | null;
  onDone(): void;
  /** Where it was cleared away, `onDone` else. */
  onCleared?(): void;
}

export function ClearAway({ match, name, onDone, onCleared = onDone }: ClearAwayProps) {
  const words = inLang(ticketWords);
  const clear = async (): Promise<void> => {
    const { deleteMatch, showShelf } = await requests();
    deleteMatch(match);
    showShelf();
    onCleared();
  };
  return (
    <Dialog title={words.removeQuestion(name)} close={inLang(shelfWords).close} onClose={onDone}>
      <p>{words.removeWarning}</p>
      <div class="answers">
        <button type="button" class="button" onClick={onDone}>
          {words.removeNo}
        </button>
        <button type="button" class="button primary" onClick={clear}>
          {words.removeYes}
        </button>
      </div>
    </Dialog>
  );
}
