import type { ComponentChild } from 'preact';
import type { Seat, ThingId } from '../../../engine/game.ts';
import type { Large, Look } from '../../../ui/face.ts';
import { icon, name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Lang } from '../../../words/voice.ts';
import { ALL_FIELDS, FRIENDSHIP, KINDS, LEAVE, PIES, QUEST_NAMES, QUEST_SIDES } from '../rules/cards.ts';
import { CAMP, countAt, type Hex, seatAt, seatCount } from '../rules/hexes.ts';
import {
  campThing,
  cardThing,
  friendshipThing,
  handThing,
  hexThing,
  piesThing,
  questThing,
  seekerThing,
  slotThing,
  solvedThing,
  spaceThing,
  tileThing,
  trophyThing,
} from '../rules/ids.ts';
import { ALL_SPACES, PILES, SPACES, TILE_SPACE, tileName } from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import { SEEKERS, top, type View } from '../rules/state.ts';
import { isStanding, WANTED } from '../rules/trophies.ts';
import { stories } from '../words/cards.ts';
import { labels, meetings } from '../words/labels.ts';
import { type Names, names } from '../words/names.ts';
import { type Known, knownOf } from '../words/things.ts';
import { ActionSign, Die } from './art/ActionSign.tsx';
import { Camp } from './art/camp.tsx';
import { Filled } from './art/Filled.tsx';
import { Ground } from './art/lands.tsx';
import type { Drawn } from './art/large.tsx';
import { PowerUpBack } from './art/PowerUp.tsx';
import { Seeker } from './art/Seeker.tsx';
import { LargePicture } from './late.tsx';
import { Piece, piecesAt, Sign, slotsFor } from './Piece.tsx';
import { bargainOf, type Good, type Lot } from './quest/Traded.tsx';

type Of<Is extends Known['is']> = Extract<Known, { is: Is }>;

/** As high as nearly half of a phone held upright; what is printed stands beside it. */
const CARD = 0.72;
/** Over the whole width. */
const SCENE = 104 / 96;

/** A thing of the table, drawn large. */
export function large(thing: ThingId, view: View, { lang }: Look): Large | null {
  const known = knownOf(thing, view);
  const [words, called] = [labels[lang], names[lang]];
  switch (known.is) {
    case 'quest':
      return {
        ...picture({ is: 'quest', of: QUEST_NAMES[known.card] }, SCENE),
        name: called.questOf(known.card).name,
        story: stories[QUEST_NAMES[known.card]][lang],
        facts: sidesOf(known, view, lang),
        row: rowWith(thing, view),
      };
    case 'solved': {
      const last = known.cards.at(-1);
      return last === undefined
        ? null
        : {
            ...picture({ is: 'quest', of: QUEST_NAMES[last] }, SCENE),
            name: words.solved(known.cards),
            facts: known.cards.map((card) => [called.quest(card)]),
            row: [thing, ...known.cards.map(questThing)],
          };
    }
    case 'person':
    case 'card': {
      const { field } = known;
      if (field === null) return null;
      const { name: title, text } = called.personOf(field);
      const row = known.is === 'card' ? stockRow(view, known.seat) : [];
      return { ...picture({ is: 'person', field }), name: title, facts: [[called.first(text)]], row };
    }
    case 'tile': {
      const { name: title, text } = called.tileOf(known.pile, known.tile);
      const drawn = picture({ is: 'tile', of: tileName(known.pile, known.tile) });
      return { ...drawn, name: title, facts: [[text]], row: rowWith(thing, view) };
    }
    case 'slot':
      return {
        ...drawn(<PowerUpBack pile={known.pile} />),
        name: called.powerUp(called.piles[known.pile]),
        facts: [],
        row: stockRow(view, known.seat),
      };
    case 'trophy': {
      const { name: title, text } = called.fieldOf(known.field);
      const come = known.come.map(
        ({ seat, has, wants }) => phrase`${name(seat)} ${isStanding(known.field) ? `${has}/${wants}` : `${has}→`}`,
      );
      const taken = known.seats.map((seat) => phrase`${name(seat)} ✓`);
      return {
        ...picture({ is: 'trophy', field: known.field }),
        name: title,
        facts: [[called.first(text)], ...come, ...taken],
        row: ALL_FIELDS.map(trophyThing),
      };
    }
    case 'hand': {
      const values = [...known.values];
      const facts = values.map((value) => phrase`${icon('spell', words.spell(value))} +${value} ${icon('pie', '')}`);
      const drawn = picture({ is: 'spell', value: values[0] ?? null });
      return { ...drawn, name: called.spells(known.count), facts, row: stockRow(view, known.seat) };
    }
    case 'spell':
      return known.value === null
        ? null
        : {
            ...picture({ is: 'spell', value: known.value }),
            name: words.spell(known.value),
            facts: [phrase`+${known.value} ${icon('pie', '')}`],
          };
    default:
      return onTable(thing, known, view, lang);
  }
}

