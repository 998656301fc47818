import './table.css';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { calledTo, connection, shelf, table, trouble } from '../../link/published.ts';
import { cover, leave, openMatch, restart, rouse, sleep, takeOver } from '../../link/requests.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import { keepAwake, protect } from '../../pwa/device.ts';
import { isInstalled } from '../../pwa/install.ts';
import { recall, remember } from '../../ui/stored.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { troubleWords } from '../../words/trouble.ts';
import { boxOf } from '../boxes.tsx';
import { Curtain } from '../curtain/Curtain.tsx';
import { useFace, useSpread } from '../face.ts';
import { isGuided } from '../guide/lessons.ts';
import { Loading, lazily, NotLoaded } from '../lazily.tsx';
import { layOnShelf } from '../navigation.ts';
import { inLang, settings } from '../settings.ts';
import { leftUnsaved } from '../unsaved/left.ts';
import { useTouches } from '../useTouches.ts';
import { useFacing } from './Facing.tsx';
import { Message } from './Message.tsx';
import { unshownOf } from './memory.ts';
import { TableLayout } from './TableLayout.tsx';
import { Unopened } from './Troubles.tsx';
import { useTaps } from './taps.ts';

/** What the device does while a table is open. */
function useDevice(news: TableNews | null): void {
  useKept(news);
  useAwake(news);
  useGivingWay(news);
  useSleep();
  useCover();
}

/** The screen stays on while a game is being played here, if a person wants that. */
function useAwake(news: TableNews | null): void {
  const isPlayed = news !== null && news.floor.kind !== 'over' && news.floor.kind !== 'elsewhere';
  const wanted = isPlayed && settings.value.awake;
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}

/** A page that Back may bring again lives on in Safari with its workers, and they with their hold on the match. */
function useSleep(): void {
  useLayoutEffect(() => {
    const aside = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sleep();
    };
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) rouse();
    };
    addEventListener('pagehide', aside);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', aside);
      removeEventListener('pageshow', back);
    };
  }, []);
}

/** Bots pause their thinking while the table is touched: a slow phone cannot do both. */
const useGivingWay = (news: TableNews | null): void =>
  useTouches(news?.sitters.some(({ kind }) => kind === 'bot') ?? false);

/**
 * With the first move that is saved there is something to lose: the browser is asked to keep it safe, once, and once
 * more where the app is installed, for then most browsers give the promise that they refused before.
 */
function useKept(news: TableNews | null): void {
  const hasSaved = news !== null && news.logLength > 0 && news.saved && news.floor.kind !== 'elsewhere';
  useEffect(() => {
    const asks = isInstalled() ? 'askedInstalled' : 'asked';
    const before = recall('protection');
    if (!hasSaved || before === asks || before === 'askedInstalled') return;
    remember('protection', asks);
    void protect();
  }, [hasSaved]);
}

/** Draws the curtain as the app is hidden: the device may be in other hands, or its picture in a list of apps. */
function useCover(): void {
  useEffect(() => {
    const fallIfHidden = (): void => {
      if (document.visibilityState === 'hidden') cover();
    };
    document.addEventListener('visibilitychange', fallIfHidden);
    document.addEventListener('freeze', cover);
    addEventListener('pagehide', cover);
    return () => {
      document.removeEventListener('visibilitychange', fallIfHidden);
      document.removeEventListener('freeze', cover);
      removeEventListener('pagehide', cover);
    };
  }, []);
}

/** What only the host has: it is lost with the page. */
const unsaved = new Set<MatchId>();

effect(() => {
  const cards = shelf.value;
  if (!cards) return;
  unsaved.clear();
  for (const card of cards) if (card.unsaved !== undefined) unsaved.add(card.id);
});
effect(() => {
  const news = table.value;
  if (!news) return;
  if (news.saved || news.floor.kind === 'elsewhere') unsaved.delete(news.match);
  else unsaved.add(news.match);
});

/** The browser asks before it closes a page that would take moves with it. */
addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

function noteLeft(match: MatchId): void {
  if (unsaved.has(match)) leftUnsaved.value = match;
}

/** It is on the table again. */
function takeUp(match: MatchId): void {
  if (leftUnsaved.peek() === match) leftUnsaved.value = null;
}

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
