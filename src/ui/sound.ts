/** What an event is like, to be heard and felt. */
export type Cue =
  | 'place'
  | 'step'
  | 'turn'
  | 'roll'
  | 'reveal'
  | 'loss'
  | 'clash'
  | 'gain'
  /** Rises as long as its step lasts: points are counted. */
  | 'count'
  /** A breath that is held as long as its step lasts, before something is uncovered. */
  | 'hold';

/** What the shell has to tell beside that: who won is told, or a person here whom several devices waited for is asked. */
export type ShellCue = 'win' | 'defeat' | 'yours';

/** What can be heard, as data. Who plays it, and whether anybody wants to hear it, is the shell's business. */
export type Timbre =
  | 'trumpet'
  | 'strings'
  | 'horn'
  | 'celesta'
  | 'timpani'
  | 'snare'
  | 'bell'
  | 'pluck'
  | 'flute'
  | 'reed'
  | 'pad'
  | 'air'
  | 'cricket'
  | 'bird';

export interface Note {
  readonly timbre: Timbre;
  /** From the beginning of the score. */
  readonly atSeconds: number;
  readonly lastsSeconds: number;
  /** As MIDI counts: 60 is the middle C. */
  readonly pitch: number;
  /** 0 is silence; the notes of one moment should not be much above 1 together. */
  readonly loud: number;
}
export type Score = readonly Note[];

/** At the least and at the most. */
type Span = readonly [least: number, most: number];

/** One voice of the soft background of a table: it plays a note or a phrase, and pauses. */
export interface GroundVoice {
  readonly timbre: Timbre;
  /** The notes that it chooses from, lowest first. */
  readonly pitches: readonly number[];
  /** From the beginning of one note or phrase to that of the next. */
  readonly everySeconds: Span;
  readonly lastsSeconds: Span;
  readonly loud: number;
  /** Absent: a single note each time. */
  readonly phrase?: { readonly notes: Span; readonly stepSeconds: Span };
}

/** How a game sounds. */
export interface GameSound {
  /** What rings when something is won, lost or uncovered. */
  readonly rings: Timbre;
  /** The notes of one octave that it rings on, lowest first. */
  readonly scale: readonly number[];
  /** Very soft, under all that happens. */
  readonly ground: readonly GroundVoice[];
}

export interface Playing {
  /** Resolves when the first note is due, heard or not; it never fails. */
  readonly started: Promise<void>;
  stop(): void;
}

export interface Sound {
  readonly isOn: boolean;
  /** Absent where the device has no sound to turn on. */
  readonly turnOn?: () => void;
  /** Silent where sound is off or the device has none: whatever goes along with it can go on. */
  play(score: Score): Playing;
}
