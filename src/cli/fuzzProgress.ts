import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/fuzz';

/** How far a run of these games has come, over its end. */
export class FuzzProgress {
  readonly #file: string;

  constructor(name: string) {
    this.#file = join(FOLDER, name);
  }

  /** Null: no such run is known. */
  read(): number | null {
    return existsSync(this.#file) ? Number(readFileSync(this.#file, 'utf8')) : null;
  }

  write(done: number): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, `${done}`);
  }
}
