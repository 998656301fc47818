import type { Ask, Seat, ThingId } from '../../../engine/game.ts';
import { type InBoth, many, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang, OptionWords, TableVoice } from '../../../words/voice.ts';
import { APPLE, GEM, KINDS, type KindName, SIDES_OF_QUEST, type SideName } from '../rules/cards.ts';
import type { Event, PassedStep } from '../rules/events.ts';
import { CAMP, countAt, type Hex, landOf, leftToPlace, rivalAt, seatAt, tokensAt, whereIs } from '../rules/hexes.ts';
import { campThing, hexThing, spaceThing } from '../rules/ids.ts';
import { MAKE_PILE, MOVE_PILE, SPACES, TILE_SPACE } from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import type { Reason, RowName } from '../rules/reasons.ts';
import { type Route, type Seeker, type Step, top, type View } from '../rules/state.ts';
import { log } from './log.ts';
import { tie } from './logEndings.ts';
import { type Names, names } from './names.ts';
import { sayReason } from './reasons.ts';
import { explain } from './things.ts';

/** How a hex is chosen, where it is not only gone to. */
type GoStep = 'fights' | 'launch' | 'gift' | 'field';
/** What settles by itself is never asked, and some are asked in words of their own. */
type AskedStep = Exclude<Step, 'rout' | 'spend' | 'reap' | 'quest' | 'seek' | 'pay'>;

