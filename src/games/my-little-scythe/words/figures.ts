import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    map: 'The whole map: tundra in the north, then clockwise mountains, forest, desert, badlands and swamp, the castle in the middle and six portals around it. Six tents stand outside; before the northern one a portal and two outer hexes are marked.',
    portals:
      'A tiger in the eastern forest steps onto the portal beside it, and from there with its second step onto a portal in the west.',
    setup:
      'A camp and the three hexes before it: an apple on the portal, a gem on one outer hex, a quest on the other.',
    mat: 'The six actions: Move, Seek A, Seek B, Make pies, Make a spell, Make a power-up. The marker lies on Seek A.',
    cargo: 'A seeker with two apples and a gem goes one step.',
    delivery: 'A seeker stands on the tundra beside the castle with four apples, and an arrow leads into the castle.',
    joint:
      'Two seekers of one player: one beside the castle with three gems, the other on a portal with one. An arrow leads from each into the castle.',
    fight:
      'A tiger attacks with 3 pies and a spell of 3, a bear defends with 5 pies and a spell of 1. Both have a total of 6, and the attacker wins.',
    quest:
      'A quest card in signs. Kind: a gem for three apples and a heart. Bold: three gems, and three hearts are lost.',
    dice: 'Seek A rolls two apple dice, a gem die and a quest die; Seek B an apple die, two gem dice and a quest die.',
    bonus: 'An apple is placed on the forest hex where another player’s wolf stands.',
    fields:
      'The eight trophies and what each wants: friendship 8, power-ups 2, spells 3, quests 2, apples 4, gems 4, one fight won, pies 8.',
  },
  ja: {
    map: 'マップの全体。北のツンドラから時計回りに山地、森、砂漠、荒れ地、沼。真ん中に城、その周りにポータルが6つ。外に6つのテントがあり、北のテントの前のポータルと外側2ヘックスに印があります。',
    portals: '東の森のトラが、1歩目でとなりのポータルへ、2歩目で西のポータルへ移ります。',
    setup: 'キャンプと、その前の3ヘックス。ポータルにりんご、外側の片方にジェム、もう片方にクエスト。',
    mat: '6つのアクション。移動、探索A、探索B、パイを作る、呪文を作る、パワーアップを作る。マーカーは探索Aにあります。',
    cargo: 'りんご2個とジェム1個を積んだシーカーが1歩進みます。',
    delivery: '城のとなりのツンドラに、りんご4個とシーカー。城への矢印があります。',
    joint:
      '同じ人の2体。1体は城のとなりにジェム3個と、もう1体はポータルにジェム1個といます。どちらからも城へ矢印があります。',
    fight: 'トラがパイ3と3の呪文で攻め、クマがパイ5と1の呪文で守ります。合計はどちらも6で、攻めの勝ち。',
    quest:
      '絵で表したクエストカード。「やさしく」はジェム1個でりんご3個とハート1つ。「大胆に」はジェム3個をもらい、ハートを3つ失います。',
    dice: '探索Aはりんご2個、ジェム1個、クエスト1個のダイス。探索Bはりんご1個、ジェム2個、クエスト1個のダイス。',
    bonus: 'ほかの人のオオカミがいる森のヘックスに、りんごが1個置かれています。',
    fields:
      '8つのトロフィーと、それぞれに必要な数。友情8、パワーアップ2、呪文3、クエスト2、りんご4、ジェム4、合戦の勝ち1、パイ8。',
  },
};
