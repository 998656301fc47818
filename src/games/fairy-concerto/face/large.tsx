import type { ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Large, Look } from '../../../ui/face.ts';
import { capital } from '../../../words/phrase.ts';
import type { Card, Counts, Kind } from '../rules/cards.ts';
import { cardOf, fairiesOf, fairyThing, KINDS, kindOf, needsOf, SCORE_MARKS, scoreThing } from '../rules/cards.ts';
import { CONTESTS, type Contest, holders, missingOf, pointsByRow } from '../rules/score.ts';
import { isAlone, type Move, ownerOf, type View } from '../rules/state.ts';
import { cardTitle, contestFacts, fairyFacts, scoreFacts } from '../words/large.ts';
import { names } from '../words/names.ts';
import { ContestCard, FairyCard, ScoreBack, ScoreCard } from './art/cards.tsx';
import { contestThing } from './Contests.tsx';

const UPRIGHT = 0.75;
const LEVEL = 4 / 3;

/** A fairy beside those of the same hand, a score card beside those it is chosen from or that its owner has, one of the five contests. */
export function large(thing: ThingId, view: View, look: Look): Large | null {
  const [what = '', which = ''] = thing.split(':');
  if (what === 'fairy') return fairy(kindOf(which), view, look);
  if (what === 'score' && SCORE_MARKS.includes(which)) return score(cardOf(which), view, look);
  const contest = CONTESTS.find((each) => contestThing(each, view) === thing);
  if (contest) return contestCard(contest, view, look);
  if (thing === 'pile:bach' || thing === 'pile:deck')
    return { picture: <ScoreBack />, shape: LEVEL, name: cardTitle[look.lang].score, facts: [] };
  return null;
}

function fairy(kind: Kind, view: View, { lang, eyes }: Look): Large {
  const hand = eyes === 'onlooker' ? null : view.hands[eyes];
  const held = hand ? [...new Set(fairiesOf(hand))] : [];
  const row = held.includes(kind) ? held : KINDS;
  return {
    picture: <FairyCard kind={kind} />,
    shape: UPRIGHT,
    name: capital(names[lang].kinds[kind]),
    facts: fairyFacts(lang, kind, view, eyes === 'onlooker' ? null : (view.orchestras[eyes] ?? null)),
    row: row.map(fairyThing),
  };
}

/** Whose it is or may become, and the cards that lie with it. */
function placeOf(
  card: Card,
  { scoreCards, dealt, offered, owed }: View,
): { owner: number | null; row: readonly Card[] } {
  const kept = scoreCards.findIndex((each) => each.includes(card));
  if (kept >= 0) return { owner: kept, row: at(scoreCards, kept) };
  if (offered.includes(card)) return { owner: owed[0] ?? null, row: offered };
  const held = dealt.findIndex((each) => each?.includes(card));
  return held < 0 ? { owner: null, row: [card] } : { owner: held, row: at(dealt, held) ?? [card] };
}

function score(card: Card, view: View, { lang }: Look): Large {
  const { owner, row } = placeOf(card, view);
  const orchestra: Counts | null = owner === null ? null : (view.orchestras[owner] ?? null);
  return {
    picture: <ScoreCard card={card} {...(orchestra && { has: orchestra })} />,
    shape: LEVEL,
    name: cardTitle[lang].score,
    facts: scoreFacts(lang, needsOf(card), orchestra && missingOf(card, orchestra)),
    row: row.map(scoreThing),
  };
}

function contestCard(contest: Contest, view: View, { lang, arePointsCovered }: Look): Large {
  const points = pointsByRow(view)[contest];
  const leading = contest === 'popular' ? [] : holders(points, view.step === 'over');
  const stands = view.orchestras.map((_, side) => ({
    owner: ownerOf(view, side),
    points: points[side] ?? 0,
    hasHonour: leading.includes(side),
  }));
  return {
    picture: <ContestCard of={contest} contests={view} />,
    shape: UPRIGHT,
    name: names[lang].rows[contest],
    facts: arePointsCovered ? [] : contestFacts(lang, contest, stands),
    row: CONTESTS.map((each) => contestThing(each, view)),
  };
}

/** One fairy and nothing else, or a score card that stays. */
export function handles(move: Move, view: View): ThingId | null {
  if (!('take' in move)) return scoreThing(move.keep);
  const [only, ...others] = move.take;
  const isWhole = only !== undefined && others.length === 0 && move.remove === undefined && move.keep === undefined;
  return isWhole && !isAlone(view) ? fairyThing(only) : null;
}
