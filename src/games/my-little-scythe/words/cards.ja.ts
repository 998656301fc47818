import type { Printed } from './cards.en.ts';

export const NOTHING = '何も起こりません';

export const printed: Printed = {
  tiles: {
    'portal-express': {
      name: 'ポータル特急',
      text: '移動アクションで、シーカーごとに一度、ポータルから別のポータルへ歩数なしで飛べます。荷物があってもよく、移動のどこで使ってもかまいません。キャンプからは、まずポータルへ一歩進みます。',
    },
    'supply-catapult': {
      name: '投石機',
      text: '移動がすべて終わったあと、自分のヘックスのりんごかジェム1個を、2ヘックス以内(ポータルは数えず、城は除く)へ投げられます。相手のいるヘックスなら友情+1です。',
    },
    'pie-cannon': { name: 'パイ大砲', text: '自分のパイ合戦では、攻めでも守りでも合計が2増えます。' },
    'long-stride': { name: '大また', text: '荷物のないシーカーは3歩まで進めます。' },
    'strong-back': { name: '力持ち', text: '荷物のあるシーカーも2歩まで進めます。積めるのは出発のときだけです。' },
    'good-sport': { name: 'フェアプレー', text: '攻めても友情が減りません。' },
    forager: {
      name: '採集',
      text: '移動アクションに一度、合戦とクエストのあと、動いたシーカーのいるヘックスにりんごもジェムもなければ、どちらか1個を置けます。',
    },
    'camp-wagon': {
      name: '送迎馬車',
      text: '移動がすべて終わったあと、マップ上のシーカー1体をキャンプに帰して補給できます。マーカーは戻りません。',
    },
    bakery: { name: 'パン屋', text: 'りんご1個を払ってパイ2。' },
    enchanter: { name: '魔術師', text: 'ジェム1個を払って呪文1枚。' },
    feast: { name: 'ごちそう', text: 'りんご2個を払ってパイ3、友情+1。' },
    workshop: { name: '工房', text: 'りんごとジェムを1個ずつ払って呪文1枚とパイ2。' },
    'gift-basket': { name: '贈り物かご', text: '相手にりんごかジェム1個を贈って友情+2。' },
    'pie-stall': { name: 'パイの屋台', text: 'パイ2を払って、自分のヘックスにりんごとジェムを1個ずつ。' },
    alchemy: { name: '錬金術', text: '呪文1枚を捨てて、自分のヘックスにりんご2個、ジェム2個、または1個ずつ。' },
    herald: {
      name: '伝令',
      text: 'りんごかジェム1個を払って、シーカーもクエストもない地形ヘックスにクエスト1つ、友情+1。ストックにクエストがなければ選べません。',
    },
  },
  quests: {
    'empty-basket': {
      name: 'からっぽのかご',
      kind: '相手にりんご2個を贈って友情+2',
      bold: 'ここにりんご4個、友情−3',
      leave: NOTHING,
    },
    'dim-crown': {
      name: '曇った冠',
      kind: '相手にジェム2個を贈って友情+2',
      bold: 'ここにジェム4個、友情−3',
      leave: NOTHING,
    },
    'hungry-choir': { name: '腹ぺこ合唱団', kind: 'パイ3を払って友情+2', bold: 'パイ4、友情−3', leave: '友情−1' },
    'stuck-wagon': {
      name: '立ち往生の荷馬車',
      kind: 'りんごとジェムを1個ずつ払って友情+2、パイ2',
      bold: 'ここにりんご1個とジェム3個、友情−3',
      leave: NOTHING,
    },
    'lost-lantern': {
      name: 'なくした灯り',
      kind: '呪文1枚を捨てて友情+2',
      bold: '呪文1枚、友情−3',
      leave: NOTHING,
    },
    'snowed-in-bakers': {
      name: '雪の中のパン職人',
      kind: 'りんご2個を払ってパイ4、友情+1',
      bold: 'パイ3、友情−3',
      leave: NOTHING,
    },
    'travelling-magician': {
      name: '旅の魔術師',
      kind: 'ジェム2個を払って呪文1枚、友情+2',
      bold: '呪文1枚、友情−3',
      leave: NOTHING,
    },
    'shy-neighbour': {
      name: 'はずかしがりの隣人',
      kind: '相手にりんごかジェム1個を贈って友情+2',
      bold: 'パイ3、友情−3',
      leave: NOTHING,
    },
    'broken-bridge': {
      name: '壊れた橋',
      kind: 'パワーアップの空きがあれば、りんごとジェムを1個ずつ払って、アクションと同じようにパワーアップを得て友情+1',
      bold: 'このシーカーだけが荷物なしで相手のいない別のポータルへ移り、友情−1(そこのクエストには出会わない)',
      leave: NOTHING,
    },
    'festival-day': {
      name: 'お祭りの日',
      kind: 'パイ2を払い、ほかの全員がパイ1をもらって友情+2',
      bold: 'ほかの人数分のパイ(2以上3以下)、友情−3',
      leave: 'パイ1',
    },
    'old-well': {
      name: '古い井戸',
      kind: 'ジェム1個を払って、ここにりんご3個、友情+1',
      bold: 'ここにジェム3個、友情−3',
      leave: NOTHING,
    },
    'race-marshal': {
      name: 'レースの審判',
      kind: 'このシーカーがキャンプに帰って補給し、友情+1',
      bold: 'パイ4、友情−3',
      leave: NOTHING,
    },
  },
  people: {
    friendly: { name: '人なつこい', text: '友情7で友情のトロフィー' },
    inventive: { name: '発明好き', text: 'パワーアップ1枚と友情7でパワーアップのトロフィー' },
    wizardly: { name: '魔法好き', text: '呪文2枚と友情6で呪文のトロフィー' },
    curious: { name: '知りたがり', text: 'クエスト1つでクエストのトロフィー' },
    farmer: { name: '農家', text: 'りんごはちょうど3個でも、ちょうど4個でも届けられます' },
    miner: { name: '鉱夫', text: 'ジェムはちょうど3個でも、ちょうど4個でも届けられます' },
    brave: { name: '勇敢', text: '2以内の差で負けた合戦でも(攻めでも守りでも)合戦のトロフィー。公開のときに取ります' },
    baker: { name: 'パン好き', text: 'パイ7でパイのトロフィー' },
  },
  fields: {
    friendship: { name: '友情', text: '友情8以上' },
    powerUps: { name: 'パワーアップ', text: 'パワーアップ2枚' },
    spells: { name: '呪文', text: '手札に呪文3枚以上' },
    quests: { name: 'クエスト', text: 'クエストを2つ以上解く' },
    apples: { name: 'りんご', text: '城へりんご4個を届ける' },
    gems: { name: 'ジェム', text: '城へジェム4個を届ける' },
    fight: { name: '合戦', text: 'パイ合戦に勝つ' },
    pies: { name: 'パイ', text: 'パイ8以上' },
  },
  spaces: {
    move: { name: '移動', text: 'シーカーを動かします。荷物なしなら2歩まで、荷物はいくつでも1歩です。' },
    'seek-a': { name: '探索A', text: 'りんご2個、ジェム1個、クエスト1個のダイスを振り、出た地形に置きます。' },
    'seek-b': { name: '探索B', text: 'りんご1個、ジェム2個、クエスト1個のダイスを振り、出た地形に置きます。' },
    pies: { name: 'パイを作る', text: 'りんご2個を払ってパイ2。' },
    spell: { name: '呪文を作る', text: 'ジェム2個を払って呪文1枚。' },
    'power-up': {
      name: 'パワーアップを作る',
      text: 'りんごとジェムを1個ずつ払い、パワーアップを3枚引いて1枚残します。',
    },
    tile: { name: '自分のパワーアップ', text: '作る系のパワーアップのアクションです。' },
  },
  dice: ['りんごのダイス', 'ジェムのダイス', 'クエストのダイス'],
  kinds: { apple: 'りんご', gem: 'ジェム', quest: 'クエスト' },
  lands: ['ツンドラ', '山地', '森', '砂漠', '荒れ地', '沼', 'ポータル', '城'],
};
