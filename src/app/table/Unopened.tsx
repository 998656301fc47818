import { useState } from 'preact/hooks';
import { trouble as newest } from '../../link/published.ts';
import { deleteMatches, openMatch } from '../../link/requests.ts';
import type { Trouble } from '../../protocol/messages.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { ticketWords } from '../../words/tickets.ts';
import { sayRefusal } from '../../words/trouble.ts';
import { isGuided } from '../guide/lessons.ts';
import { lazily } from '../lazily.tsx';
import { back } from '../navigation.ts';
import { inLang } from '../words.ts';
import { Message } from './Message.tsx';

const nothing = () => null;
const TakeOut = lazily(() => import('../settings/TakeOut.tsx').then((out) => out.TakeOut), nothing);

/** A match that is not there or cannot be read: why, and what can be done with it all the same. */
export function Unopened({ trouble }: { readonly trouble: Extract<Trouble, { match: string }> }) {
  const text = inLang(tableWords).trouble[trouble.what];
  switch (trouble.what) {
    case 'noSuchMatch':
      return <Message text={text} />;
    case 'cannotOpen':
      return (
        <Message
          text={text}
          action={inLang(shelfWords).again}
          act={() => {
            newest.value = null;
            openMatch(trouble.match, isGuided(trouble.match));
          }}
        />
      );
    case 'newerSave':
    case 'notInBuild':
      return <Unreadable match={trouble.match} text={text} />;
    case 'brokenSave':
      return (
        <Unreadable match={trouble.match} text={`${text} ${sayRefusal(trouble.refusal, inLang(dataWords).refused)}`} />
      );
  }
}

/** Another app, or a newer one, may know better: it can be taken there. */
function Unreadable({ match, text }: { readonly match: MatchId; readonly text: string }) {
  const [isOut, setOut] = useState(false);
  const words = inLang(ticketWords);
  const remove = (): void => {
    deleteMatches([match]);
    // The shelf says that it can be undone.
    back();
  };
  return (
    <Message text={text} action={inLang(dataWords).out} act={() => setOut(true)}>
      <button type="button" class="button" onClick={remove}>
        {words.remove}
      </button>
      {isOut && <TakeOut match={match} onDone={() => setOut(false)} />}
    </Message>
  );
}
