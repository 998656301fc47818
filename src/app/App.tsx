import { useEffect } from 'preact/hooks';
import { connection } from '../link/published.ts';
import { boxOf } from './boxes.ts';
import { isGuided } from './guide/lessons.ts';
import { lazily } from './lazily.tsx';
import { requests } from './link.ts';
import { route } from './navigation.ts';
import type { Route } from './routes.ts';
import { Shelf } from './shelf/Shelf.tsx';

const BoxScreen = lazily(() => import('./box/BoxScreen.tsx').then((box) => box.BoxScreen));
const TableScreen = lazily(() => {
  // The host starts while the screen is fetched.
  requests().then(
    ({ wake }) => wake(),
    () => undefined,
  );
  return import('./table/TableScreen.tsx').then((table) => table.TableScreen);
});
const RulesScreen = lazily(() => import('./rules/RulesScreen.tsx').then((rules) => rules.RulesScreen));
const RecordsScreen = lazily(() => import('./records/RecordsScreen.tsx').then((records) => records.RecordsScreen));
const GuidePlayer = lazily(
  () => import('./guide/GuidePlayer.tsx').then((guide) => guide.GuidePlayer),
  () => null,
);
const Silence = lazily(
  () => import('./Silence.tsx').then((silence) => silence.Silence),
  () => null,
);
const SettingsScreen = lazily(() =>
  import('./settings/SettingsScreen.tsx').then((settings) => settings.SettingsScreen),
);

export function App() {
  const at = route.value;
  useEffect(() => scrollTo(0, 0), [at]);
  return (
    <>
      {screenOf(at)}
      {connection.value === 'silent' && <Silence />}
    </>
  );
}

function screenOf(at: Route) {
  switch (at.screen) {
    case 'box': {
      const box = boxOf(at.game);
      return box ? <BoxScreen key={at.game} box={box} /> : <Shelf />;
    }
    case 'rules': {
      const box = boxOf(at.game);
      return box ? <RulesScreen key={at.game} box={box} rule={at.rule} /> : <Shelf />;
    }
    case 'records': {
      const box = boxOf(at.game);
      return box ? <RecordsScreen key={at.game} box={box} /> : <Shelf />;
    }
    case 'table':
      return (
        <>
          <TableScreen key={at.match} match={at.match} />
          {isGuided(at.match) && <GuidePlayer key={at.match} match={at.match} />}
        </>
      );
    case 'settings':
      return <SettingsScreen />;
    case 'shelf':
      return <Shelf />;
  }
}
