import type { Printed } from './cards.en.ts';

const NOTHING = '何も起こりません';

export const printed: Printed = {
  tiles: {
    'portal-express': {
      name: '魔法の門特急',
      text: '移動アクションで、勇者コマ1体につき1回、魔法の門から別の魔法の門へ、歩数を使わずに移れます。移動のどこで使ってもかまいません。',
    },
    'supply-catapult': {
      name: '投石機',
      text: '移動アクションの最後に、支配しているリンゴか宝石1個を2マス以内へ投げられます。相手の勇者コマがいるマスなら友情+1。',
    },
    'pie-cannon': { name: 'パイ大砲', text: '自分のパイ投げ競争では、攻撃側でも守備側でも合計が2増えます。' },
    'long-stride': { name: '大また', text: 'トークンを運ばない勇者コマは3歩まで進めます。' },
    'strong-back': {
      name: '力持ち',
      text: 'トークンを運ぶ勇者コマも2歩まで進めます。持てるのは、移動を始めるマスにあるものだけです。',
    },
    'good-sport': { name: 'フェアプレー', text: '攻撃側になっても友情が減りません。' },
    forager: {
      name: '採集',
      text: '移動アクション1回につき1回、パイ投げ競争とクエストのあと、移動した勇者コマのいるマスにリンゴも宝石もなければ、サプライからどちらか1個を置けます。',
    },
    'camp-wagon': {
      name: '送迎馬車',
      text: '移動アクションの最後に、マップ上の自分の勇者コマ1体をキャンプ地に帰して補給できます。アクションマーカーは取り除きません。',
    },
    bakery: { name: 'パン屋', text: 'リンゴ1個を払ってパイ2枚を獲得します。' },
    enchanter: { name: '魔術師', text: '宝石1個を払って呪文1枚を引きます。' },
    feast: { name: 'ごちそう', text: 'リンゴ2個を払ってパイ3枚を獲得し、友情+1。' },
    workshop: { name: '工房', text: 'リンゴと宝石を1個ずつ払って呪文1枚を引き、パイ2枚を獲得します。' },
    'gift-basket': { name: '贈り物かご', text: '相手にリンゴか宝石1個を贈って友情+2。' },
    'pie-stall': {
      name: 'パイの屋台',
      text: 'パイ2枚を払って、自分の勇者コマがいるマスでリンゴと宝石を1個ずつ獲得します。',
    },
    alchemy: {
      name: '錬金術',
      text: '呪文1枚を捨てて、自分の勇者コマがいるマスでリンゴ2個、宝石2個、または1個ずつを獲得します。',
    },
    herald: {
      name: '伝令',
      text: 'リンゴか宝石1個を払って、勇者コマもクエストトークンもない好きな地形のマスにクエストトークン1個を置き、友情+1。',
    },
  },
  quests: {
    'empty-basket': {
      name: 'からっぽのかご',
      kind: '相手にリンゴ2個を贈って友情+2',
      bold: 'ここでリンゴ4個を獲得し、友情−3',
      leave: NOTHING,
    },
    'dim-crown': {
      name: '曇った冠',
      kind: '相手に宝石2個を贈って友情+2',
      bold: 'ここで宝石4個を獲得し、友情−3',
      leave: NOTHING,
    },
    'hungry-choir': {
      name: '腹ぺこ合唱団',
      kind: 'パイ3枚を払って友情+2',
      bold: 'パイ4枚を獲得し、友情−3',
      leave: '友情−1',
    },
    'stuck-wagon': {
      name: '立ち往生の荷馬車',
      kind: 'リンゴと宝石を1個ずつ払ってパイ2枚を獲得し、友情+2',
      bold: 'ここでリンゴ1個と宝石3個を獲得し、友情−3',
      leave: NOTHING,
    },
    'lost-lantern': {
      name: 'なくした灯り',
      kind: '呪文1枚を捨てて友情+2',
      bold: '呪文1枚を引き、友情−3',
      leave: NOTHING,
    },
    'snowed-in-bakers': {
      name: '雪の中のパン職人',
      kind: 'リンゴ2個を払ってパイ4枚を獲得し、友情+1',
      bold: 'パイ3枚を獲得し、友情−3',
      leave: NOTHING,
    },
    'travelling-magician': {
      name: '旅の魔術師',
      kind: '宝石2個を払って呪文1枚を引き、友情+2',
      bold: '呪文1枚を引き、友情−3',
      leave: NOTHING,
    },
    'shy-neighbour': {
      name: 'はずかしがりの隣人',
      kind: '相手にリンゴか宝石1個を贈って友情+2',
      bold: 'パイ3枚を獲得し、友情−3',
      leave: NOTHING,
    },
    'broken-bridge': {
      name: '壊れた橋',
      kind: 'パワーアップの空きがあれば、リンゴと宝石を1個ずつ払い、パワーアップを3枚引いて1枚残し、友情+1',
      bold: 'この勇者コマがトークンを運ばずに、相手のいない魔法の門へ移り、友情−1',
      leave: NOTHING,
    },
    'festival-day': {
      name: 'お祭りの日',
      kind: 'パイ2枚を払い、ほかの全員がパイ1枚を獲得して友情+2',
      bold: 'パイ2枚（4人以上なら3枚）を獲得し、友情−3',
      leave: 'パイ1枚を獲得',
    },
    'old-well': {
      name: '古い井戸',
      kind: '宝石1個を払って、ここでリンゴ3個を獲得し、友情+1',
      bold: 'ここで宝石3個を獲得し、友情−3',
      leave: NOTHING,
    },
    'race-marshal': {
      name: 'レースの審判',
      kind: 'この勇者コマがキャンプ地に帰って補給し、友情+1',
      bold: 'パイ4枚を獲得し、友情−3',
      leave: NOTHING,
    },
  },
  people: {
    friendly: { name: '人なつこい', text: '友情7で友情のトロフィー' },
    inventive: { name: '発明好き', text: 'パワーアップ1枚と友情7以上でパワーアップのトロフィー' },
    wizardly: { name: '魔法好き', text: '呪文2枚と友情6以上で呪文のトロフィー' },
    curious: { name: '知りたがり', text: 'クエスト1つの解決でクエストのトロフィー' },
    farmer: { name: '農家', text: 'リンゴ3個だけの配達でリンゴのトロフィー' },
    miner: { name: '鉱夫', text: '宝石3個だけの配達で宝石のトロフィー' },
    brave: {
      name: '勇敢',
      text: '2以内の差の負けで、すぐにパイ投げ競争のトロフィー',
    },
    baker: { name: 'パン好き', text: 'パイ7枚でパイのトロフィー' },
  },
  fields: {
    friendship: { name: '友情', text: '友情8以上' },
    powerUps: { name: 'パワーアップ', text: '移動と制作のパワーアップ1枚ずつ' },
    spells: { name: '呪文', text: '手札に呪文3枚以上' },
    quests: { name: 'クエスト', text: '解決したクエスト2つ以上' },
    apples: { name: 'リンゴ', text: 'エバーフリー城へリンゴ4個を配達する' },
    gems: { name: '宝石', text: 'エバーフリー城へ宝石4個を配達する' },
    fight: { name: 'パイ投げ競争', text: 'パイ投げ競争に勝つ' },
    pies: { name: 'パイ', text: 'パイ8枚以上' },
  },
  spaces: {
    move: { name: '移動', text: '勇者コマを1体ずつ動かします。2歩まで、リンゴや宝石を運ぶなら何個でも1歩です。' },
    'seek-a': { name: '発見A', text: 'リンゴ2個、宝石1個、クエスト1個のダイスを振り、出た地形に置きます。' },
    'seek-b': { name: '発見B', text: 'リンゴ1個、宝石2個、クエスト1個のダイスを振り、出た地形に置きます。' },
    pies: { name: 'パイを作る', text: 'リンゴ2個を払ってパイ2枚。' },
    spell: { name: '呪文を作る', text: '宝石2個を払って呪文1枚。' },
    'power-up': {
      name: 'パワーアップを作る',
      text: 'リンゴと宝石を1個ずつ払い、パワーアップタイルを3枚引いて1枚残します。',
    },
    tile: { name: '自分のパワーアップ', text: '制作のパワーアップで増えるアクションです。' },
  },
  dice: { apple: 'リンゴのダイス', gem: '宝石のダイス', quest: 'クエストのダイス' },
  kinds: { apple: 'リンゴ', gem: '宝石', quest: 'クエストトークン' },
  nothing: NOTHING,
  lands: {
    tundra: 'ツンドラ',
    mountains: '山',
    forest: '森',
    desert: '砂漠',
    badlands: '岩場',
    swamp: '沼',
    portal: '魔法の門',
    castle: 'エバーフリー城',
  },
};
