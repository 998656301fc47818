import { useEffect } from 'preact/hooks';
import { calledTo, connection, table, trouble } from '../../link/published.ts';
import { leave, openMatch, restart, takeOver } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { shelfWords } from '../../words/shelf.ts';
import { troubleWords } from '../../words/trouble.ts';
import { boxOf } from '../boxes.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { useFace, useSpread } from '../face.ts';
import { isGuided } from '../guide/lessons.ts';
import { Loading, lazily, NotLoaded } from '../lazily.tsx';
import { layOnShelf } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { noteLeft, takeUp } from '../unsaved/closing.ts';
import { useDevice } from './device.ts';
import { useFacing } from './Facing.tsx';
import { Message } from './Message.tsx';
import { unshownOf } from './memory.ts';
import { TableLayout } from './TableLayout.tsx';
import { Unopened } from './Troubles.tsx';
import { useTaps } from './taps.ts';
import './table.css';
import { tableWords } from '../../words/table.ts';

const WhoPlays = lazily(() => import('../elsewhere/WhoPlays.tsx').then((who) => who.WhoPlays));

/** One match: its curtain or its table, whichever the floor says; never both. */
export function TableScreen({ match }: { readonly match: MatchId }) {
  useEffect(() => {
    // What went wrong at another table is no news here.
    trouble.value = null;
    calledTo.value = null;
    openMatch(match, isGuided(match), unshownOf(match));
    takeUp(match);
    return () => {
      noteLeft(match);
      leave(match);
    };
  }, [match]);
  const called = calledTo.value;
  useEffect(() => {
    if (called !== null && called !== match) layOnShelf({ screen: 'table', match: called });
  }, [called]);
  const news = table.value?.match === match ? table.value : null;
  useDevice(news);
  useFacing(news);
  useTaps();
  const { face, failed } = useFace(news?.game ?? null);
  const { spread, failed: isLost, isWhole } = useSpread(face, news !== null && news.frames.length > 1);
  const box = news && boxOf(news.game);

  if (connection.value === 'lost') {
    return <Message text={inLang(troubleWords).lost} action={inLang(shelfWords).again} act={restart} />;
  }
  if (!news || !box) {
    const found = trouble.value;
    return found && 'match' in found && found.match === match ? <Unopened trouble={found} /> : <Loading />;
  }
  const { floor } = news;
  if (floor.kind === 'elsewhere') return <Elsewhere />;
  if (news.byMessages && news.here.length === 0) return <WhoPlays news={news} />;
  if (floor.kind === 'curtain') {
    return <Curtain key={floor.to} news={news} to={floor.to} face={face} spread={spread} />;
  }
  if (!face || !spread) return failed || isLost ? <NotLoaded /> : <Loading />;
  const title = inLang(box.title);
  return <TableLayout key={news.eyes} first={news} face={face} spread={spread} isWhole={isWhole} title={title} />;
}

function Elsewhere() {
  const words = inLang(tableWords);
  return <Message title={words.elsewhere} text={words.elsewhereHint} action={words.takeOver} act={takeOver} />;
}
