import { useState } from 'preact/hooks';
import { trouble as newest, trouble } from '../../link/published.ts';
import { deleteMatches, openMatch, saveAgain } from '../../link/requests.ts';
import type { Trouble } from '../../protocol/messages.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import { UNSAVED } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import { ticketWords } from '../../words/tickets.ts';
import { sayRefusal, troubleWords } from '../../words/trouble.ts';
import { isGuided } from '../guide/lessons.ts';
import { lazily } from '../lazily.tsx';
import { back } from '../navigation.ts';
import { inLang } from '../settings.ts';
import { Message } from './Message.tsx';

/** What went wrong, what is safe, what can be done. */
export function TroubleNote({ saved, unsaved }: Pick<TableNews, 'saved' | 'unsaved'>) {
  const words = inLang(tableWords);
  const found = trouble.value;
  if (!saved || found?.what === 'notSaved') {
    return (
      <div class="note trouble" role="alert">
        <Icon of={UNSAVED} />
        <p>{(found?.what === 'notSaved' && found.full ? words.diskFull : words.notSaved)(unsaved)}</p>
        <button type="button" class="button" onClick={saveAgain}>
          {words.saveAgain}
        </button>
      </div>
    );
  }
  const text = found && sentence(found.what, words);
  if (!text) return null;
  return (
    <div class="note trouble" role="alert">
      <p>{text}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          trouble.value = null;
        }}
      >
        {words.understood}
      </button>
    </div>
  );
}

/** Null for what is no trouble of a table that stands. */
function sentence(what: Trouble['what'], words: TableWords): string | null {
  switch (what) {
    case 'storeClosed':
      return inLang(troubleWords).storeClosed;
    case 'badRequest':
    case 'cannotStart':
    case 'movesLost':
    case 'botAtRandom':
    case 'notAgreed':
    case 'otherTable':
      return words.trouble[what];
    default:
      return null;
  }
}

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
