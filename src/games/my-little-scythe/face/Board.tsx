import './art/art.css';
import './board.css';
import './panel.css';
import './tablet.css';
import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import { useGhost } from '../../../ui/ghost/useGhost.tsx';
import type { Tap } from '../../../ui/grid/Grid.tsx';
import { motionMs, useMomentary } from '../../../ui/motion.ts';
import { useTalk } from '../../../ui/talk.ts';
import type { Lang, TableVoice } from '../../../words/voice.ts';
import { APPLE, KIND_OF_DIE, QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CASTLE, landOf, leftToPlace } from '../rules/hexes.ts';
import { hexThing } from '../rules/ids.ts';
import { go, type Move, PASS, pick, put, take } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import { type Step, top, type View } from '../rules/state.ts';
import { asks } from '../rules/steps/turn.ts';
import { claimable } from '../rules/trophies.ts';
import { type Labels, labels, type Meetings, meetings } from '../words/labels.ts';
import { MapBoard } from './MapBoard.tsx';
import { Mat } from './Mat.tsx';
import {
  CardSwitch,
  hasSwitch,
  NOT_ONWARD,
  OwnCards,
  onwardTo,
  Trophies,
  useAsking,
  withoutCard,
} from './OwnCards.tsx';
import { Panel } from './Panel.tsx';
import { trayOf } from './Tray.tsx';
import { isCamp, placeOfMove, placeOfSeeker, type Target, thingOf } from './targets.ts';
import { answerTo, type Half, NOTHING, offerOf, pickable, reladen, usePlan, walkOf } from './walk.ts';

const EVERY_MS = 5000;
const BLINK_MS = 170;

