/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Who gets points: the seats, and after them the rivals of the rules (Bach, for one). */
export type Side = number;

/** Who looks: a seat, or the open table, which sees what everybody may see. */
export type Eyes = Seat | 'onlooker';

/** How a match that was played is looked at again: with certain eyes, or with everything open. */
export type Sight = Eyes | 'all';

/** A rule's one name, in its paragraph, reasons, score rows, events, hints and test names: `place.frame`. */
export type RuleId = string;

/** A component's one name, wherever it is drawn, explained, pointed at or tested: `card:start-ring`, `cell:0,-1`. */
export type ThingId = `${string}:${string}`;
