import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { GameBox, Mood } from '../../ui/face.ts';
import { Picks } from '../../ui/Picks.tsx';
import { recall, remember } from '../../ui/stored.ts';
import { pickWords } from '../../words/pick.ts';
import { shelfWords } from '../../words/shelf.ts';
import { Cover } from '../boxes.tsx';
import { go } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { botsFor, isLonger, ranked, seatsFor, type Wish } from './pick.ts';
import { MINUTES } from './suited.ts';
import './pick.css';

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
