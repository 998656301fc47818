import { render } from 'preact';
import { App } from './app/App.tsx';
import { firstDrawn } from './app/lazily.tsx';
import { route, startNavigation } from './app/navigation.ts';
import { catchInstallOffer, moveIn } from './app/pwa.ts';
import { dressPage } from './app/settings.ts';
import './ui/css/tokens.css';
import './ui/css/paper.css';
import './ui/css/controls.css';

catchInstallOffer();
dressPage();
startNavigation();
const page = document.getElementById('app');
if (page) render(<App />, page);

// It can be used, and what it does not need may come.
void firstDrawn().then(() => {
  document.documentElement.dataset.ready = '1';
  if (route.peek().screen === 'table' && navigator.serviceWorker?.controller) setTimeout(whenIdle, 3000, moveIn);
  else whenIdle(moveIn);
});

/** Waits until the screen has fetched what it needs. Safari does not say when it is idle. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 500);
}
