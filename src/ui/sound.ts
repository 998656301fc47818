/** What an event is like, to be heard and felt. */
export type Cue = 'place' | 'step' | 'turn' | 'roll' | 'reveal' | 'loss' | 'clash' | 'gain';

/** What the shell has to tell beside that: who won is told. */
export type ShellCue = 'end';

/** What can be heard, as data. Who plays it, and whether anybody wants to hear it, is the shell's business. */
export type Timbre = 'trumpet' | 'strings' | 'horn' | 'celesta' | 'timpani' | 'snare';

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
