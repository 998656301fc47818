import type { Pending, SeenPending, Step } from '../pending.ts';
import { action } from './action.ts';
import { after, launch } from './after.ts';
import { resupply } from './camp.ts';
import { end } from './claims.ts';
import { reap } from './deed.ts';
import { consolation, fight, fights, rout, spend, victory } from './fight.ts';
import { field, herald, mix, portal } from './gain.ts';
import { discard, gift, pay } from './pay.ts';
import { draft, pile } from './powerUp.ts';
import { quest, quests } from './quest.ts';
import { seek } from './seek.ts';
import type { StepRules } from './step.ts';
import { move, route } from './walk.ts';

type AllSteps = {
  readonly [S in Step]: StepRules<Extract<Pending, { step: S }>, Extract<SeenPending, { step: S }>>;
};

const STEPS: AllSteps = {
  action,
  move,
  route,
  fights,
  fight,
  victory,
  consolation,
  rout,
  spend,
  resupply,
  quests,
  quest,
  after,
  launch,
  seek,
  gift,
  pay,
  discard,
  reap,
  mix,
  field,
  herald,
  portal,
  pile,
  draft,
  end,
};

/** The rules of a pending step; that they fit it follows from the table's type. */
export const rulesOf = ({ step }: SeenPending): StepRules<Pending, SeenPending> =>
  STEPS[step] as StepRules<Pending, SeenPending>;
