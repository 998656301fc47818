import { useState } from 'preact/hooks';
import { startMatch } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/messages.ts';
import { REPLAY } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { go, layOnShelf } from '../navigation.ts';
import { inLang } from '../words.ts';

interface FinalActionsProps {
  readonly news: TableNews;
  readonly atTable: boolean;
  setAtTable(look: boolean): void;
}

/** After the end: the same seats and a new deal, or the par of a day's deal, a walk through the game, or another look at the table. */
export function FinalActions({
  news: { match, game, setup, sitters, noHints, daily },
  atTable,
  setAtTable,
}: FinalActionsProps) {
  const words = inLang(tableWords);
  const [starting, setStarting] = useState(false);
  const again = async (): Promise<void> => {
    if (starting) return;
    setStarting(true);
    try {
      const match = await startMatch({ game, setup, sitters, seed: null, ...(noHints && { noHints }) });
      layOnShelf({ screen: 'table', match });
    } catch {
      setStarting(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={words.replay}
        title={words.replay}
        onClick={() => go({ screen: 'replay', match })}
      >
        <Icon of={REPLAY} />
      </button>
      <button type="button" class="button" onClick={() => setAtTable(!atTable)}>
        {atTable ? words.final.seeScores : words.final.seeTable}
      </button>
      {daily ? (
        <button type="button" class="button primary" onClick={() => layOnShelf({ screen: 'daily' })}>
          {words.final.toDaily}
        </button>
      ) : (
        <button type="button" class="button primary" aria-disabled={starting} onClick={again}>
          {words.final.again}
        </button>
      )}
    </>
  );
}