/** One animal after the other blinks now and then; none, and no timer, on a page that nobody sees or where nothing shall move. */
function useBlink(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let turn = 0;
    const blink = (): void => {
      const eyes = table.querySelectorAll('.mls-pieces .mls-eyes');
      const next = eyes[turn++ % Math.max(1, eyes.length)];
      next?.animate({ transform: ['scaleY(1)', 'scaleY(0.1)', 'scaleY(1)'] }, { duration: BLINK_MS });
    };
    const watch = (): void => {
      clearInterval(timer);
      const isStill = document.hidden || motionMs(table, '--card-time') === 0;
      timer = isStill ? undefined : setInterval(blink, EVERY_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);
}

interface ScytheBoardProps extends BoardProps<Move, View, Event> {
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  readonly meetings: Meetings;
}

/** The board in one language. */
export const boardIn =
  (lang: Lang, voice: ScytheBoardProps['voice']): FunctionComponent<BoardProps<Move, View, Event>> =>
  (props) => <Board {...props} voice={voice} words={labels[lang]} meetings={meetings[lang]} />;

/** The trophies above, the map in the middle, the mats in reach of the thumb; cards lie on the map for a while. */
function Board(props: ScytheBoardProps) {
  const { view, eyes, lang, seat, selected, events, names, voice, words } = props;
  const { select, compose, press, commit, wonder, explain } = props;
  const [half, setHalf] = useMomentary<Half>(NOTHING, view, seat);
  const { sitters } = useTalk();
  const isShared = sitters.filter(({ kind }) => kind === 'person').length > 1;
  const pending = top(view);
  const step = pending?.step;
  const own = seat ?? (eyes === 'onlooker' ? view.turn : eyes);
  const { asking, turn } = useAsking(sitters);
  const mayAsk = isShared && seat !== null && hasSwitch(view, seat);
  const isAsking = mayAsk && asking.has(seat);
  const offers = mayAsk && !isAsking ? withoutCard(view, props.offers) : props.offers;
  const onward = useRef(NOT_ONWARD);
  onward.current = onwardTo(view, onward.current);
  const root = useRef<HTMLDivElement>(null);
  useBlink(root);
  const send = usePlan(offers, selected, select, commit);

  const walk = seat === null ? null : walkOf(view, seat, offers, half);
  const die = dieOf(view, half.die);
  const onMap = offers.filter(({ move }) => isOnMap(step, move));
  const shownOffers = step === 'seek' ? preferring(onMap, view, die) : onMap;
  const ghost = useGhost({
    offers: shownOffers,
    selected,
    select,
    compose,
    layOf: (move: Move) => {
      const place = seat !== null && isOnMap(step, move) ? placeOfMove(view, seat, move) : null;
      return place === null ? null : { place, turn: wayOf(move) };
    },
  });
  const shown = ghost.move && seat !== null ? placeOfMove(view, seat, ghost.move) : null;
  const isPicking = step === 'move' && selected?.move.do === 'pick';
  const ready = new Set(seat === null ? [] : pickable(offers).map((seeker) => placeOfSeeker(view, seat, seeker)));
  const more = step === 'seek' && leftToPlace(view) > 1;
  // On its way a seeker goes as far as its load lets it, also where that is not taken up yet.
  const offered = step === 'route' ? [] : ghost.places;
  const open = new Set<Target>([...(step === 'move' ? ready : []), ...offered, ...(walk?.reach ?? [])]);

  const tap = (place: Target, how: Tap): void => {
    const answer = seat === null ? null : answerTo(view, seat, offers, walk, place);
    // All but the last token lie there at once: they can be taken back.
    const placing = more && shownOffers.find(({ move }) => move.do === 'put' && move.at === place);
    if (answer?.is === 'seeker') {
      setHalf({ ...NOTHING, seeker: answer.seeker });
      compose(answer.seeker === null ? null : offerOf(offers, pick(answer.seeker)));
    } else if (answer?.is === 'go' && answer.steps.length > 1) send(answer.steps);
    else if (answer?.is === 'wonder') wonder(answer.wish);
    else if (placing) send([placing.move], 'made');
    else if (!ghost.tap(place, how)) askOf(place);
  };

  const askOf = (place: Target): void => {
    const wish = seat === null || isCamp(place) ? null : wishAt(step, place, die);
    if (wish) wonder(wish);
    else explain(thingOf(place));
  };

  // The turn's end is asked though nothing may come of it: where no trophy waits it ends by itself, or by one tap.
  useEffect(() => {
    const pass = step === 'end' && !offers.some(({ move }) => move.do === 'claim') ? offerOf(offers, PASS) : null;
    if (!pass) return;
    if (mayAsk && !isAsking && onward.current.isOn) commit(pass);
    else if (!selected) compose(pass);
  }, [props.offers, isAsking]);

  const put = (part: Partial<Half>): void => {
    const next = { ...half, ...part };
    setHalf(next);
    // A place that was chosen for another load is chosen anew, or not at all.
    if (seat === null || selected?.move.do !== 'go') return;
    const steps = reladen(view, seat, offers, next, selected.move);
    if (steps) send(steps);
    else compose(null);
  };

  const area = (side: Seat) => {
    const decides = side === seat;
    const shared = { view, offers, events, words, press, explain };
    const tray = trayOf(side, {
      ...shared,
      lang,
      selected,
      decides,
      walk,
      die,
      voice,
      put,
    });
    return (
      <Mat
        {...shared}
        seat={side}
        isOwn={side === own}
        decides={decides}
        asked={step === 'action'}
        selected={selected?.move ?? null}
        tray={tray}
        wonder={wonder}
      />
    );
  };
  return (
    <div class="mls-table">
      <div ref={root} class="mls-lay" data-many={view.seats.length > 2} data-few={view.seats.length < 5}>
        <Trophies
          view={view}
          seat={own}
          offers={offers}
          held={isShared ? claimable(view) : null}
          selected={selected?.move ?? null}
          names={names}
          words={words}
          select={select}
          explain={explain}
        />
        <div class="mls-middle">
          <MapBoard
            view={view}
            lang={lang}
            words={words}
            open={open}
            ready={ready}
            shown={isPicking ? null : shown}
            from={walk?.from ?? null}
            follow={followed(events)}
            events={events}
            hearts={new Set(shownOffers.flatMap(heartOf))}
            own={own}
            names={names}
            tap={tap}
          />
          {mayAsk && <CardSwitch isOn={isAsking} words={words} turn={(on) => turn(seat, on)} />}
          <Panel key={`${step} ${view.turn} ${view.round}`} {...props} />
          {isShared && seat !== null && eyes !== 'onlooker' && isAskedOpenly(view, eyes) && (
            <OwnCards view={view} seat={eyes} words={words} />
          )}
        </div>
        <Areas
          lang={lang}
          of={view.seats.map((_, side) => side)}
          toMove={asks(view).map((ask) => ask.seat)}
          follow={seat ?? view.turn}
          area={area}
        />
      </div>
    </div>
  );
}

/** On the open table these eyes look for a moment only; behind the curtain, and alone, the mat shows them all along. */
const isAskedOpenly = (view: View, seat: Seat): boolean =>
  asks(view).some((ask) => ask.seat === seat && ask.cover === 'open');

/** The die whose token is placed next: the one tapped, or the first that is left. */
function dieOf({ dice }: View, tapped: number | null): number | null {
  if (tapped !== null && dice[tapped] !== null) return tapped;
  const first = dice.findIndex((terrain) => terrain !== null);
  return first < 0 ? null : first;
}

/** Where a token is placed that is foreseen to win friendship. */
const heartOf = ({ move, foresight }: Offer<Move>): Target[] =>
  move.do === 'put' && foresight.some(({ rule, points = 0 }) => rule === 'seek.bonus' && points > 0) ? [move.at] : [];

/** Loading is done by numbers, and a seeker that is to go is tapped before its way. */
const isOnMap = (step: Step | undefined, { do: verb }: Move): boolean =>
  verb === 'take' ? step !== 'route' : verb === 'pick' ? step !== 'move' : true;

/** What else may be done with one place: another token there, or another seeker from it. */
const wayOf = (move: Move): string => {
  if (move.do === 'pick') return `${move.do}${move.seeker}`;
  return 'kind' in move ? `${move.do}${move.kind}` : move.do;
};

/** The tokens of the chosen die first; elsewhere a tap places whatever belongs there. */
function preferring(offers: readonly Offer<Move>[], view: View, die: number | null): readonly Offer<Move>[] {
  return offers.filter(({ move }) => {
    if (die === null || move.do !== 'put' || landOf(move.at) !== view.dice[die]) return true;
    return move.kind === KIND_OF_DIE[die];
  });
}

/** What may have been meant by a tap where nothing can be chosen. */
function wishAt(step: Step | undefined, place: Target, die: number | null): Move | null {
  switch (step) {
    case 'seek':
      return put(at(KIND_OF_DIE, die ?? 0), place);
    case 'herald':
      return put(QUEST, place);
    case 'gift':
    case 'launch':
    case 'portal':
    case 'fights':
    case 'field':
      return go(place);
    case 'pay':
      return take(APPLE, place);
    default:
      return null;
  }
}

/** Where something happened last. */
function followed(events: readonly Event[]): ThingId | null {
  for (const event of [...events].reverse()) {
    if (event.is === 'moved' || event.is === 'jumped' || event.is === 'launched') return hexThing(event.to);
    if (event.is === 'delivered') return hexThing(CASTLE);
    if (event.is === 'put' || event.is === 'quest' || event.is === 'fought' || event.is === 'attacked') {
      return hexThing(event.at);
    }
  }
  return null;
}
