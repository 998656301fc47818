import { useEffect } from 'preact/hooks';
import { connection } from '../link/published.ts';
import { Guard } from '../ui/Guard.tsx';
import { boxOf } from './boxes.tsx';
import { isGuided } from './guide/lessons.ts';
import { Fault, lazily, requests } from './lazily.tsx';
import { route } from './navigation.ts';
import { hashOf, type Route } from './routes.ts';
import { Shelf } from './shelf/Shelf.tsx';
import { leftUnsaved } from './unsaved/left.ts';

const Arrival = lazily(() => import('./arrival/Arrival.tsx').then((arrival) => arrival.Arrival));
const TableScreen = lazily(() => {
  // The host starts while the screen is fetched.
  requests().then(
    ({ wake }) => wake(),
    () => undefined,
  );
  // And what will lie on the table, if it is the game of last time.
  import('./face.ts').then(({ fetchLast }) => fetchLast()).catch(() => undefined);
  return import('./table/TableScreen.tsx').then((table) => table.TableScreen);
});
const ReplayScreen = lazily(() => import('./replay/ReplayScreen.tsx').then((replay) => replay.ReplayScreen));
const RulesScreen = lazily(() => import('./rules/RulesScreen.tsx').then((rules) => rules.RulesScreen));
const RecordsScreen = lazily(() => import('./records/RecordsScreen.tsx').then((records) => records.RecordsScreen));
const ArchiveScreen = lazily(() => import('./archive/ArchiveScreen.tsx').then((archive) => archive.ArchiveScreen));
const GuidePlayer = lazily(
  () => import('./guide/GuidePlayer.tsx').then((guide) => guide.GuidePlayer),
  () => null,
);
const DailyScreen = lazily(() => import('./shelf/Foot.tsx').then((foot) => foot.dailyScreen()));
const SettingsScreen = lazily(() =>
  import('./settings/SettingsScreen.tsx').then((settings) => settings.SettingsScreen),
);

export function App() {
  const at = route.value;
  useEffect(() => scrollTo(0, 0), [at]);
  return (
    <>
      <Guard of={at} instead={<Fault of="fallen" />}>
        {screenOf(at)}
      </Guard>
      {leftUnsaved.value !== null && !isBeside(at) && <Fault of="unsaved" />}
      {connection.value === 'silent' && <Fault of="silence" />}
    </>
  );
}

/** Back from there leads to the table. */
const isBeside = ({ screen }: Route): boolean => screen === 'rules' || screen === 'replay';

function screenOf(at: Route) {
  if (at.screen === 'settings') return <SettingsScreen />;
  if (at.screen === 'daily') return <DailyScreen />;
  if (at.screen === 'archive') return <ArchiveScreen />;
  if (at.screen === 'table')
    return (
      <>
        <TableScreen key={at.match} match={at.match} />
        {isGuided(at.match) && <GuidePlayer key={at.match} match={at.match} />}
      </>
    );
  if (at.screen === 'replay') return <ReplayScreen key={at.match} match={at.match} />;
  if (at.screen === 'records' && at.game === null) return <RecordsScreen key="" box={null} />;
  const box = 'game' in at && boxOf(at.game ?? '');
  if (
    at.screen === 'join' ||
    at.screen === 'newest' ||
    at.screen === 'deal' ||
    at.screen === 'take' ||
    (box && at.screen === 'box')
  )
    return <Arrival key={at.screen === 'take' ? '' : hashOf(at)} of={at} />;
  if (!box) return <Shelf />;
  if (at.screen === 'rules') return <RulesScreen key={at.game} box={box} rule={at.rule} />;
  return <RecordsScreen key={at.game} box={box} />;
}
