/** The next replay opens with a sheet over it, when only that sheet was asked for. */
let wanted = false;

export function wantWorth(): void {
  wanted = true;
}

export function takeWanted(): 'worth' | null {
  const taken = wanted ? 'worth' : null;
  wanted = false;
  return taken;
}
