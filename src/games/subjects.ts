import type { Subject } from '../engine/conformance/trial.ts';
import { RULES } from './rules.ts';

/** A game with its checks and its words, found in its folder by their names. Tests and tools only. */
export async function loadSubject(id: string): Promise<Subject> {
  const playable = Object.hasOwn(RULES, id) ? RULES[id] : undefined;
  if (!playable) throw new Error(`no game is called ${id}; there are ${Object.keys(RULES).join(', ')}`);
  const { game } = await playable.rules();
  const { checks } = (await import(`./${id}/checks.ts`)) as Pick<Subject, 'checks'>;
  const { voices } = (await import(`./${id}/words/index.ts`)) as Pick<Subject, 'voices'>;
  return { game, checks, voices };
}
