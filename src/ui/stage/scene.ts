import type { AnyEvent, AnyView } from '../../engine/game.ts';
import type { Eyes, Seat } from '../../engine/ids.ts';
import type { Lang } from '../../words/lang.ts';
import type { Room, Step } from './Stage.ts';

/** What of the table the page may draw from a step on, and not before: it would tell the outcome. */
export type Shows = 'board' | 'points';

export interface SceneStep<Event = AnyEvent> extends Step {
  readonly shows?: readonly Shows[];
  /** The events whose words may be said from here on. */
  readonly says?: readonly Event[];
}

/**
 * What the stage shows of a move. A touch is one thing that leaves, flies and lands, and holds nothing up; an event dims the
 * table a little; in a scene the whole table is the stage. After the last step everything is drawn and said.
 */
export interface Scene<Event = AnyEvent> {
  readonly size: 'touch' | 'event' | 'scene';
  /** Scenes that look alike share a name: from the third time in a match they are shorter. */
  readonly kind: string;
  /** A round or the game ends with it, or it hits a player at this device: a tap ends it. */
  readonly waits?: boolean;
  /** What it has told to the end, numbers and all: no words follow of these events. */
  readonly tells?: readonly Event[];
  /** All points are counted in it, and who has won is told: nothing of that is made a secret of again. */
  readonly counts?: boolean;
  /** Called while the table is still drawn as it was before the move: the place to note where things are. */
  look?(room: Room): void;
  readonly steps: readonly SceneStep<Event>[];
}

/** A move as it is to be staged. */
export interface Happened<View = AnyView, Event = AnyEvent> {
  readonly events: readonly Event[];
  /** Null: nothing was on the table before. */
  readonly before: View | null;
  readonly after: View;
  /** Nobody has moved yet. */
  readonly isDeal: boolean;
  /** What anybody has is told at the end alone. */
  readonly arePointsCovered: boolean;
  readonly eyes: Eyes;
  readonly lang: Lang;
  readonly names: (seat: Seat) => string;
}

/** What a game stages of a move, in order; nothing: the table's own touches are enough. */
export type Scenes<View = AnyView, Event = AnyEvent> = (happened: Happened<View, Event>) => readonly Scene<Event>[];
