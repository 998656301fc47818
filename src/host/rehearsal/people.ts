import { person, Stage } from './stage.ts';

/** Two who pass the device, at their table. */
export async function twoPersons(seed: number | null = null): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')], 'whisper', seed);
  return stage;
}

/** Whether a text is anywhere in what was heard. */
export const holds = (heard: unknown, text: string): boolean => JSON.stringify(heard).includes(text);

/** The first has called a whisper. */
export async function threePersons(): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben'), person('Chie')]);
  await stage.move(0, 0, 'call');
  return stage;
}
