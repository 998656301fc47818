import type { FunctionComponent } from 'preact';
import type { Facts } from '../engine/game.ts';
import type { BoxText } from '../words/box.ts';

/** A game as it stands on the shelf; part of the first bundle, so: facts, two sentences and a drawn cover. */
export interface Box {
  readonly facts: Facts;
  readonly words: BoxText;
  readonly Cover: FunctionComponent;
}