const picture = (of: Drawn, shape = CARD): Pick<Large, 'picture' | 'shape'> => ({
  picture: <LargePicture key={JSON.stringify(of)} of={of} />,
  shape,
});
const drawn = (art: ComponentChild): Pick<Large, 'picture' | 'shape'> => ({ picture: <Sign>{art}</Sign>, shape: CARD });

/** What is drawn of the parts that lie on map and mats all along. */
function onTable(thing: ThingId, known: Known, view: View, lang: Lang): Large | null {
  const [words, called] = [labels[lang], names[lang]];
  switch (known.is) {
    case 'hex':
      return hexOf(thing, known, view, called);
    case 'camp':
      return {
        ...drawn(<Camp kingdom={seatAt(view, known.seat).kingdom} />),
        name: called.first(called.camp),
        facts: [[name(known.seat)], [called.seekers(known.home)]],
        row: view.seats.map((_, seat) => campThing(seat)),
      };
    case 'seeker': {
      const [seat = 0, which = 0] = thing.split(':')[1]?.split('/').map(Number) ?? [];
      return {
        ...drawn(<Seeker kingdom={seatAt(view, seat).kingdom} which={which} mood="glad" />),
        name: called.seekers(1),
        facts: [[name(seat)], [called.place(known.spot)]],
        row: view.seats.flatMap((_, side) => SEEKERS.map((each) => seekerThing(side, each))),
      };
    }
    case 'friendship':
    case 'pies': {
      const [of, label] =
        known.is === 'pies' ? ([PIES, words.pies] as const) : ([FRIENDSHIP, words.friendship] as const);
      return {
        ...drawn(<Filled of={known.is} count={known.count} />),
        name: label(known.count),
        facts: [phrase`${WANTED[of]} ${icon(known.is === 'pies' ? 'pie' : 'heart', called.fieldOf(of).name)}`],
        row: stockRow(view, known.seat),
      };
    }
    case 'space': {
      const { space } = known;
      return {
        ...drawn(space === TILE_SPACE ? <PowerUpBack pile={1} /> : <ActionSign space={space} />),
        name: called.printed.spaces[SPACES[space]].name,
        facts: [],
        row: ALL_SPACES.map(spaceThing),
      };
    }
    case 'die': {
      const { kind, terrain } = known;
      return {
        ...drawn(<Die terrain={terrain} of={kind} />),
        name: called.first(called.printed.dice[KINDS[kind]]),
        facts: terrain === null ? [] : [[called.landName(terrain)]],
      };
    }
    default:
      return null;
  }
}

