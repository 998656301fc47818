import type { Phrase } from '../../../words/phrase.ts';
import { phrase } from '../../../words/phrase.ts';
import type { Voice } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/en.ts';
import { FIELDS, QUEST_NAMES, SIDES_OF_QUEST, SPACES, TILES } from '../rules/cards.ts';
import { type Move, SPELL_SETS, splitOf } from '../rules/move.ts';
import { type Event, type Step, top, type View } from '../rules/state.ts';
import { printed } from './cards.en.ts';
import { sayEvent } from './events.en.ts';
import { explained } from './explain.en.ts';
import { knownOf } from './known.ts';
import { kindName, many, spellsOf, theHex, theTile, tokens } from './names.en.ts';
import { sayReason } from './reasons.en.ts';

function sayMove(move: Move, view: View): Phrase {
  const pending = top(view);
  const { of, at } = move;
  switch (move.do) {
    case 'act': {
      const own = printed.tiles[TILES[1][view.tiles[view.turn * 2 + 1] ?? 0] ?? 'bakery'];
      const space = printed.spaces[SPACES[of] ?? 'move'];
      return phrase`${of === SPACES.length - 1 ? own.name : space.name}`;
    }
    case 'pick':
      return phrase`${pending?.step === 'after' ? 'Bring home' : 'Choose'} ${seekerAt(view, pending?.seat ?? 0, of)}`;
    case 'pass':
      return phrase`${PASSES[pending?.step ?? 'end'] ?? 'Go on'}`;
    case 'take':
      return phrase`${pending?.step === 'route' ? 'Pick up' : 'Use'} 1 ${kindName(of)}: ${theHex(at)}`;
    case 'to':
      return phrase`${GOES[pending?.step ?? 'route'] ?? 'Go to'} ${theHex(at)}`;
    case 'deliver': {
      const [one, two] = splitOf(move);
      const how = one > 0 && two > 0 ? `, ${one} and ${two}` : '';
      return phrase`Deliver ${many(one + two, kindName(of))}${how}: ${seekersOf(view, one, two)}`;
    }
    case 'dial': {
      const spells = SPELL_SETS[of] ?? [];
      return phrase`${many(at, 'pie')}, ${spells.length === 0 ? 'no spell' : spellsOf(spells)}`;
    }
    case 'claim':
      return phrase`Take the trophy: ${printed.fields[FIELDS[of] ?? 'pies'].name}`;
    case 'solve': {
      const title = pending?.step === 'quest' ? printed.quests[QUEST_NAMES[pending.card] ?? 'old-well'].name : '';
      return phrase`${SOLVES[SIDES_OF_QUEST[of] ?? 'leave']}: ${title}`;
    }
    case 'resupply':
      return of === 0 ? phrase`Draw a spell` : phrase`Take 2 pies`;
    case 'put':
      return phrase`Place ${of === 2 ? 'a' : '1'} ${kindName(of)}: ${theHex(at)}`;
    case 'pile':
      return phrase`Draw ${of === 0 ? 'Move' : 'Make'} power-ups`;
    case 'keep': {
      const pile = pending?.step === 'draft' ? pending.pile : 0;
      return phrase`Keep ${theTile(pile, of)}, first under the pile ${theTile(pile, at)}`;
    }
    case 'discard':
      return phrase`Discard a spell of ${of}`;
    case 'mix':
      return phrase`${tokens(of, 2 - of)}`;
  }
}

const SOLVES: Readonly<Record<(typeof SIDES_OF_QUEST)[number], string>> = {
  kind: 'Be kind',
  bold: 'Be bold',
  leave: 'Leave it',
};
const PASSES: Partial<Record<Step, string>> = {
  move: 'Leave the other seeker',
  victory: 'Take no trophy',
  consolation: 'Take no trophy',
  after: 'Leave the power-up',
  end: 'End the turn',
};
const GOES: Partial<Record<Step, string>> = {
  fights: 'First fight on',
  launch: 'Throw it to',
  gift: 'Give to',
  field: 'Place on',
};

const seekerAt = (view: View, seat: number, seeker: number): Phrase => {
  const hex = view.seekers[seat * 2 + seeker] ?? -1;
  return hex < 0 ? phrase`a seeker at camp` : phrase`the seeker on ${theHex(hex)}`;
};
const seekersOf = (view: View, one: number, two: number): Phrase => {
  const seat = view.turn;
  if (one > 0 && two > 0) return phrase`both seekers`;
  return seekerAt(view, seat, one > 0 ? 0 : 1);
};

const ASKS: Readonly<Record<Step, string>> = {
  action: 'Choose an action',
  move: 'Which seeker moves?',
  route: 'Where to? Pick up tokens first, if any',
  fights: 'Which fight comes first?',
  fight: 'Set your pies and spells',
  victory: 'You won: take the trophy?',
  consolation: 'A narrow loss: a trophy with your personality?',
  rout: 'The losers return to camp',
  spend: 'Pies and spells are spent',
  resupply: 'A spell or two pies?',
  quests: 'Which seeker meets its quest first?',
  quest: 'How do you meet the quest?',
  after: 'Use your power-up?',
  launch: 'Where does it land?',
  seek: 'Place the tokens',
  gift: 'Who gets the gift?',
  pay: 'Which token do you give?',
  discard: 'Which spell goes?',
  reap: 'Gains',
  mix: 'What do you make?',
  field: 'On which of your hexes?',
  herald: 'Where does the quest go?',
  portal: 'To which portal?',
  pile: 'Which pile?',
  draft: 'Keep one power-up',
  end: 'A trophy before the turn ends?',
};

const ROWS: Readonly<Record<string, string>> = {
  trophies: 'Trophies',
  friendship: 'Friendship',
  controlled: 'Apples and gems controlled',
};

export const en: Voice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step }, view) => {
    const pending = top(view);
    if (pending?.step !== 'quest') return phrase`${ASKS[step as Step]}`;
    return phrase`${printed.quests[QUEST_NAMES[pending.card] ?? 'old-well'].name}: how do you meet it?`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROWS[row] ?? row}`,
  saySide: () => null,
  options: {
    evenSeats: {
      name: 'Even seats',
      values: {
        off: { name: 'Off', sentence: 'Everybody starts alike; early seats win more often.' },
        on: {
          name: 'On',
          sentence: 'All but the first start with more pies; from four players, the later half with another spell too.',
        },
      },
    },
  },
  looks: {
    bear: 'Bears',
    wolf: 'Wolves',
    eagle: 'Eagles',
    bison: 'Bison',
    tiger: 'Tigers',
    boar: 'Boars',
    monkey: 'Monkeys',
  },
  rulebook,
};
