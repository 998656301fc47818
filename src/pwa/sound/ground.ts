import type { GroundVoice, Note } from '../../ui/sound.ts';

/** A number from 0 to 1, another one each time. */
export type Chance = () => number;

/** How many times as long the voices pause while a player thinks. */
const THINS = 2;
const SINGLE = { notes: [1, 1], stepSeconds: [0, 0] } as const;

/**
 * What the voices of a ground sing, each by chance and none for the others: they meet otherwise every time, so that nobody
 * hears it come round. Asked for piece by piece, as it is played.
 */
export class Ground {
  readonly #voices: readonly { readonly voice: GroundVoice; nextSeconds: number }[];
  readonly #chance: Chance;

  constructor(voices: readonly GroundVoice[], chance: Chance) {
    this.#chance = chance;
    // Not all at once.
    this.#voices = voices.map((voice) => ({ voice, nextSeconds: chance() * voice.everySeconds[0] }));
  }

  /** The phrases that begin before that time, without those already given. `isThin`: with longer pauses, since a player thinks. */
  until(seconds: number, isThin: boolean): Note[] {
    const notes: Note[] = [];
    for (const each of this.#voices) {
      while (each.nextSeconds < seconds) {
        notes.push(...this.#phrase(each.voice, each.nextSeconds));
        each.nextSeconds += this.#within(each.voice.everySeconds) * (isThin ? THINS : 1);
      }
    }
    return notes;
  }

  #phrase({ timbre, pitches, lastsSeconds, loud, phrase = SINGLE }: GroundVoice, fromSeconds: number): Note[] {
    const { notes, stepSeconds } = phrase;
    let at = Math.floor(this.#chance() * pitches.length);
    let atSeconds = fromSeconds;
    return Array.from({ length: Math.round(this.#within(notes)) }, () => {
      const pitch = pitches[at] ?? 0;
      const note = { timbre, atSeconds, lastsSeconds: this.#within(lastsSeconds), pitch, loud };
      // A step or a small leap, and back into what there is.
      const leap = Math.round(this.#within([-2, 2])) || 1;
      at = Math.min(pitches.length - 1, Math.max(0, at + leap));
      atSeconds += this.#within(stepSeconds);
      // Nobody sings two notes alike.
      return { ...note, loud: loud * this.#within([0.7, 1]) };
    });
  }

  #within([least, most]: readonly [number, number]): number {
    return least + this.#chance() * (most - least);
  }
}
