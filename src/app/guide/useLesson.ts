import { useEffect, useState } from 'preact/hooks';
import { canonical } from '../../engine/canonical.ts';
import { ribbon } from '../../link/published.ts';
import { look, move, putAway, sit } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyGuide, Bubble } from '../../words/guide.ts';
import { settings } from '../settings.ts';
import { lead, showing } from '../table/lead.ts';
import { endLesson, LESSON_LEVEL } from './teaching.ts';

/** Time to see what was placed before it is spoken of, or answered; who has everything at once waits for nothing. */
const PAUSE_MS = 900;
const pauseMs = (): number => (settings.value.pace === 'atOnce' ? 0 : PAUSE_MS);

export interface Lesson {
  /** What is said now; null: nothing. */
  readonly bubble: Bubble | null;
  /** Names the bubble. */
  readonly key: string;
  readonly strayed: boolean;
  /** Null: the learner's move goes on. */
  readonly goOn: (() => void) | null;
  leave(): void;
}

/** Leads a match along its script: says what is to be said, plays for the partners, and hands them over to bots at the end. */
export function useLesson(guide: AnyGuide, news: TableNews): Lesson {
  const partners = Object.keys(guide.partners).map(Number);
  const scripted = [guide.learner, ...partners];
  const made = ribbon.value.filter((line) => line.kind === 'move' && scripted.includes(line.seat)).length;
  const step = guide.script[made];
  const [seen, setSeen] = useState(-1);
  const [read, setRead] = useState({ made, count: 0 });
  const [stray, setStray] = useState<TableNews | null>(null);
  const [left, setLeft] = useState(false);
  const count = read.made === made ? read.count : 0;
  const bubble = step?.bubbles[count] ?? null;
  const next = step?.next ?? 'free';
  // Whoever changes the seats has taken the match out of the guide's hands.
  const handedOver = scripted.some((seat) => news.sitters[seat]?.kind !== 'person');
  const over = left || handedOver || news.floor.kind === 'over' || !step || (next === 'free' && bubble === null);
  const own = next !== 'free' && next.seat === guide.learner;
  // What is said covers nothing that is being shown, least of all a big moment. Bots take their own time: it waits until
  // it is the learner's moment.
  const isAccompanied = Object.keys(guide.company).length > 0;
  const isTheirs = !('seat' in news.floor) || news.floor.seat !== guide.learner;
  const isDue = !showing.value && !(isAccompanied && isTheirs);

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setSeen(made), pauseMs());
    return () => clearTimeout(timer);
  }, [made, isDue]);

  // Whatever is told before comes first: a move that is made at once would skip it.
  const isLast = count >= (step?.bubbles.length ?? 0) - 1;
  const isAsked = own && (isLast || bubble?.tap === true);
  useEffect(() => {
    const asked = isAsked ? next.move : null;
    lead.value = over
      ? null
      : { learner: guide.learner, move: asked, stray: () => setStray(news), heed: () => setStray(null) };
    return () => {
      lead.value = null;
    };
  }, [news, over, isAsked]);

  useEffect(() => {
    if (over || next === 'free' || seen !== made) return;
    const { floor, offers } = news;
    if ((floor.kind !== 'open' && floor.kind !== 'private') || floor.seat !== next.seat) return;
    // A match that went another way has no use for the script.
    if (!offers.some((offer) => canonical(offer.move) === canonical(next.move))) setLeft(true);
    else if (!own && bubble === null) move(next.seat, next.move);
  }, [news, over, bubble, seen]);

  useEffect(() => {
    if (!over) return;
    // One after another: each request names the table that it was made at.
    const seat = partners.find((each) => news.sitters[each]?.kind === 'person');
    const sitter = seat === undefined ? null : news.sitters[seat];
    if (seat !== undefined && sitter && news.floor.kind !== 'over')
      sit(seat, { kind: 'bot', name: sitter.name, emblem: sitter.emblem, level: LESSON_LEVEL });
    else endLesson(news.match);
  }, [news, over]);

  // One person holds the device for all seats of a lesson: what a seat decides in secret needs no passing on.
  const { floor } = news;
  useEffect(() => {
    if (!over && floor.kind === 'curtain') look(floor.to);
    if (!over && floor.kind === 'learnt') putAway();
  }, [news, over]);

  const readOn = (): void => {
    setStray(null);
    setRead({ made, count: count + 1 });
  };
  return {
    bubble: over || !isDue || seen !== made ? null : bubble,
    key: `${made}.${count}`,
    strayed: stray === news,
    goOn: own && isLast ? null : readOn,
    leave: () => setLeft(true),
  };
}
