import type { Seat, ThingId } from '../../../engine/game.ts';
import { type InBoth, listed, many, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { Field, Kind, QuestCard, Value } from '../rules/cards.ts';
import {
  APPLE,
  FIELDS,
  GEM,
  KIND_OF_DIE,
  KINDS,
  PERSONALITIES,
  placeOf,
  QUEST,
  QUEST_NAMES,
  VALUES,
} from '../rules/cards.ts';
import type { Hex, Spot, Terrain } from '../rules/hexes.ts';
import {
  ALL_HEXES,
  CAMP,
  CASTLE,
  countAt,
  isPortal,
  landOf,
  nameOfHex,
  seatAt,
  seatCount,
  tokensAt,
} from '../rules/hexes.ts';
import { MAKE_PILE, MOVE_PILE, PILES, type Pile, SPACES, type Space, TILES, type Tile } from '../rules/mat.ts';
import { SEEKERS, type View } from '../rules/state.ts';
import { hasTrophy, isStanding, type Progress, progressOf } from '../rules/trophies.ts';
import { names } from './names.ts';

// What a person may point at: first as the view has it, then in words.

interface KnownHex {
  readonly is: 'hex';
  readonly hex: Hex;
  readonly apples: number;
  readonly gems: number;
  readonly quest: boolean;
  readonly seats: readonly Seat[];
}

interface Come extends Progress {
  readonly seat: Seat;
}

/** What a person may point at. */
export type Known =
  | KnownHex
  | { readonly is: 'camp'; readonly seat: Seat; readonly home: number }
  | { readonly is: 'seeker'; readonly seat: Seat; readonly spot: Spot }
  | { readonly is: 'friendship' | 'pies'; readonly seat: Seat; readonly count: number }
  /** Values where these eyes see them. */
  | { readonly is: 'hand'; readonly seat: Seat; readonly count: number; readonly values: readonly Value[] }
  | { readonly is: 'solved'; readonly seat: Seat; readonly cards: readonly QuestCard[] }
  /** A personality card and what it says, if these eyes see it. */
  | { readonly is: 'card'; readonly seat: Seat; readonly field: Field | null }
  /** Null: face down. */
  | { readonly is: 'spell'; readonly value: Value | null }
  | { readonly is: 'die'; readonly kind: Kind; readonly terrain: Terrain | null }
  | { readonly is: 'supply'; readonly kind: Kind; readonly count: number }
  | { readonly is: 'tile'; readonly pile: Pile; readonly tile: Tile }
  | { readonly is: 'slot'; readonly seat: Seat; readonly pile: Pile }
  | { readonly is: 'quest'; readonly card: QuestCard }
  | {
      readonly is: 'trophy';
      readonly field: Field;
      readonly seats: readonly Seat[];
      /** How far the others are; nothing where there is nothing to count. */
      readonly come: readonly Come[];
    }
  | { readonly is: 'person'; readonly field: Field }
  | { readonly is: 'space'; readonly space: Space; readonly seats: readonly Seat[] }
  | { readonly is: 'nothing' };

export const knownOf = (thing: ThingId, view: View): Known => {
  const [kind = '', of = ''] = thing.split(':');
  return knownCard(kind, of, view) ?? knownOfSeat(kind, of, view) ?? { is: 'nothing' };
};

function knownCard(kind: string, of: string, view: View): Known | null {
  switch (kind) {
    case 'hex': {
      const hex = ALL_HEXES.find((each) => nameOfHex(each) === of);
      return hex === undefined ? null : knownHex(hex, view);
    }
    case 'tile':
      return knownTile(of);
    case 'quest': {
      const card = placeOf(QUEST_NAMES, of);
      return card === null ? null : { is: 'quest', card };
    }
    case 'person': {
      const field = placeOf(PERSONALITIES, of);
      return field === null ? null : { is: 'person', field };
    }
    case 'trophy': {
      const field = placeOf(FIELDS, of);
      return field === null
        ? null
        : {
            is: 'trophy',
            field,
            seats: seatsWith(view, (seat) => hasTrophy(view, seat, field)),
            come: comeTo(view, field),
          };
    }
    case 'space': {
      const space = placeOf(SPACES, of);
      return space === null
        ? null
        : { is: 'space', space, seats: seatsWith(view, (seat) => seatAt(view, seat).marker === space) };
    }
    case 'spell':
      return { is: 'spell', value: VALUES.find((value) => value === Number(of)) ?? null };
    case 'die': {
      const die = KIND_OF_DIE[Number(of)];
      return die === undefined ? null : { is: 'die', kind: die, terrain: view.dice[Number(of)] ?? null };
    }
    case 'supply': {
      const at = placeOf(KINDS, of);
      return at === null ? null : { is: 'supply', kind: at, count: view.supply[at] };
    }
    default:
      return null;
  }
}

function comeTo(view: View, field: Field): Come[] {
  return view.seats.flatMap((_, seat) => {
    const progress = hasTrophy(view, seat, field) ? null : progressOf(view, seat, field);
    return progress ? [{ seat, ...progress }] : [];
  });
}

function knownTile(of: string): Known | null {
  for (const pile of PILES) {
    const tile = pile === MAKE_PILE ? placeOf(TILES[MAKE_PILE], of) : placeOf(TILES[MOVE_PILE], of);
    if (tile !== null) return { is: 'tile', pile, tile };
  }
  return null;
}

const seatsWith = (view: View, has: (seat: Seat) => boolean): Seat[] =>
  view.seats.flatMap((_, seat) => (has(seat) ? [seat] : []));

const knownHex = (hex: Hex, view: View): Known => ({
  is: 'hex',
  hex,
  apples: tokensAt(view, APPLE, hex),
  gems: tokensAt(view, GEM, hex),
  quest: tokensAt(view, QUEST, hex) > 0,
  seats: seatsWith(view, (seat) => countAt(view, seat, hex) > 0),
});

function knownOfSeat(kind: string, of: string, view: View): Known | null {
  const [seat = 0, second = 0] = of.split('/').map(Number);
  if (seat >= seatCount(view)) return null;
  const own = seatAt(view, seat);
  switch (kind) {
    case 'camp':
      return { is: 'camp', seat, home: countAt(view, seat, CAMP) };
    case 'seeker':
      return { is: 'seeker', seat, spot: own.seekers[SEEKERS[second] ?? 0] };
    case 'friendship':
      return { is: 'friendship', seat, count: own.friendship };
    case 'pies':
      return { is: 'pies', seat, count: own.pies };
    case 'hand':
      return { is: 'hand', seat, count: own.hand.length, values: own.hand.flatMap(({ value }) => value ?? []) };
    case 'slot':
      return { is: 'slot', seat, pile: second === MAKE_PILE ? MAKE_PILE : MOVE_PILE };
    case 'solved':
      return { is: 'solved', seat, cards: own.solved };
    case 'card':
      return { is: 'card', seat, field: own.personality };
    default:
      return null;
  }
}

const { en, ja } = names;
const says = both<Phrase>;

/** One card in one sentence, as the rulebook has it too. */
export const cardSentences = both(
  {
    tile: (title: string, text: string): string => `${title}: ${text}`,
    named: (title: string, text: string): string => `${title}: ${text}.`,
    quest: (title: string, kind: string, bold: string, leave: string): string =>
      `${title}. Kind (blue): ${kind}. Bold (red): ${bold}. Leave it: ${leave}.`,
  },
  {
    tile: (title, text) => `${title}：${text}`,
    named: (title, text) => `${title}：${text}。`,
    quest: (title, kind, bold, leave) =>
      `${title}。青のクエスト：${kind}。赤のクエスト：${bold}。なにもしない：${leave}。`,
  },
);

const person = (field: Field): readonly [en: string, ja: string] => {
  const [said, saidJa] = [en.personOf(field), ja.personOf(field)];
  return [cardSentences.en.named(said.name, said.text), cardSentences.ja.named(saidJa.name, saidJa.text)];
};

function hexNow({ hex, apples, gems, quest, seats }: KnownHex): InBoth<Phrase> {
  const land = landOf(hex);
  const ground =
    hex === CASTLE
      ? both('The castle, for deliveries alone.', 'エバーフリー城。配達するときだけ入れます。')
      : isPortal(hex)
        ? both('A portal, one step from every other portal.', '魔法の門。ほかのどの魔法の門へも1歩です。')
        : both(
            `${en.first(en.landName(land))}: dice that show it bring tokens here.`,
            `${ja.landName(land)}。この地形が出たダイスのトークンを置けます。`,
          );
  const lying = [...(apples + gems > 0 ? [en.wares(apples, gems)] : []), ...(quest ? [en.aQuest] : [])];
  const lyingJa = [...(apples + gems > 0 ? [ja.wares(apples, gems)] : []), ...(quest ? [ja.aQuest] : [])];
  return says(
    p`${ground.en}${lying.length > 0 ? ` Here: ${lying.join(', ')}.` : ''}${seats.length > 0 ? p` Controlled by ${en.seats(seats)}.` : []}`,
    p`${ground.ja}${lying.length > 0 ? `ここには${lyingJa.join('、')}があります。` : ''}${seats.length > 0 ? p`${ja.seats(seats)}が支配しています。` : []}`,
  );
}

/** What a thing is, and how it stands now. */
const things: { readonly [Is in Known['is']]: (known: Extract<Known, { is: Is }>) => InBoth<Phrase> } = {
  hex: hexNow,
  camp: ({ seat, home }) =>
    says(
      p`The camp of ${name(seat)}, with ${en.seekers(home)}. No token lies here.`,
      p`${name(seat)}さんのキャンプ地。勇者コマが${home}体います。トークンは置きません。`,
    ),
  seeker: ({ seat, spot }) =>
    says(
      p`A seeker of ${name(seat)}, ${en.place(spot) === en.camp ? 'at' : 'on'} ${en.place(spot)}.`,
      p`${name(seat)}さんの勇者コマ。${ja.place(spot)}にいます。`,
    ),
  friendship: ({ seat, count }) =>
    says(
      p`${name(seat)} has friendship ${count} of 10. The notches of the heart: taking a trophy needs 3; 8 win one.`,
      p`${name(seat)}さんの友情レベルは${count}（10まで）。ハートの刻みは2つで、3はトロフィーを取るのに必要、8はトロフィーです。`,
    ),
  pies: ({ seat, count }) =>
    says(
      p`${name(seat)} has ${en.pies(count)}, of 10 at most. For pie fights; 8, the notch of the dish, win a trophy.`,
      p`${name(seat)}さんのパイは${count}枚（10枚まで）。パイ投げ競争で使います。お皿の刻みの8枚でトロフィーです。`,
    ),
  hand: ({ seat, count, values }) =>
    says(
      p`${name(seat)} holds ${values.length > 0 ? en.spellsOf(values) : en.spells(count)}. They add to the pies of a fight; 3 in hand win a trophy.`,
      p`${name(seat)}さんの手札は${values.length > 0 ? ja.spellsOf(values) : ja.spells(count)}です。パイ投げ競争で値を足します。3枚でトロフィーです。`,
    ),
  solved: ({ seat, cards }) =>
    says(
      p`${name(seat)} has solved ${
        cards.length === 0
          ? 'no quest yet'
          : listed(
              cards.map((card) => [en.quest(card)]),
              ', ',
              ', ',
            )
      }. 2 win a trophy.`,
      p`${name(seat)}さんが解決したクエスト：${
        cards.length === 0
          ? 'まだありません'
          : listed(
              cards.map((card) => [ja.quest(card)]),
              '、',
              '、',
            )
      }。2つでトロフィーです。`,
    ),
  card: ({ seat, field }) => {
    const [text, textJa] = field === null ? ['Still secret.', 'まだ秘密です。'] : person(field);
    return says(p`The personality card of ${name(seat)}. ${text}`, p`${name(seat)}さんの個性カード。${textJa}`);
  },
  spell: ({ value }) =>
    value === null
      ? says(p`A spell, face down.`, p`伏せた呪文カードです。`)
      : says(p`A spell: it adds ${value} in a pie fight.`, p`呪文カード。パイ投げ競争で${value}を足します。`),
  die: ({ kind, terrain }) => {
    const [die, dieJa] = [en.printed.dice[KINDS[kind]], ja.printed.dice[KINDS[kind]]];
    return terrain === null
      ? says(p`The ${die} has nothing left to place.`, p`${dieJa}で置くものは、もうありません。`)
      : says(p`The ${die} shows ${en.landName(terrain)}.`, p`${dieJa}の目は${ja.landName(terrain)}です。`);
  },
  supply: ({ kind, count }) =>
    says(
      p`The supply has ${many(count, en.printed.kinds[KINDS[kind]])} left.`,
      p`サプライに${ja.printed.kinds[KINDS[kind]]}が${count}個残っています。`,
    ),
  tile: ({ pile, tile }) => {
    const [said, saidJa] = [en.tileOf(pile, tile), ja.tileOf(pile, tile)];
    return says([cardSentences.en.tile(said.name, said.text)], [cardSentences.ja.tile(saidJa.name, saidJa.text)]);
  },
  slot: ({ seat, pile }) =>
    pile === MAKE_PILE
      ? says(
          p`${name(seat)} has no Make power-up yet: it would be one more action. ${en.makesPowerUp}`,
          p`${name(seat)}さんの制作のパワーアップはまだありません。アクションが1つ増えます。${ja.makesPowerUp}`,
        )
      : says(
          p`${name(seat)} has no Move power-up yet: it would help seekers on their way or in a fight. ${en.makesPowerUp}`,
          p`${name(seat)}さんの移動のパワーアップはまだありません。勇者コマの移動やパイ投げ競争を助けます。${ja.makesPowerUp}`,
        ),
  quest: ({ card }) => {
    const [said, saidJa] = [en.questOf(card), ja.questOf(card)];
    return says(
      [cardSentences.en.quest(said.name, said.kind, said.bold, said.leave)],
      [cardSentences.ja.quest(saidJa.name, saidJa.kind, saidJa.bold, saidJa.leave)],
    );
  },
  trophy: ({ field, seats, come }) => {
    const [said, saidJa] = [en.printed.fields[FIELDS[field]], ja.printed.fields[FIELDS[field]]];
    const isFree = seats.length === 0;
    const isNear = come.some(({ has, wants }) => wants - has <= 1);
    const each = come.map(({ seat, has, wants }) =>
      isStanding(field)
        ? p` ${name(seat)}: ${has} of ${wants}.`
        : p` ${name(seat)} controls ${has}, a delivery takes ${wants}.`,
    );
    const eachJa = come.map(({ seat, has, wants }) =>
      isStanding(field)
        ? p`${name(seat)}さんは今${has}（${wants}で獲得）。`
        : p`${name(seat)}さんは${has}個を支配（配達は${wants}個）。`,
    );
    return says(
      p`${said.name} trophy: ${said.text}. ${isFree ? 'Nobody has it yet.' : p`Taken by ${en.seats(seats)}.`}${listed(each, '', '')}${isNear ? ' An underlined number is at most one short.' : ''}`,
      p`${saidJa.name}のトロフィー：${saidJa.text}。${isFree ? 'まだだれも取っていません。' : p`${ja.seats(seats)}が取りました。`}${listed(eachJa, '', '')}${isNear ? '下線の数は、足りないのが1以下です。' : ''}`,
    );
  },
  person: ({ field }) => {
    const [text, textJa] = person(field);
    return says([text], [textJa]);
  },
  space: ({ space, seats }) => {
    const [said, saidJa] = [en.printed.spaces[SPACES[space]], ja.printed.spaces[SPACES[space]]];
    const bars = seats.length > 0;
    return says(
      p`${said.name}. ${said.text}${bars ? p` The marker of ${en.seats(seats)} bars it next turn.` : []}`,
      p`${saidJa.name}。${saidJa.text}${bars ? p`${ja.seats(seats)}のアクションマーカーがあり、続けては選べません。` : []}`,
    );
  },
  nothing: () => says(p`Not part of this game.`, p`このゲームのものではありません。`),
};

export const explain = (thing: ThingId, view: View): InBoth<Phrase> => {
  const known = knownOf(thing, view);
  // The entry of its very kind: more than the compiler can follow.
  return (things[known.is] as (known: Known) => InBoth<Phrase>)(known);
};
