import type { TableNews } from '../../protocol/shown.ts';
import { REPLAY } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import { go, layOnShelf } from '../navigation.ts';
import { useRematch } from '../rematch/useRematch.ts';
import { isSeriesOpen, plainRematch } from '../rematch/wish.ts';
import { inLang } from '../words.ts';

interface FinalActionsProps {
  readonly news: TableNews;
  readonly atTable: boolean;
  /** Until then there is no way to leave the count unseen: the finger may still be about to end the last turn. */
  readonly isCounted: boolean;
  setAtTable(look: boolean): void;
}

/** After the end: the same people and a new deal, or the par of a day's deal, a walk through the game, or another look at the table. */
export function FinalActions({ news, atTable, isCounted, setAtTable }: FinalActionsProps) {
  const words = inLang(tableWords);
  const { match } = news;
  const { state, start } = useRematch(match);
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
      {isCounted &&
        (news.daily ? (
          <button type="button" class="button primary" onClick={() => layOnShelf({ screen: 'daily' })}>
            {words.final.toDaily}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            aria-disabled={state === 'starting'}
            onClick={() => start(plainRematch(news))}
          >
            {isSeriesOpen(news) ? words.final.nextGame : words.final.again}
          </button>
        ))}
    </>
  );
}
