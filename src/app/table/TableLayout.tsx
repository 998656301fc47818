import { useState } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { Final } from '../final/Final.tsx';
import { hidesPoints, lang, settings } from '../settings.ts';
import { Title } from '../Title.tsx';
import { LogAnnouncer, LogBeside } from './Log.tsx';
import { lead } from './lead.ts';
import { Sheets } from './Sheets.tsx';
import { StageLayer, touchStage } from './StageLayer.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableFoot } from './TableFoot.tsx';
import { Standings, TableHead } from './TableHead.tsx';
import { useEnding } from './useEnding.ts';
import { useTable, useTableHands, useTableTalk } from './useTable.ts';

interface TableLayoutProps {
  /** As the table is when its screen opens; from then on its moment follows what the host tells. */
  readonly first: TableNews;
  readonly face: AnyFace;
  readonly spread: AnySpread;
  /** Every picture of the spread has come. */
  readonly isWhole: boolean;
  readonly title: string;
}

/** The game's board, and round it: whose moment it is, what happened, what can be done. */
export function TableLayout({ first, face, spread, isWhole, title }: TableLayoutProps) {
  const { voice } = face;
  const { table, sheets, looking, past, page, peeking, ownEyes } = useTable(first, face, spread);
  const { drawn, board, lines } = page;
  const sheet = past?.sheet ?? drawn.sheet;
  const [atTable, setAtTable] = useState(false);
  const { main, reach, toNow } = useTableHands({ table, sheets, looking, past });
  const talk = useTableTalk(page, face, sheets);
  const { thumb } = settings.value;
  const arePointsCovered = hidesPoints(voice) && drawn.result === null;
  const names = (side: number): string => drawn.sitters[side]?.name ?? '';
  const look = { lang: lang.value, eyes: drawn.eyes, arePointsCovered, names };
  const { selected } = table.turn.value;
  const handled = (selected && spread.handles?.(selected.move, board.view)) ?? null;
  const lookCloser = handled && spread.large?.(handled, board.view, look) ? () => sheets.explain(handled) : null;
  const { result, isCounted, isPadCounted, counted, logged } = useEnding({ first, drawn, past, table, lines });
  const isFinal = result !== null && !atTable;
  // A lesson points at things on the table as it stands.
  const lookBack = lead.value ? null : looking.to;
  return (
    <TalkProvider value={talk}>
      <div
        class="table"
        data-game={drawn.game}
        data-over={isFinal}
        data-thumb={thumb}
        data-middle={drawn.circle !== undefined && drawn.here.length === 0}
        onClickCapture={(event) => touchStage(table, event)}
      >
        <TableHead openMenu={() => sheets.show('menu')}>
          <div class="hidden">
            <Title>{title}</Title>
          </div>
          <Standings
            news={drawn}
            totals={sheet.totals}
            areCovered={result ? !isCounted : arePointsCovered}
            arePartial={sheet.isPartial === true}
            voice={voice}
            open={() => sheets.show('scores')}
          />
        </TableHead>
        {isFinal ? (
          <Final
            news={drawn}
            result={result}
            face={face}
            Finale={spread.Finale}
            hasMusic={spread.hasMusic}
            view={board.view}
            voice={voice}
            isCounted={isCounted}
            wasCounted={isPadCounted}
            counted={counted}
            playAgain={() => sheets.show('rematch')}
          />
        ) : (
          <TableBoard
            table={table}
            page={page}
            past={past}
            ownEyes={ownEyes}
            peeking={peeking}
            face={face}
            spread={spread}
            arePointsCovered={arePointsCovered}
            boardRef={main}
            explain={sheets.explain}
          />
        )}
        <footer ref={reach} class="reach">
          <TableFoot
            table={table}
            face={face}
            page={page}
            isWhole={isWhole}
            pictureOf={(thing) => spread.large?.(thing, board.view, look) ?? null}
            past={past}
            peeking={peeking}
            atTable={result ? atTable : null}
            isCounted={isCounted}
            setAtTable={setAtTable}
            lookBack={looking.to}
            toNow={toNow}
            show={sheets.show}
            lookCloser={lookCloser}
          />
        </footer>
        <LogBeside lines={logged} voice={voice} at={past?.frame.moveCount ?? null} lookBack={lookBack} />
        <LogAnnouncer lines={logged} voice={voice} sitters={talk.sitters} />
      </div>
      <StageLayer table={table} />
      {/* Outside `.table`, so that opening a sheet does not evaluate its `:has()` rules anew. */}
      <div data-game={drawn.game}>
        <Sheets
          open={sheets.sheet}
          thing={sheets.thing}
          rule={sheets.rule}
          news={drawn}
          scores={sheet}
          lines={logged}
          voice={voice}
          spread={spread}
          view={(past?.frame ?? board).view}
          look={look}
          turn={table.turn.value}
          lookBack={lookBack}
          show={sheets.show}
          explain={sheets.explain}
        />
      </div>
    </TalkProvider>
  );
}
