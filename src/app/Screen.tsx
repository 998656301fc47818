import type { ComponentChildren } from 'preact';
import { SHELF } from '../ui/actionIcons.ts';
import { BACK, Icon } from '../ui/Icon.tsx';
import { shelfWords } from '../words/shelf.ts';
import { back, isOnShelf } from './navigation.ts';
import { hashOf, SHELF_ROUTE } from './routes.ts';
import { inLang } from './settings.ts';
import { Title } from './Title.tsx';
import '../ui/css/screen.css';

interface ScreenProps {
  readonly name: string;
  readonly title: string;
  /** Whose world tints the screen. */
  readonly game?: string;
  readonly children: ComponentChildren;
}

/** A page above the shelf: the way back, a heading that is told on arrival, and what it holds. */
export function Screen({ name, title, game, children }: ScreenProps) {
  return (
    <div class={`screen ${name}`} data-game={game}>
      <header class="screen-head">
        <button type="button" class="round" aria-label={inLang(shelfWords).back} onClick={back}>
          <Icon of={BACK} />
        </button>
        <Title>{title}</Title>
        {!isOnShelf() && (
          <a class="round to-shelf" href={hashOf(SHELF_ROUTE)} aria-label={inLang(shelfWords).toShelf}>
            <Icon of={SHELF} />
          </a>
        )}
      </header>
      <main>{children}</main>
    </div>
  );
}
