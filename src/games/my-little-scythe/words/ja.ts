import type { Phrase } from '../../../words/phrase.ts';
import { phrase } from '../../../words/phrase.ts';
import type { Voice } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/ja.ts';
import { FIELDS, QUEST_NAMES, SIDES_OF_QUEST, SPACES, TILES } from '../rules/cards.ts';
import { type Move, SPELL_SETS, splitOf } from '../rules/move.ts';
import { type Event, type Step, top, type View } from '../rules/state.ts';
import { printed } from './cards.ja.ts';
import { SIDE_NAMES, sayEvent } from './events.ja.ts';
import { explained } from './explain.ja.ts';
import { knownOf } from './known.ts';
import { kindName, spellsOf, theHex, theTile, tokens } from './names.ja.ts';
import { sayReason } from './reasons.ja.ts';

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
      return phrase`${seekerAt(view, pending?.seat ?? 0, of)}を${pending?.step === 'after' ? '帰す' : '選ぶ'}`;
    case 'pass':
      return phrase`${PASSES[pending?.step ?? 'end'] ?? '先へ進む'}`;
    case 'take':
      return phrase`${theHex(at)}の${kindName(of)}を1個${pending?.step === 'route' ? '積む' : '使う'}`;
    case 'to':
      return phrase`${theHex(at)}${GOES[pending?.step ?? 'route'] ?? 'へ行く'}`;
    case 'deliver': {
      const [one, two] = splitOf(move);
      const how = one > 0 && two > 0 ? `(${one}個と${two}個)` : '';
      return phrase`${seekersOf(view, one, two)}が城へ${kindName(of)}${one + two}個を届ける${how}`;
    }
    case 'dial': {
      const spells = SPELL_SETS[of] ?? [];
      return phrase`パイ${at}、${spells.length === 0 ? '呪文なし' : spellsOf(spells)}`;
    }
    case 'claim':
      return phrase`トロフィーを取る:${printed.fields[FIELDS[of] ?? 'pies'].name}`;
    case 'solve': {
      const title = pending?.step === 'quest' ? printed.quests[QUEST_NAMES[pending.card] ?? 'old-well'].name : '';
      const side = SIDES_OF_QUEST[of] ?? 'leave';
      return side === 'leave' ? phrase`「${title}」を見送る` : phrase`「${title}」を${SIDE_NAMES[side]}解く`;
    }
    case 'resupply':
      return of === 0 ? phrase`呪文を1枚引く` : phrase`パイ2をもらう`;
    case 'put':
      return phrase`${theHex(at)}に${kindName(of)}を置く`;
    case 'pile':
      return phrase`${of === 0 ? '移動' : '作る'}系のパワーアップを引く`;
    case 'keep': {
      const pile = pending?.step === 'draft' ? pending.pile : 0;
      return phrase`${theTile(pile, of)}を残し、${theTile(pile, at)}を先に山の下へ`;
    }
    case 'discard':
      return phrase`${of}の呪文を捨てる`;
    case 'mix':
      return phrase`${tokens(of, 2 - of)}`;
  }
}

const PASSES: Partial<Record<Step, string>> = {
  move: 'もう1体は動かさない',
  victory: 'トロフィーを取らない',
  consolation: 'トロフィーを取らない',
  after: 'パワーアップを使わない',
  end: '手番を終える',
};
const GOES: Partial<Record<Step, string>> = {
  fights: 'で先に合戦する',
  launch: 'へ投げる',
  gift: 'に贈る',
  field: 'に置く',
};

const seekerAt = (view: View, seat: number, seeker: number): Phrase => {
  const hex = view.seekers[seat * 2 + seeker] ?? -1;
  return hex < 0 ? phrase`キャンプのシーカー` : phrase`${theHex(hex)}のシーカー`;
};
const seekersOf = (view: View, one: number, two: number): Phrase => {
  if (one > 0 && two > 0) return phrase`2体のシーカー`;
  return seekerAt(view, view.turn, one > 0 ? 0 : 1);
};

const ASKS: Readonly<Record<Step, string>> = {
  action: 'アクションを選んでください',
  move: 'どのシーカーを動かしますか',
  route: 'どこへ行きますか。積むなら先に選びます',
  fights: 'どの合戦を先にしますか',
  fight: 'パイと呪文を決めてください',
  victory: '勝ちました。トロフィーを取りますか',
  consolation: '惜しい負けです。性格でトロフィーを取りますか',
  rout: '負けたシーカーが帰ります',
  spend: '使ったパイと呪文を支払います',
  resupply: '呪文1枚とパイ2、どちらにしますか',
  quests: 'どちらのシーカーが先にクエストに出会いますか',
  quest: 'クエストをどうしますか',
  after: 'パワーアップを使いますか',
  launch: 'どこへ投げますか',
  seek: 'トークンを置いてください',
  gift: 'だれに贈りますか',
  pay: 'どれを渡しますか',
  discard: 'どの呪文を捨てますか',
  reap: '受け取ります',
  mix: '何を作りますか',
  field: '自分のどのヘックスに置きますか',
  herald: 'クエストをどこに置きますか',
  portal: 'どのポータルへ移りますか',
  pile: 'どちらの山から引きますか',
  draft: 'パワーアップを1枚残してください',
  end: '手番の終わりに、トロフィーを取りますか',
};

const ROWS: Readonly<Record<string, string>> = {
  trophies: 'トロフィー',
  friendship: '友情',
  controlled: '支配しているりんごとジェム',
};

export const ja: Voice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step }, view) => {
    const pending = top(view);
    if (pending?.step !== 'quest') return phrase`${ASKS[step as Step]}`;
    return phrase`「${printed.quests[QUEST_NAMES[pending.card] ?? 'old-well'].name}」をどうしますか`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROWS[row] ?? row}`,
  saySide: () => null,
  options: {
    evenSeats: {
      name: '席の調整',
      values: {
        off: { name: 'なし', sentence: '全員が同じ条件で始めます。早い席がやや有利です。' },
        on: { name: 'あり', sentence: '先手以外はパイを、4人以上なら後半の席は呪文も多く持って始めます。' },
      },
    },
  },
  looks: {
    bear: 'クマ',
    wolf: 'オオカミ',
    eagle: 'ワシ',
    bison: 'バイソン',
    tiger: 'トラ',
    boar: 'イノシシ',
    monkey: 'サル',
  },
  rulebook,
};
