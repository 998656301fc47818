import type { GameBox } from '../ui/face.ts';
import { box as alfheim } from './alfheim/box.tsx';
import { box as fairyConcerto } from './fairy-concerto/box.tsx';
import { box as fairyLight } from './fairy-light/box.tsx';
import { box as maihoshi } from './maihoshi/box.tsx';
import { box as myLittleScythe } from './my-little-scythe/box.tsx';

/** Every game that can be played; one line each. In the first bundle: facts and two sentences. */
export const SHELF: readonly GameBox[] = [fairyLight, fairyConcerto, alfheim, maihoshi, myLittleScythe];
