import type { Setup } from '../../engine/game.ts';
import type { Side } from '../../engine/ids.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import type { WorthWords } from '../../words/worth.ts';
import type { Turn } from '../replay/turns.ts';
import { sideName } from '../table/sideName.ts';
import type { Story, Swing } from './course.ts';
import { percentOf } from './percent.ts';

interface Spoken {
  readonly voice: AnyVoice;
  readonly setup: Setup;
  readonly words: WorthWords;
  readonly table: TableWords;
}

/** What was done in a turn, as the game says it: in its one line, else by the last of what was told. */
function sayTurn({ seat, lines }: Turn, { voice, table }: Spoken): Phrase {
  const events = lines.flatMap(({ line }) => (line.kind === 'move' ? line.events : []));
  const inShort = seat === null ? [] : table.turnOf(seat, voice.sayTurn(seat, events));
  const last = events.at(-1);
  return inShort.length > 0 || last === undefined ? inShort : voice.sayEvent(last);
}

/** As it stands in a sentence. */
export const named = (side: Side, { voice, setup, table }: Pick<Spoken, 'voice' | 'setup' | 'table'>): Phrase =>
  side < setup.seats ? table.final.player(side) : sideName(side, setup, voice);

const told = ({ turn, from, to }: Swing) => ({ moves: turn.until, from: percentOf(from), to: percentOf(to) });

export function saySwing(swing: Swing, spoken: Spoken): Phrase {
  const { words } = spoken;
  const { isJoint, seat } = swing.turn;
  // Of what several did at once, what the side did whose chances it changed.
  const by = isJoint && swing.side < spoken.setup.seats ? swing.side : seat;
  const turn = sayTurn({ ...swing.turn, seat: by }, spoken);
  return swing.side === by
    ? words.swing(turn, told(swing))
    : words.swingOf(turn, named(swing.side, spoken), told(swing));
}

/** How it went for a side, in one sentence. */
export function sayStory({ side, aheadSince, best, helped, hurt }: Story, spoken: Spoken): Phrase {
  const { words } = spoken;
  const name = named(side, spoken);
  const highest = percentOf(best.chances[side] ?? 0);
  const led =
    aheadSince === null
      ? words.behind(name, { moves: best.moves, from: highest, to: highest })
      : words.ahead(name, aheadSince);
  const felt = aheadSince === null ? hurt : helped;
  const turned = felt && (aheadSince === null ? words.hurt(told(felt)) : words.helped(told(felt)));
  return words.sentence(turned ? [led, turned] : [led]);
}
