import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/fuzz';

/** How far a run of fuzz has come: below `done` no game of any title is missing; by title, what its light games showed. */
export interface FuzzNote {
  readonly done: number;
  readonly met: Readonly<Record<string, readonly string[]>>;
}

/** The progress is kept after the end of a run, under a name of what it played. */
export class FuzzProgress {
  readonly #file: string;

  constructor(name: string) {
    this.#file = join(FOLDER, `${name}.json`);
  }

  /** Null: no such run is known. */
  read(): FuzzNote | null {
    return existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as FuzzNote) : null;
  }

  write(note: FuzzNote): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, JSON.stringify(note));
  }
}