const words = catalogues({
  asks: both<Readonly<Record<AskedStep, string>>>(
    {
      action: 'Choose an action',
      move: 'Move: choose a seeker',
      route: 'Move: where to?',
      fights: 'Which fight comes first?',
      fight: 'Set your pies and spells',
      victory: 'You won: take the trophy?',
      consolation: 'A narrow loss: take the trophy?',
      resupply: 'Resupply: a spell or 2 pies?',
      quests: 'Which seeker meets its quest first?',
      after: 'Use your power-up?',
      launch: 'Throw it to which hex?',
      gift: 'Who gets the gift?',
      discard: 'Discard which spell?',
      mix: 'Which 2 tokens do you gain?',
      field: 'On which of your hexes?',
      herald: 'Place the quest',
      portal: 'To which portal?',
      pile: 'Draw from which pile?',
      draft: 'Keep 1 of 3 power-ups',
      end: 'Take a trophy, or end the turn',
    },
    {
      action: 'アクションを選んでください',
      move: '移動：勇者コマを選んでください',
      route: '移動：どこへ進みますか',
      fights: 'どのパイ投げ競争を先にしますか',
      fight: 'パイと呪文を決めてください',
      victory: 'トロフィーを取りますか',
      consolation: '惜敗：トロフィーを取りますか',
      resupply: '補給：呪文1枚か、パイ2枚か',
      quests: 'どちらが先にクエストに出会いますか',
      after: 'パワーアップを使いますか',
      launch: 'どのマスへ投げますか',
      gift: 'だれに贈りますか',
      discard: '捨てる呪文を選んでください',
      mix: 'どの2個を獲得しますか',
      field: 'どの勇者コマのマスに置きますか',
      herald: 'クエストを置いてください',
      portal: 'どの魔法の門へ移りますか',
      pile: 'どちらの山から引きますか',
      draft: '3枚のうち1枚を残してください',
      end: 'トロフィーを取りますか',
    },
  ),
  askQuest: both(
    (quest: string): string => `${quest}: choose a side`,
    (quest) => `「${quest}」をどうしますか`,
  ),
  askOther: both('Move the other seeker, or leave it', 'もう1体も動かしますか'),
  askLoaded: both('Load, then choose a hex', '運ぶものと行き先を選んでください'),
  askSeek: both(
    (left: number): string => (left === 1 ? 'Seek: place the last token' : `Seek: place ${left} tokens`),
    (left) => (left === 1 ? '発見：最後の1個を置いてください' : `発見：あと${left}個置いてください`),
  ),
  askPay: both(
    (left: number): string => `Pay ${many(left, 'token')}: which?`,
    (left) => `どのトークンを${left}個払いますか`,
  ),
  askGive: both(
    (left: number): string => `Give ${many(left, 'token')}: which?`,
    (left) => `どのトークンを${left}個贈りますか`,
  ),
  seekerHome: both<Phrase>(['a seeker at camp'], ['キャンプ地の勇者コマ']),
  /** `isOne`: the other one stands elsewhere. */
  seekerAt: both(
    (hex: Phrase, isOne: boolean): Phrase => phrase`${isOne ? 'the' : 'a'} seeker on ${hex}`,
    (hex, isOne) => phrase`${hex}の勇者コマ${isOne ? '' : '1体'}`,
  ),
  bothSeekers: both<Phrase>(['both seekers'], ['2体の勇者コマ']),
  pick: both(
    (seeker: Phrase): Phrase => phrase`Choose ${seeker}`,
    (seeker) => phrase`${seeker}を選ぶ`,
  ),
  bringHome: both(
    (seeker: Phrase): Phrase => phrase`Send home ${seeker}`,
    (seeker) => phrase`${seeker}をキャンプ地に戻す`,
  ),
  passMoves: both<Readonly<Record<PassedStep | 'end', string>>>(
    {
      move: 'Leave the other seeker',
      victory: 'Take no trophy',
      consolation: 'Take no trophy',
      after: 'Do not use it',
      end: 'End the turn',
    },
    {
      move: 'もう1体は動かさない',
      victory: 'トロフィーを取らない',
      consolation: 'トロフィーを取らない',
      after: 'パワーアップを使わない',
      end: '手番を終える',
    },
  ),
  load: both(
    (kind: KindName, hex: Phrase): Phrase => phrase`Pick up 1 ${names.en.printed.kinds[kind]} on ${hex}`,
    (kind, hex) => phrase`${hex}の${names.ja.printed.kinds[kind]}を1個持つ`,
  ),
  use: both(
    (kind: KindName, hex: Phrase): Phrase => phrase`Use 1 ${names.en.printed.kinds[kind]} from ${hex}`,
    (kind, hex) => phrase`${hex}の${names.ja.printed.kinds[kind]}を1個使う`,
  ),
  /** By the one power-up that takes a token after a Move. */
  throwIt: both(
    (kind: KindName, hex: Phrase): Phrase => phrase`Throw 1 ${names.en.printed.kinds[kind]} from ${hex}`,
    (kind, hex) => phrase`${hex}の${names.ja.printed.kinds[kind]}を1個投げる`,
  ),
  goTo: both(
    (hex: Phrase): Phrase => phrase`Go to ${hex}`,
    (hex) => phrase`${hex}へ行く`,
  ),
  attack: both(
    (rival: Seat, hex: Phrase): Phrase => phrase`Attack ${{ name: rival }} on ${hex}`,
    (rival, hex) => phrase`${hex}の${{ name: rival }}さんを攻撃する`,
  ),
  goes: both<Readonly<Record<GoStep, (hex: Phrase) => Phrase>>>(
    {
      fights: (hex) => phrase`Fight first on ${hex}`,
      launch: (hex) => phrase`Throw it to ${hex}`,
      gift: (hex) => phrase`Give to the rival on ${hex}`,
      field: (hex) => phrase`Place on ${hex}`,
    },
    {
      fights: (hex) => phrase`${hex}で先にパイ投げ競争`,
      launch: (hex) => phrase`${hex}へ投げる`,
      gift: (hex) => phrase`${hex}の相手に贈る`,
      field: (hex) => phrase`${hex}に置く`,
    },
  ),
  deliver: both(
    (load: string, seekers: Phrase): Phrase => phrase`Deliver ${load} with ${seekers}`,
    (load, seekers) => phrase`${seekers}で${load}を配達する`,
  ),
  deliverApart: both(
    (load: string, one: number, two: number, seekers: Phrase): Phrase =>
      phrase`Deliver ${load} with ${seekers}: ${one} and ${two}`,
    (load, one, two, seekers) => phrase`${seekers}で${load}を配達する（${one}個と${two}個）`,
  ),
  dial: both(
    (pies: string, spells: string): string => `${pies}, ${spells}`,
    (pies, spells) => `${pies}、${spells}`,
  ),
  claim: both(
    (field: string): string => `Take the ${field} trophy`,
    (field) => `${field}のトロフィーを取る`,
  ),
  solveMoves: both<Readonly<Record<SideName, string>>>(
    { kind: 'Be kind', bold: 'Be bold', leave: 'Leave it' },
    names.ja.sides,
  ),
  solve: both(
    (how: string, quest: string): string => `${how}: ${quest}`,
    (how, quest) => `「${quest}」：${how}`,
  ),
  forSpell: both('Draw a spell', '呪文カードを1枚引く'),
  forPies: both('Take 2 pies', 'パイを2枚獲得する'),
  put: both(
    (kind: KindName, hex: Phrase): Phrase =>
      phrase`Place ${kind === 'quest' ? 'a' : '1'} ${names.en.printed.kinds[kind]} on ${hex}`,
    (kind, hex) => phrase`${hex}に${names.ja.printed.kinds[kind]}を置く`,
  ),
  drawFrom: both(
    (pile: string): string => `Draw 3 ${pile} power-ups`,
    (pile) => `${pile}のパワーアップを3枚引く`,
  ),
  keep: both(
    (tile: Part): Phrase => phrase`Keep ${tile}`,
    (tile) => phrase`「${tile}」を残す`,
  ),
  discard: both(
    (value: number): string => `Discard a value-${value} spell`,
    (value) => `${value}の呪文を捨てる`,
  ),
  rows: both<Readonly<Record<RowName, string>>>(
    { trophies: 'Trophies', friendship: 'Friendship', controlled: 'Apples and gems controlled' },
    { trophies: 'トロフィー', friendship: '友情', controlled: '支配しているリンゴと宝石' },
  ),
  options: both<Readonly<Record<string, OptionWords>>>(
    {
      evenSeats: {
        name: 'Even seats',
        values: {
          off: { name: 'Off', sentence: 'As printed: everybody starts alike.' },
          on: {
            name: 'On',
            sentence:
              'For four or more who want even chances, as early turns win more: all but the first start with 2 more pies; of four or more, all but the first two with 1 more spell.',
          },
        },
      },
    },
    {
      evenSeats: {
        name: '席の調整',
        values: {
          off: { name: 'なし', sentence: '箱のルールのとおり、全員が同じ条件で始めます。' },
          on: {
            name: 'あり',
            sentence:
              '4人以上で、先の手番の有利をならしたいときに。最初のプレイヤー以外はパイを2枚、4人以上なら3番目からあとは呪文も1枚多く持って始めます。',
          },
        },
      },
    },
  ),
  looks: both<Readonly<Record<string, string>>>(
    {
      bear: 'Bear',
      wolf: 'Wolf',
      eagle: 'Eagle',
      bison: 'Bison',
      tiger: 'Tiger',
      boar: 'Boar',
      monkey: 'Monkey',
    },
    {
      bear: 'クマ',
      wolf: 'オオカミ',
      eagle: 'ワシ',
      bison: 'バイソン',
      tiger: 'トラ',
      boar: 'イノシシ',
      monkey: 'サル',
    },
  ),
});
type Words = (typeof words)['en'];

