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
  rows: {
    trophies: 'トロフィー',
    friendship: '友情',
    controlled: '支配しているリンゴと宝石',
  },
  asks: {
    action: 'アクションを選んでください',
    move: 'どの勇者コマを動かしますか',
    route: 'どこへ行きますか。積むなら先に選びます',
    fights: 'どのパイ投げ競争を先にしますか',
    fight: 'パイと呪文を決めてください',
    victory: '勝ちました。トロフィーを取りますか',
    consolation: '惜しい負けです。個性でトロフィーを取りますか',
    rout: '負けた勇者コマが帰ります',
    spend: '使ったパイと呪文を支払います',
    resupply: '呪文1枚とパイ2枚、どちらにしますか',
    quests: 'どちらの勇者コマが先にクエストに出会いますか',
    quest: 'クエストをどうしますか',
    after: 'パワーアップを使いますか',
    launch: 'どこへ投げますか',
    seek: 'トークンを置いてください',
    gift: 'だれに贈りますか',
    pay: 'どれを渡しますか',
    discard: 'どの呪文を捨てますか',
    reap: '受け取ります',
    mix: '何を作りますか',
    field: '自分のどのマスに置きますか',
    herald: 'クエストをどこに置きますか',
    portal: 'どの魔法の門へ移りますか',
    pile: 'どちらの山から引きますか',
    draft: 'パワーアップを1枚残してください',
    end: '手番の終わりに、トロフィーを取りますか',
  },
  askQuest: (quest) => `「${quest}」をどうしますか`,

  seekerHome: phrase`キャンプ地の勇者コマ`,
  seekerAt: (hex) => phrase`${hex}の勇者コマ`,
  bothSeekers: phrase`2体の勇者コマ`,
  pick: (seeker) => phrase`${seeker}を選ぶ`,
  bringHome: (seeker) => phrase`${seeker}を帰す`,
  passMoves: {
    move: 'もう1体は動かさない',
    victory: 'トロフィーを取らない',
    consolation: 'トロフィーを取らない',
    after: 'パワーアップを使わない',
    end: '手番を終える',
  },
  load: (kind, hex) => phrase`${hex}の${printed.kinds[kind]}を1個積む`,
  use: (kind, hex) => phrase`${hex}の${printed.kinds[kind]}を1個使う`,
  goTo: (hex) => phrase`${hex}へ行く`,
  goes: {
    fights: 'で先に競争する',
    launch: 'へ投げる',
    gift: 'に贈る',
    field: 'に置く',
  },
  goFor: (what, hex) => phrase`${hex}${what}`,
  deliver: (kind, count, seekers) => phrase`${seekers}が城へ${names.tokens(kind, count)}を配達する`,
  deliverApart: (kind, one, two, seekers) =>
    phrase`${seekers}が城へ${names.tokens(kind, one + two)}を配達する（${one}個と${two}個）`,
  dial: (pies, spells) => `${names.pies(pies)}、${spells}`,
  claim: (field) => `トロフィーを取る：${field}`,
  solveMoves: names.sides,
  solve: (how, quest) => `「${quest}」の${how}`,
  leaveIt: (how, quest) => `「${quest}」：${how}`,
  forSpell: '呪文を1枚引く',
  forPies: 'パイ2枚をもらう',
  put: (kind, hex) => phrase`${hex}に${printed.kinds[kind]}を置く`,
  drawFrom: (pile) => `${pile}系のパワーアップを引く`,
  keep: (tile, under) => phrase`${tile}を残し、${under}を先に山の下へ`,
  discard: (value) => `${value}の呪文を捨てる`,
};
