import './together.css';
import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import { agree, claim, takeOrder } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { CircleNews } from '../../protocol/wire.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { phonesWords, type TogetherWords, togetherWords } from '../../words/phones.ts';
import { name, namesOf, type Phrase, phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { PeopleHere } from '../elsewhere/PeopleHere.tsx';
import { go } from '../navigation.ts';
import { inLang } from '../settings.ts';

interface WhoseProps {
  readonly news: TableNews;
  readonly circle: CircleNews;
}

/** Nobody plays on this device as yet: whose is it? Somebody who is asked for is let in where the table stands. */
function Whose({ news: { sitters }, circle }: WhoseProps) {
  const words = inLang(phonesWords);
  const taken = circle.devices.flatMap(({ seats, isThere }) => (isThere ? seats : []));
  const free = personSeats(sitters).filter((seat) => !taken.includes(seat));
  const [isOnlooker, setOnlooker] = useState(false);
  if (isOnlooker || free.length === 0) return null;
  if (circle.isWishing) {
    return (
      <div class="note" role="status">
        <p>{words.asked}</p>
      </div>
    );
  }
  return (
    <div class="note">
      <PeopleHere
        sitters={sitters}
        seats={free}
        // Where one seat is free there is nothing to choose.
        before={free.length === 1 ? free : []}
        question={words.whoAreYou}
        hint={() => words.whoHint}
        go={words.choose}
        choose={claim}
      >
        <button type="button" class="button" onClick={() => setOnlooker(true)}>
          {words.lookOn}
        </button>
      </PeopleHere>
    </div>
  );
}

/** What people on another device ask of this table. */
function wantsSaid({ seats, wished }: NonNullable<CircleNews['question']>, words: TogetherWords): Phrase {
  const { wants, somebody } = words;
  const who = seats.length > 0 ? namesOf(seats, ', ', ', ') : phrase`${somebody}`;
  if ('claim' in wished) return wants.seats(namesOf(wished.claim, ', ', ', '));
  if ('opens' in wished) return wants[wished.opens](who);
  const { entry } = wished;
  if ('undo' in entry) return wants.undo(who, entry.undo.length);
  return 'sitter' in entry ? wants.sit([name(entry.seat)]) : wants.end(who);
}

interface CircleNoteProps {
  readonly news: TableNews;
  readonly circle: CircleNews;
  /** The door for other phones. */
  openDoor(): void;
}

/** What the other devices at this table want, or who is missing and what can be done about it. */
export function CircleNote({ news, circle, openDoor }: CircleNoteProps) {
  const words = inLang(togetherWords);
  const { question, away, isJoined } = circle;
  const isOver = news.floor.kind === 'over';
  return (
    <>
      {question && (
        <div class="note circle-note" role="alert">
          <p>
            <PhraseLine said={wantsSaid(question, words)} />
          </p>
          <div class="answers">
            <button type="button" class="button" onClick={() => agree(false)}>
              {words.no}
            </button>
            <button type="button" class="button primary" onClick={() => agree(true)}>
              {words.yes}
            </button>
          </div>
        </div>
      )}
      {!question && !isOver && !isJoined && <NoOrder circle={circle} />}
      {!question && !isOver && isJoined && !circle.orders && news.here.length === 0 && (
        <Whose news={news} circle={circle} />
      )}
      {!question && !isOver && isJoined && away.length > 0 && (circle.orders || news.here.length > 0) && (
        <div class="note circle-note" role="status">
          <p>
            <PhraseLine said={words.away(away)} />
          </p>
          <div class="answers">
            <button type="button" class="button" onClick={() => claim(away)}>
              {words.playFor}
            </button>
            {circle.orders && (
              <button type="button" class="button" onClick={openDoor}>
                {words.connectThem}
              </button>
            )}
          </div>
        </div>
      )}
      <Ended circle={circle} />
    </>
  );
}

/** Two orders part a game in two: so it takes a second tap. */
function NoOrder({ circle: { away } }: { readonly circle: CircleNews }) {
  const words = inLang(togetherWords);
  const [isSure, setSure] = useState(false);
  return (
    <div class="note circle-note" role="status">
      <p>{isSure ? words.leadHint : words.cut}</p>
      <div class="answers">
        <button
          type="button"
          class="button"
          disabled={away.length === 0}
          onClick={isSure ? takeOrder : () => setSure(true)}
        >
          {words.lead}
        </button>
        <button type="button" class="button" onClick={() => go({ screen: 'join' })}>
          {words.connect}
        </button>
      </div>
    </div>
  );
}

/** The answer to a wish, or to moves that were played here: read once. */
function Ended({ circle: { became, gone, unfit } }: { readonly circle: CircleNews }) {
  const words = inLang(togetherWords);
  const [read, setRead] = useState('');
  const now = JSON.stringify([became, gone, unfit]);
  const isFailed = became !== null && became !== 'written' && became !== 'agreed';
  const said = [isFailed && words.became[became], gone > 0 && words.gone(gone), unfit && words.unfit[unfit]].filter(
    (each) => typeof each === 'string',
  );
  if (said.length === 0 || read === now) return null;
  return (
    <div class="note circle-note" role="alert">
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <button type="button" class="button" onClick={() => setRead(now)}>
        {inLang(tableWords).understood}
      </button>
    </div>
  );
}
