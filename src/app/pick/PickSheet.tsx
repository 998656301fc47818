import './pick.css';
import { useEffect, useState } from 'preact/hooks';
import type { Facts } from '../../engine/game.ts';
import { SHELF } from '../../games/shelf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { GameBox, Mood } from '../../ui/gameBox.ts';
import { Picks } from '../../ui/Picks.tsx';
import { recall, remember } from '../../ui/stored.ts';
import { pickWords } from '../../words/pick.ts';
import { shelfWords } from '../../words/shelf.ts';
import { firstPlan, type Game, type Plan, withCount } from '../box/plan.ts';
import { Cover } from '../boxes.tsx';
import { go } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { MINUTES } from './suited.ts';

/** What a table wants. */
export interface Wish {
  readonly people: number;
  readonly minutes: number;
  readonly mood: Mood | 'any';
}

export interface Candidate {
  readonly facts: Pick<Facts, 'seats' | 'minutes'>;
  /** Undefined until its lid is there. */
  readonly mood: Mood | undefined;
}

const botsFor = ({ seats }: Candidate['facts'], people: number): number => Math.max(0, seats.fewest - people);
const isLonger = ({ minutes }: Candidate['facts'], wish: Wish): boolean => minutes.longest > wish.minutes;

/** Those with room for everybody, what suits best first: the time they have, then the mood, no bots, and the time well used. */
export function ranked<One extends Candidate>(all: readonly One[], wish: Wish): One[] {
  const missed = ({ facts, mood }: One): number[] => [
    Math.max(0, facts.minutes.longest - wish.minutes),
    wish.mood === 'any' || mood === wish.mood ? 0 : 1,
    botsFor(facts, wish.people),
    -facts.minutes.longest,
  ];
  return all
    .filter(({ facts }) => facts.seats.most >= wish.people)
    .map((one) => ({ one, missed: missed(one) }))
    .sort((left, right) => {
      const at = left.missed.findIndex((much, index) => much !== right.missed[index]);
      return at < 0 ? 0 : (left.missed[at] ?? 0) - (right.missed[at] ?? 0);
    })
    .map(({ one }) => one);
}

/** The seats laid out for so many people, named as they were last; bots fill up to as many as the game needs. */
export function seatsFor(game: Game, remembered: unknown, people: number): Plan {
  const plan = withCount(firstPlan(game, remembered), game, Math.max(people, game.facts.seats.fewest));
  return {
    ...plan,
    chairs: plan.chairs.map((chair, seat) => ({ ...chair, kind: seat < people ? 'person' : 'bot' })),
  };
}

const MOODS = ['any', 'gentle', 'sly', 'grand'] as const;
const MOST_PEOPLE = Math.max(...SHELF.map(({ facts }) => facts.seats.most));
const PEOPLE = Array.from({ length: MOST_PEOPLE }, (_, fewer) => fewer + 1);

/** How many, how long, in what mood: and the box for it, with the seats set. */
export function PickSheet({ onClose }: { onClose(): void }) {
  const words = inLang(pickWords);
  const shelf = inLang(shelfWords);
  const [wish, setWish] = useState<Wish>({ people: 2, minutes: MINUTES[1], mood: 'any' });
  const [turn, setTurn] = useState(0);
  const moods = useMoods();
  const fits = ranked(
    SHELF.map((box) => ({ box, facts: box.facts, mood: moods.get(box) })),
    wish,
  );
  const box = fits[turn % fits.length]?.box;
  const change = (part: Partial<Wish>): void => {
    setWish({ ...wish, ...part });
    setTurn(0);
  };
  if (!box) return null;
  const { id, seats, minutes } = box.facts;
  const bots = botsFor(box.facts, wish.people);
  const take = (): void => {
    const key = `seats.${id}`;
    remember(key, seatsFor(box, recall(key), wish.people));
    go({ screen: 'box', game: id });
  };
  return (
    <Dialog title={shelf.pick} close={shelf.close} onClose={onClose}>
      <div class="pick-sheet">
        <Picks
          legend={words.people}
          of={PEOPLE}
          now={wish.people}
          say={String}
          choose={(people) => change({ people })}
        />
        <Picks<number>
          legend={words.time}
          of={MINUTES}
          now={wish.minutes}
          say={words.upTo}
          choose={(longest) => change({ minutes: longest })}
        />
        <Picks
          legend={words.mood}
          of={MOODS}
          now={wish.mood}
          say={(mood) => words.moods[mood]}
          choose={(mood) => change({ mood })}
        />
        <div class="picked" data-game={id}>
          <div class="lid">
            <Cover of={box} />
          </div>
          <p role="status">
            <b class="title">{inLang(box.title)}</b>{' '}
            <span class="hint">
              {shelf.players(seats.fewest, seats.most)} · {shelf.minutes(minutes.shortest, minutes.longest)}{' '}
              {bots > 0 && words.withBots(bots)} {isLonger(box.facts, wish) && words.longer}
            </span>
          </p>
        </div>
        <div class="answers">
          {fits.length > 1 && (
            <button type="button" class="button" onClick={() => setTurn(turn + 1)}>
              {words.another}
            </button>
          )}
          <button type="button" class="button primary" onClick={take}>
            {words.take}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** The moods of the boxes as far as their lids are there. */
function useMoods(): ReadonlyMap<GameBox, Mood> {
  const [moods, setMoods] = useState<ReadonlyMap<GameBox, Mood>>(new Map());
  useEffect(() => {
    for (const box of SHELF) {
      box.lid().then(
        ({ mood }) => setMoods((known) => new Map(known).set(box, mood)),
        () => undefined,
      );
    }
  }, []);
  return moods;
}
