/** What the games of one table have met: of each kind, what and how often. */
export type Met = Map<string, Map<string, number>>;

export function note(met: Met, kind: string, what: string): void {
  const counts = met.get(kind) ?? new Map<string, number>();
  met.set(kind, counts.set(what, (counts.get(what) ?? 0) + 1));
}

export const hasMet = (met: Met, kind: string, what: string): boolean => met.get(kind)?.has(what) ?? false;

/** What was met so often that it is worth a word. */
export const metOften = (met: Met, kind: string, times: number): string[] =>
  [...(met.get(kind) ?? [])].flatMap(([what, count]) => (count >= times ? [what] : []));
