import type { TableNews } from '../../protocol/shown.ts';
import { REPLAY } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { go, layOnShelf } from '../navigation.ts';
import { useRematch } from '../rematch/useRematch.ts';
import { isSeriesOpen, plainRematch } from '../rematch/wish.ts';
import { useDoubleTap } from '../table/useDoubleTap.ts';
import { inLang } from '../words.ts';

/** The last turn may end by itself, under a finger that is about to end it: nobody leaves the count unseen. */
const COMING_MS = 800;

interface FinalActionsProps {
  readonly news: TableNews;
  readonly atTable: boolean;
  setAtTable(look: boolean): void;
}

/** After the end: the same people and a new deal, or the par of a day's deal, a walk through the game, or another look at the table. */
export function FinalActions({ news, atTable, setAtTable }: FinalActionsProps) {
  const words = inLang(tableWords);
  const { match } = news;
  const { state, start } = useRematch(match);
  const { isDeaf } = useDoubleTap(COMING_MS);
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
      {news.daily ? (
        <button
          type="button"
          class="button primary"
          aria-disabled={isDeaf}
          data-deaf={isDeaf}
          onClick={() => !isDeaf && layOnShelf({ screen: 'daily' })}
        >
          {words.final.toDaily}
        </button>
      ) : (
        <button
          type="button"
          class="button primary"
          aria-disabled={isDeaf || state === 'starting'}
          data-deaf={isDeaf}
          onClick={() => !isDeaf && start(plainRematch(news))}
        >
          {isSeriesOpen(news) ? words.final.nextGame : words.final.again}
        </button>
      )}
    </>
  );
}