/** In words alone where the other seeker stands on the same land: two small maps would be hard to tell apart. */
function placeAt(called: Names, hex: Hex, view: View, seat: Seat): Phrase {
  const [one, other] = seatAt(view, seat).seekers.map((at) => (at === CAMP ? at : landOf(at)));
  return one === other && countAt(view, seat, hex) === 1 ? [called.place(hex)] : called.hex(hex);
}

function seekerOf(said: Words, called: Names, view: View, seat: Seat, seeker: Seeker): Phrase {
  const hex = whereIs(view, seat, seeker);
  return hex === CAMP
    ? said.seekerHome
    : said.seekerAt(placeAt(called, hex, view, seat), countAt(view, seat, hex) === 1);
}

const standsAt = (view: View, seat: Seat, seeker: Seeker): readonly ThingId[] => {
  const spot = whereIs(view, seat, seeker);
  return [spot === CAMP ? campThing(seat) : hexThing(spot)];
};

function sayMove(said: Words, called: Names, move: Move, view: View): Phrase {
  const pending = top(view);
  const step = pending?.step;
  const seat = pending?.seat ?? view.turn;
  switch (move.do) {
    case 'act': {
      const tile = seatAt(view, view.turn).tiles[MAKE_PILE];
      const { name } =
        move.space === TILE_SPACE && tile !== null
          ? called.tileOf(MAKE_PILE, tile)
          : called.printed.spaces[SPACES[move.space]];
      return [thing(spaceThing(move.space), name)];
    }
    case 'pick':
      return (step === 'after' ? said.bringHome : said.pick)(seekerOf(said, called, view, seat, move.seeker));
    case 'pass':
      return [said.passMoves[isPassed(step) ? step : 'end']];
    case 'take':
      return (step === 'route' ? said.load : step === 'after' ? said.throwIt : said.use)(
        KINDS[move.kind],
        placeAt(called, move.from, view, seat),
      );
    case 'go': {
      if (isGoing(step)) return said.goes[step](called.hex(move.to));
      const rival = step === 'route' ? rivalAt(view, seat, move.to) : null;
      return rival === null ? said.goTo(called.hex(move.to)) : said.attack(rival, called.hex(move.to));
    }
    case 'deliver': {
      const [one, two] = move.by;
      const load = called.tokens(KINDS[move.kind], one + two);
      if (one > 0 && two > 0) return said.deliverApart(load, one, two, said.bothSeekers);
      return said.deliver(load, seekerOf(said, called, view, view.turn, one > 0 ? 0 : 1));
    }
    case 'dial': {
      const { pies, spells } = move;
      return [said.dial(called.pies(pies), spells.length === 0 ? called.noSpell : called.spellsOf(spells))];
    }
    case 'claim':
      return [said.claim(called.fieldOf(move.field).name)];
    case 'solve': {
      const title = pending?.step === 'quest' ? called.questOf(pending.card).name : '';
      return [said.solve(said.solveMoves[SIDES_OF_QUEST[move.side]], title)];
    }
    case 'resupply':
      return [move.gain === 'spell' ? said.forSpell : said.forPies];
    case 'put':
      return said.put(KINDS[move.kind], called.hex(move.at));
    case 'draw':
      return [said.drawFrom(called.piles[move.pile])];
    case 'keep':
      return said.keep(called.tile(pending?.step === 'draft' ? pending.pile : MOVE_PILE, move.tile));
    case 'discard':
      return [said.discard(move.value)];
    case 'mix':
      return [called.wares(move.apples, (pending?.step === 'mix' ? pending.count : move.apples) - move.apples)];
  }
}

