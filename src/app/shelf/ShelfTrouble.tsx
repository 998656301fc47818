import { connection, trouble } from '../../link/published.ts';
import { shelfWords } from '../../words/shelf.ts';
import { troubleWords } from '../../words/trouble.ts';
import { requests } from '../link.ts';
import { hashOf, isAstray } from '../routes.ts';
import { inLang } from '../settings.ts';

/** What the store could not give, or that nobody answers any more. */
export function ShelfTrouble() {
  const words = inLang(troubleWords);
  const found = trouble.value;
  return (
    <>
      {found?.what === 'brokenCards' && (
        <div class="note" role="alert">
          <p>{words.brokenCards(found.matches.length)}</p>
          {found.matches.map((match, index) => (
            <a key={match} href={hashOf({ screen: 'table', match })}>
              {words.brokenCard(index + 1)}
            </a>
          ))}
        </div>
      )}
      {found?.what === 'storeClosed' && (
        <p class="note" role="alert">
          {words.storeClosed}
        </p>
      )}
      {isAstray(location.hash) && (
        <p class="note" role="status">
          {words.astray}
        </p>
      )}
      {connection.value === 'lost' && <Lost />}
    </>
  );
}

const Lost = () => (
  <div class="note" role="alert">
    <p>{inLang(troubleWords).lost}</p>
    <button type="button" class="button" onClick={() => void requests().then(({ restart }) => restart())}>
      {inLang(shelfWords).again}
    </button>
  </div>
);
