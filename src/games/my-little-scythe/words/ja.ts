import { phrase } from '../../../words/phrase.ts';
import { printed } from './cards.ja.ts';
import type { Words } from './en.ts';
import { events } from './events.ja.ts';
import { names } from './names.ja.ts';
import { reasons } from './reasons.ja.ts';
import { things } from './things.ja.ts';

export const ja: Words = {
  ...names,
  ...events,
  ...reasons,
  ...things,
  options: {
    evenSeats: {
      name: '席の調整',
      values: {
        off: { name: 'なし', sentence: '全員が同じ条件で始めます。先の席がやや有利です。' },
        on: {
          name: 'あり',
          sentence: '最初のプレイヤー以外はパイを2枚、4人以上なら3番目からあとは呪文も1枚多く持って始めます。',
        },
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
  rows: {
    trophies: 'トロフィー',
    friendship: '友情',
    controlled: '支配しているリンゴと宝石',
  },
  asks: {
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
  askQuest: (quest) => `「${quest}」をどうしますか`,
  askOther: 'もう1体も動かしますか',
  askLoaded: '運ぶものと行き先を選んでください',
  askSeek: (left) => (left === 1 ? '発見：最後の1個を置いてください' : `発見：あと${left}個置いてください`),
  askPay: (left) => `どのトークンを${left}個払いますか`,
  askGive: (left) => `どのトークンを${left}個贈りますか`,

  seekerHome: phrase`キャンプ地の勇者コマ`,
  seekerAt: (hex, isOne) => phrase`${hex}の勇者コマ${isOne ? '' : '1体'}`,
  bothSeekers: phrase`2体の勇者コマ`,
  pick: (seeker) => phrase`${seeker}を選ぶ`,
  bringHome: (seeker) => phrase`${seeker}をキャンプ地に戻す`,
  passMoves: {
    move: 'もう1体は動かさない',
    victory: 'トロフィーを取らない',
    consolation: 'トロフィーを取らない',
    after: 'パワーアップを使わない',
    end: '手番を終える',
  },
  load: (kind, hex) => phrase`${hex}の${printed.kinds[kind]}を1個持つ`,
  use: (kind, hex) => phrase`${hex}の${printed.kinds[kind]}を1個使う`,
  goTo: (hex) => phrase`${hex}へ行く`,
  goes: {
    fights: 'で先にパイ投げ競争',
    launch: 'へ投げる',
    gift: 'の相手に贈る',
    field: 'に置く',
  },
  goFor: (what, hex) => phrase`${hex}${what}`,
  deliver: (kind, count, seekers) => phrase`${seekers}で${names.tokens(kind, count)}を配達する`,
  deliverApart: (kind, one, two, seekers) =>
    phrase`${seekers}で${names.tokens(kind, one + two)}を配達する（${one}個と${two}個）`,
  dial: (pies, spells) => `${names.pies(pies)}、${spells}`,
  claim: (field) => `${field}のトロフィーを取る`,
  solveMoves: names.sides,
  solve: (how, quest) => `「${quest}」：${how}`,
  forSpell: '呪文カードを1枚引く',
  forPies: 'パイを2枚獲得する',
  put: (kind, hex) => phrase`${hex}に${printed.kinds[kind]}を置く`,
  drawFrom: (pile) => `${pile}のパワーアップを3枚引く`,
  keep: (tile, under) => phrase`「${tile}」を残す（先に山の下へ戻すのは「${under}」）`,
  discard: (value) => `${value}の呪文を捨てる`,
};
