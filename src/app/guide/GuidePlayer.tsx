import { useEffect, useState } from 'preact/hooks';
import { isEqual } from '../../engine/equal.ts';
import { personSeats } from '../../engine/floor.ts';
import { ribbon, table } from '../../link/published.ts';
import { move, reply, sit, unlead } from '../../link/requests.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { TalkProvider } from '../../ui/talk.ts';
import type { AnyGuide, Bubble } from '../../words/guide.ts';
import { useFace } from '../face.ts';
import { settings } from '../settings.ts';
import { crestsOf } from '../table/sides.tsx';
import { lead, showing } from '../table/turn.ts';
import { LESSONS, ledAt } from './lessons.ts';
import { SpeechBubble } from './SpeechBubble.tsx';
import { endLesson, LESSON_LEVEL } from './teaching.ts';

/** Time to see what was placed before it is spoken of, or answered; who has everything at once waits for nothing. */
const PAUSE_MS = 500;
const pauseMs = (): number => (settings.value.pace === 'atOnce' ? 0 : PAUSE_MS);

export interface Lesson {
  /** What is said now; null: nothing. */
  readonly bubble: Bubble | null;
  /** Which of all it is, the first being 1, and of how many. */
  readonly place: number;
  readonly of: number;
  readonly strayed: boolean;
  /** Null: the learner's move goes on. */
  readonly goOn: (() => void) | null;
  leave(): void;
}

/** Leads a match along its script: says what is to be said, and plays for the bots until it is over. */
function useLesson(guide: AnyGuide, news: TableNews): Lesson {
  const { script, isShared = false } = guide;
  const partners = Object.keys(guide.partners).map(Number);
  const made = ribbon.value.filter((line) => line.kind === 'move').length;
  const step = script[made];
  const [seen, setSeen] = useState(-1);
  const [read, setRead] = useState({ made, count: 0 });
  const [stray, setStray] = useState<TableNews | null>(null);
  const [left, setLeft] = useState(false);
  const { floor } = news;
  const said = step?.bubbles ?? [];
  const past = read.made === made ? read.count : 0;
  // What is said of the curtain has been read once that is open.
  const isClosed = floor.kind === 'curtain';
  const count = !isClosed && said[past]?.target === 'shell:curtain' ? past + 1 : past;
  const bubble = said[count] ?? null;
  const next = step?.next ?? 'free';
  // Who changes the seats has taken the match out of the guide's hands.
  const isHandedOver = partners.some((seat) => (news.sitters[seat]?.kind === 'person') !== isShared);
  const over = left || isHandedOver || floor.kind === 'over' || !step || (next === 'free' && bubble === null);
  const own = next !== 'free' && (isShared || next.seat === guide.learner);
  const isShown = isClosed || !showing.value;
  const isDue = isShown && isClosed === (bubble?.target === 'shell:curtain') && isTurnOf(news, next);

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setSeen(made), pauseMs());
    return () => clearTimeout(timer);
  }, [made, isDue]);

  // Whatever is told before comes first: a move that is made at once would skip it.
  const isLast = count >= said.length - 1;
  const isAsked = own && (isLast || bubble?.tap === true);
  useEffect(() => {
    // Those who share a device go on where the script has led them.
    const seat = next !== 'free' ? next.seat : isShared && 'seat' in floor ? floor.seat : guide.learner;
    const asked = isAsked ? next.move : null;
    lead.value = over ? null : { seat, move: asked, stray: () => setStray(news), heed: () => setStray(null) };
    return () => {
      lead.value = null;
    };
  }, [news, over, isAsked]);

  useEffect(() => {
    if (over || next === 'free' || seen !== made || !isTurnOf(news, next)) return;
    // A match that went another way has no use for the script.
    if (own && news.offers.length > 0 && !news.offers.some((offer) => isEqual(offer.move, next.move))) setLeft(true);
    if (bubble) return;
    if (!own) reply(next.seat, next.move);
    else if (floor.kind !== 'curtain') move(next.seat, next.move);
  }, [news, over, bubble, seen]);

  useEffect(() => {
    if (!over) return;
    unlead();
    endLesson(news.match);
  }, [over]);

  const readOn = (): void => {
    setStray(null);
    setRead({ made, count: count + 1 });
  };
  const before = script.slice(0, made).reduce((sum, { bubbles }) => sum + bubbles.length, 0);
  return {
    bubble: over || !isDue || seen !== made ? null : bubble,
    place: before + count + 1,
    of: script.reduce((sum, { bubbles }) => sum + bubbles.length, 0),
    strayed: stray === news,
    goOn: own && isLast ? null : readOn,
    leave: () => setLeft(true),
  };
}

/** It is the scripted seat's moment, so that what is said of the table is true of it. */
function isTurnOf({ floor }: TableNews, next: AnyGuide['script'][number]['next']): boolean {
  if (next === 'free') return true;
  if (floor.kind === 'bots') return floor.seats.includes(next.seat);
  if (floor.kind === 'curtain') return floor.to === next.seat;
  return 'seat' in floor && floor.seat === next.seat;
}

/**
 * Nobody can lead this match: a guide of 1.0.0 began it, say. The seats that its script played, as persons, go to bots,
 * and it goes on as a match like any other.
 */
function useUnled(news: TableNews): void {
  const { sitters, floor, match } = news;
  useEffect(() => {
    // One after another: each request names the table that it was made at.
    const [, seat] = personSeats(sitters);
    const sitter = seat === undefined ? null : sitters[seat];
    if (seat !== undefined && sitter && floor.kind !== 'over') {
      sit(seat, { kind: 'bot', name: sitter.name, emblem: sitter.emblem, level: LESSON_LEVEL });
      return;
    }
    unlead();
    endLesson(match);
  }, [news]);
}

/** The guide of the match on the table, over it. */
export function GuidePlayer({ match }: { readonly match: MatchId }) {
  const news = table.value?.match === match ? table.value : null;
  const { face } = useFace(news?.game ?? null);
  const guide = useGuide(face, match);
  if (!news || !face || guide === 'fetched' || news.floor.kind === 'elsewhere') return null;
  return guide ? <Leading news={news} face={face} guide={guide} /> : <Unled news={news} />;
}

/** The one that began the match, fetched when somebody is led. Null: there is none, or it cannot be had. */
function useGuide(face: AnyFace | null, match: MatchId): AnyGuide | 'fetched' | null {
  const [guide, setGuide] = useState<AnyGuide | 'fetched' | null>('fetched');
  useEffect(() => {
    if (!face) return;
    const deal = ledAt(match)?.deal;
    void Promise.all(LESSONS.map((lesson) => face[lesson]?.())).then(
      (fetched) => setGuide(fetched.find((each) => each?.guide.seed === deal)?.guide ?? null),
      () => setGuide(null),
    );
  }, [face, match]);
  return guide;
}

interface LeadingProps {
  readonly news: TableNews;
  readonly face: AnyFace;
  readonly guide: AnyGuide;
}

function Leading({ news, face, guide }: LeadingProps) {
  const { bubble, ...lesson } = useLesson(guide, news);
  return (
    <TalkProvider
      value={{
        sitters: news.sitters,
        ...(face.Icon && { Icon: face.Icon }),
        ...crestsOf(face, news.setup, news.sitters),
      }}
    >
      {bubble && <SpeechBubble key={lesson.place} bubble={bubble} {...lesson} />}
    </TalkProvider>
  );
}

/** The match goes on as one like any other. */
function Unled({ news }: { readonly news: TableNews }) {
  useUnled(news);
  return null;
}
