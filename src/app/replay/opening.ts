/** A sheet lies over the next replay as it opens, for whoever asked for no more than that. */
let wanted = false;

export function wantWorth(): void {
  wanted = true;
}

export function takeWanted(): 'worth' | null {
  const taken = wanted ? 'worth' : null;
  wanted = false;
  return taken;
}
