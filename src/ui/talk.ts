import { type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { RuleId, ThingId } from '../engine/game.ts';
import type { Emblem, Sitter } from '../engine/log.ts';

/** What a phrase needs from the screen it is drawn on. A part that the screen cannot draw is read as plain text. */
export interface Talk {
  readonly sitters: readonly Sitter[];
  readonly Icon?: FunctionComponent<{ readonly of: string }>;
  /** What stands for a seat in place of its emblem, at a game that has signs for its looks. */
  crest?(emblem: Emblem): ComponentChildren;
  /** Marks in a text the words that are searched for. */
  mark?(text: string): ComponentChildren;
  /** The deal is being shown: who begins is told when it has been, and no mark of whose turn it is stands before. */
  readonly isDealing?: boolean;
  openThing?(thing: ThingId): void;
  openRule?(rule: RuleId): void;
}

const TalkContext = createContext<Talk>({ sitters: [] });
export const TalkProvider = TalkContext.Provider;
export const useTalk = (): Talk => useContext(TalkContext);
