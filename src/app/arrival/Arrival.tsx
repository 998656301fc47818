import { useEffect } from 'preact/hooks';
import { readDealCode } from '../../engine/dealCode.ts';
import { SHELF } from '../../games/shelf.ts';
import { connection, shelf } from '../../link/published.ts';
import { seatsWords } from '../../words/seats.ts';
import { BoxScreen } from '../box/BoxScreen.tsx';
import { boxOf } from '../boxes.tsx';
import { Loading, lazily, requests } from '../lazily.tsx';
import { back, layOnShelf } from '../navigation.ts';
import type { Route } from '../routes.ts';
import { Screen } from '../Screen.tsx';
import { inLang } from '../settings.ts';

const JoinScreen = lazily(() => import('../phones/JoinScreen.tsx').then((join) => join.JoinScreen));
const TakeScreen = lazily(() => import('../elsewhere/TakeScreen.tsx').then((take) => take.TakeScreen));

interface ArrivalProps {
  readonly of: Extract<Route, { screen: 'box' | 'deal' | 'join' | 'newest' | 'take' }>;
}

/** The open box, or the arrival from outside the app, by a link or by its icon's menu, and where that leads. */
export function Arrival({ of }: ArrivalProps) {
  if (of.screen === 'join') return <JoinScreen />;
  if (of.screen === 'take') return <TakeScreen code={of.code} />;
  if (of.screen === 'deal') return <SentDeal code={of.code} />;
  const box = of.screen === 'box' && boxOf(of.game);
  return box ? <BoxScreen box={box} /> : <Newest />;
}

/** The box that the deal belongs to; a code with a fault in it has none. */
function SentDeal({ code }: { readonly code: string }) {
  const words = inLang(seatsWords);
  const deal = readDealCode(
    code,
    SHELF.map(({ facts }) => facts),
  );
  const box = typeof deal === 'string' ? undefined : boxOf(deal.facts.id);
  if (box) return <BoxScreen box={box} sent={code} />;
  return (
    <Screen name="box" title={words.knownDeal}>
      <p class="note">{typeof deal === 'string' && words.faults[deal]}</p>
    </Screen>
  );
}

/** The match that goes on and was touched last; without one, the shelf. */
function Newest() {
  const cards = shelf.value;
  const isLost = connection.value === 'lost';
  useEffect(() => {
    void requests().then(({ showShelf }) => showShelf());
  }, []);
  useEffect(() => {
    // The shelf says what is wrong.
    if (isLost) back();
    if (isLost || !cards) return;
    // The newest stands first.
    const newest = cards.find(({ result }) => result === null);
    if (newest) layOnShelf({ screen: 'table', match: newest.id });
    else back();
  }, [cards, isLost]);
  return <Loading />;
}
