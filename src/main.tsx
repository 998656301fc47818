import { render } from 'preact';
import { App } from './app/App.tsx';
import { firstDrawn } from './app/lazily.tsx';
import { route, startNavigation } from './app/navigation.ts';
import { catchInstallOffer, moveIn } from './app/pwa.ts';
import { dressPage } from './app/settings.ts';
import './ui/css/tokens.css';
import './ui/css/paper.css';
import './ui/css/controls.css';

/** So long a table takes to stand on a slow phone. */
const TABLE_MS = 3_000;

catchInstallOffer();
dressPage();
startNavigation();
const page = document.getElementById('app');
if (page) render(<App />, page);

// It can be used, and what it does not need may come.
void firstDrawn().then(() => {
  document.documentElement.dataset.ready = '1';
  // Where it lives already and a table is wanted, that comes first.
  const isHome = navigator.serviceWorker?.controller && route.peek().screen === 'table';
  if (isHome) setTimeout(whenIdle, TABLE_MS, moveIn);
  else whenIdle(moveIn);
});

/** Waits until the screen has fetched what it needs. Safari does not say when it is idle. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 500);
}