function sayAsk(said: Words, called: Names, { step }: Ask, view: View): Phrase {
  const pending = top(view);
  switch (pending?.step) {
    case 'quest':
      return [said.askQuest(called.questOf(pending.card).name)];
    case 'move':
      return [view.moved[0] || view.moved[1] ? said.askOther : said.asks.move];
    case 'route':
      return [mayLoad(view, pending) ? said.askLoaded : said.asks.route];
    case 'seek':
      return [said.askSeek(leftToPlace(view))];
    case 'pay':
      return [(pending.to === 'supply' ? said.askPay : said.askGive)(pending.apples + pending.gems + pending.any)];
    default:
      return [said.asks[step as AskedStep]];
  }
}

/** Something lies where the seeker stands that it has not picked up. */
const mayLoad = (view: View, { seat, seeker, apples, gems }: Route): boolean => {
  const hex = whereIs(view, seat, seeker);
  return hex !== CAMP && tokensAt(view, APPLE, hex) + tokensAt(view, GEM, hex) > apples + gems;
};
const isPassed = (step: Step | undefined): step is PassedStep =>
  step === 'move' || step === 'victory' || step === 'consolation' || step === 'after';
const isGoing = (step: Step | undefined): step is GoStep =>
  step === 'fights' || step === 'launch' || step === 'gift' || step === 'field';

function voiceIn(lang: Lang): TableVoice<Move, View, Event, Reason> {
  const [said, called] = [words[lang], names[lang]];
  return {
    ...log[lang],
    sayMove: (move, view) => sayMove(said, called, move, view),
    // A seeker at camp is called by no place.
    marks: (move, view) => (move.do === 'pick' ? standsAt(view, top(view)?.seat ?? view.turn, move.seeker) : []),
    sayReason: (reason) => sayReason(reason)[lang],
    sayAsk: (ask, view) => sayAsk(said, called, ask, view),
    explain: (of, view) => explain(of, view)[lang],
    arePointsPieces: true,
    sayRow: (row) => [said.rows[row as RowName]],
    sayTie: tie[lang],
    saySide: () => null,
    options: said.options,
    looks: said.looks,
  };
}
/** What the game says at its table. */
export const voice: InBoth<TableVoice<Move, View, Event, Reason>> = both(voiceIn('en'), voiceIn('ja'));
