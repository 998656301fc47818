import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import { concede, endNow } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { rematchWords } from '../../words/rematch.ts';
import { boxOf } from '../boxes.ts';
import { middleLevel } from '../sitters.ts';
import { inLang } from '../words.ts';
import './rematch.css';

interface EndEarlyProps {
  readonly news: TableNews;
  onDone(): void;
}

/** Whether the table wants the score as it stands: nothing comes after that. */
export function EndNow({ news, onDone }: EndEarlyProps) {
  const words = inLang(rematchWords);
  return (
    <>
      <p>{words.endWhat}</p>
      {personSeats(news.sitters).length > 1 && <p>{words.endAgree}</p>}
      <Answers yes={words.end} act={endNow} onDone={onDone} />
    </>
  );
}

/** Asks who gives up, and says what follows. */
export function Concede({ news, onDone }: EndEarlyProps) {
  const words = inLang(rematchWords);
  const { floor, sitters, sheet } = news;
  // Who plays on another device gives up there.
  const persons = news.here;
  const atMove = 'seat' in floor && persons.includes(floor.seat) ? floor.seat : persons[0];
  const [seat, setSeat] = useState(atMove ?? 0);
  const sitter = sitters[seat];
  if (!sitter) return null;
  const { name, emblem } = sitter;
  const level = middleLevel(boxOf(news.game)?.levels ?? 1);
  return (
    <div class="rematch">
      {persons.length > 1 && (
        <Picks<number>
          legend={words.concedeWho}
          of={persons}
          now={seat}
          say={(each) => {
            const of = sitters[each];
            return (
              of && (
                <>
                  <Badge of={of} />
                  <bdi>{of.name}</bdi>
                </>
              )
            );
          }}
          choose={setSeat}
        />
      )}
      <p>{sheet.totals.length > 2 ? words.concedeMore : words.concedeDuel}</p>
      <Answers yes={words.concede} act={() => concede(seat, { kind: 'bot', name, emblem, level })} onDone={onDone} />
    </div>
  );
}

interface AnswersProps {
  readonly yes: string;
  act(): void;
  onDone(): void;
}

function Answers({ yes, act, onDone }: AnswersProps) {
  const { playOn } = inLang(rematchWords);
  const answer = (): void => {
    act();
    onDone();
  };
  return (
    <div class="answers">
      <button type="button" class="button" onClick={onDone}>
        {playOn}
      </button>
      <button type="button" class="button primary" onClick={answer}>
        {yes}
      </button>
    </div>
  );
}