/** A hex with all that stands and lies there. */
function hexOf(thing: ThingId, { hex, apples, gems, quest, seats }: Of<'hex'>, view: View, called: Names): Large {
  const pieces = piecesAt(view, hex);
  const slots = slotsFor(pieces.length);
  return {
    ...drawn(
      <>
        <Ground of={hex} />
        {pieces.map((piece, at) => {
          const { x = 0, y = 0, scale = 0 } = slots[at] ?? {};
          return (
            <g key={at} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Piece of={piece} scale={scale} x={x} />
            </g>
          );
        })}
      </>,
    ),
    name: called.first(called.hexName(hex)),
    facts: [
      ...[called.drawnWares(apples, gems)].filter((said) => said.length > 0),
      ...(quest ? [phrase`${icon('quest', '')} ${called.aQuest}`] : []),
      ...seats.map((seat) => phrase`${name(seat)} ${countAt(view, seat, hex) > 1 ? '×2' : ''}`),
    ],
    row: [thing, ...seekersOn(view, hex)],
  };
}

const seekersOn = (view: View, hex: Hex): ThingId[] =>
  view.seats.flatMap(({ seekers }, seat) =>
    SEEKERS.flatMap((seeker) => (seekers[seeker] === hex && hex !== CAMP ? [seekerThing(seat, seeker)] : [])),
  );

/** What lies beside each other on a mat. */
function stockRow(view: View, seat: Seat): readonly ThingId[] {
  const { tiles, solved, personality } = seatAt(view, seat);
  return [
    friendshipThing(seat),
    piesThing(seat),
    handThing(seat),
    ...PILES.map((pile) => {
      const tile = tiles[pile];
      return tile === null ? slotThing(seat, pile) : tileThing(pile, tile);
    }),
    ...(solved.length > 0 ? [solvedThing(seat)] : []),
    ...(personality === null ? [] : [cardThing(seat)]),
  ];
}

/** Tiles lie among what their owner has, quests among those solved; those that are chosen from, beside each other. */
function rowWith(thing: ThingId, view: View): readonly ThingId[] {
  const pending = top(view);
  if (pending?.step === 'draft' && pending.tiles) {
    const { pile, tiles } = pending;
    const row = tiles.map((tile) => tileThing(pile, tile));
    if (row.includes(thing)) return row;
  }
  for (let seat = 0; seat < seatCount(view); seat++) {
    const { solved } = seatAt(view, seat);
    const quests = [solvedThing(seat), ...solved.map(questThing)];
    if (quests.includes(thing)) return quests;
    const stock = stockRow(view, seat);
    if (stock.includes(thing)) return stock;
  }
  return [];
}

const WORDS: Readonly<Partial<Record<Good, string>>> = { powerUp: '⬡', portal: '⟳', camp: '⛺', rival: '⇢' };

/** The sides of a quest in signs. */
function sidesOf({ card }: Of<'quest'>, view: View, lang: Lang): Phrase[] {
  const { sides } = meetings[lang].quest;
  return QUEST_SIDES.filter((side) => side !== LEAVE).map((side) => {
    const { given, gained } = bargainOf(card, side, seatCount(view));
    const lot = ({ good, count }: Lot, plus: string): Phrase => {
      const sign = WORDS[good];
      if (sign) return [sign];
      const number = count < 0 ? `−${-count}` : `${plus}${count}`;
      return good === 'either'
        ? phrase`${number} ${icon('apple', '')}/${icon('gem', '')}`
        : phrase`${number} ${icon(good, '')}`;
    };
    const all = (lots: readonly Lot[], plus: string): Phrase => lots.flatMap((each) => phrase`${lot(each, plus)} `);
    const arrow = given.length > 0 ? '→ ' : '';
    return phrase`${sides[side] ?? ''}: ${all(given, '')}${arrow}${all(gained, '+')}`;
  });
}

/** Where a move is made that is also found by looking at what it plays. */
export function handles(move: Move, view: View): ThingId | null {
  switch (move.do) {
    case 'act':
      return spaceThing(move.space);
    case 'claim':
      return trophyThing(move.field);
    case 'keep': {
      const pending = top(view);
      return pending?.step === 'draft' ? tileThing(pending.pile, move.tile) : null;
    }
    case 'solve': {
      const pending = top(view);
      return pending?.step === 'quest' ? questThing(pending.card) : null;
    }
    case 'go':
      return hexThing(move.to);
    case 'put':
      return hexThing(move.at);
    default:
      return null;
  }
}
