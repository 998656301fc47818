import { useState } from 'preact/hooks';
import { sitHere } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { Screen } from '../Screen.tsx';
import { inLang } from '../settings.ts';
import { askedOf, PeopleHere } from './PeopleHere.tsx';

/** A match that people play by messages came to this device: whose is it? Nothing secret is drawn before. */
export function WhoPlays({ news: { match, game, sitters, floor } }: { readonly news: TableNews }) {
  const words = inLang(elsewhereWords);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const before = floor.kind === 'away' ? floor.seats.slice(0, 1) : [];
  return (
    <Screen name="who-plays" title={words.byMessages} game={game}>
      <p>{words.trust}</p>
      {failed && <p role="alert">{words.failed}</p>}
      <PeopleHere
        sitters={sitters}
        before={before}
        {...askedOf(words)}
        isBusy={isBusy}
        choose={(here) => {
          setBusy(true);
          setFailed(false);
          sitHere(match, here).catch(() => {
            setBusy(false);
            setFailed(true);
          });
        }}
      />
    </Screen>
  );
}
