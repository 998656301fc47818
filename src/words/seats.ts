import type { InBoth } from './phrase.ts';

/** The open box: what the game is, who sits, how it is played. */
export const seatsEn = {
  seats: 'Who sits where',
  turn: 'What a turn is',
  count: 'How many',
  emblems: { crane: 'Crane', pine: 'Pine', fan: 'Fan', plum: 'Plum', bell: 'Bell', wave: 'Wave' },
  emblem: 'Choose an emblem',
  /** On the emblem of a seat: what it is, and that it can be changed. */
  changeEmblem: (emblem: string): string => `${emblem}: change the emblem`,
  /** Those who sat at this device's tables before. */
  people: 'Or somebody who sat here before',
  nameOf: (seat: number): string => `Name at seat ${seat + 1}`,
  person: 'Person',
  bot: 'Bot',
  whoSits: (seat: number): string => `Seat ${seat + 1}`,
  /** What the pieces of this seat look like. */
  lookOf: (name: string): string => `What ${name} plays`,
  /** On the handle of a seat: where a tap would move it. */
  reseat: (name: string, from: number, to: number): string => `Move ${name} from seat ${from + 1} to seat ${to + 1}`,
  reseatHint:
    'The seats go round the table from the top down. Pull a seat to another place by its arrow, or tap the arrow.',
  hints: {
    name: 'Hints',
    values: {
      on: { name: 'May be asked for', sentence: 'A strong bot shows where to look. The log notes every hint.' },
      off: { name: 'None', sentence: 'Nobody at this table is helped.' },
    },
  },
  first: 'Who begins',
  byChance: 'By chance',
  /** The custom in the game's own words. */
  custom: (who: string): string => `The game’s own custom: ${who} begins.`,
  knownDeal: 'Play a deal that you know',
  dealHint: 'The same code always lays out the same cards. Whoever knows it can know the deal.',
  dealCode: 'Deal code',
  dealFits: 'The code is good. It sets the seats and the options.',
  dealSent: 'Somebody sent you this deal. It sets the seats and the options.',
  faults: {
    length: 'A deal code has fourteen characters. Some are missing, or there are too many.',
    character: 'One of the characters is not used in deal codes.',
    check: 'One character is not right. Please compare the code once more.',
    game: 'The code is for a game that is not on this shelf.',
    edition: 'The code is from another edition of this game. Its cards would lie differently.',
    seats: 'The code is for a number of seats that this game does not have.',
    options: 'The code holds options that this game does not have.',
    otherGame: 'The code is for another game on the shelf.',
  },
  play: 'Play',
  rules: 'Rules',
  records: 'Records',
  sameName: (name: string): string =>
    `Two people are called ${name}. Give one of them another name, so that everybody knows whose turn it is.`,
  notCome:
    'This game has not come to this device yet, and there is no network. It comes by itself when the network is back.',
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',
};

const seatsJa: SeatsWords = {
  seats: '席',
  turn: '手番の流れ',
  count: '人数',
  emblems: { crane: '鶴', pine: '松', fan: '扇', plum: '梅', bell: '鈴', wave: '波' },
  emblem: '紋を選ぶ',
  changeEmblem: (emblem) => `${emblem}：紋を変える`,
  people: '前に座った人から選ぶ',
  nameOf: (seat) => `席${seat + 1}の名前`,
  person: '人',
  bot: 'ボット',
  whoSits: (seat) => `席${seat + 1}`,
  lookOf: (name) => `${name}が使うもの`,
  reseat: (name, from, to) => `${name}を席${from + 1}から席${to + 1}へ移す`,
  reseatHint: '席は上から順に、テーブルを時計回りに並びます。矢印を押すか動かすと、席を移せます。',
  hints: {
    name: 'ヒント',
    values: {
      on: { name: 'あり', sentence: '強いボットが見るところを教えます。「これまで」に残ります。' },
      off: { name: 'なし', sentence: 'このテーブルでは誰も助けを受けません。' },
    },
  },
  first: 'スタートプレイヤー',
  byChance: 'ランダム',
  custom: (who) => `このゲームの決まりでは、${who}から始めます。`,
  knownDeal: '配りコードで遊ぶ',
  dealHint: '同じコードなら、いつも同じカードが配られます。コードを知る人は、配られるカードを調べられます。',
  dealCode: '配りコード',
  dealFits: '正しいコードです。席とオプションは、コードのとおりになります。',
  dealSent: '届いた配りです。席とオプションは、この配りのとおりになります。',
  faults: {
    length: '配りコードは14文字です。足りないか、多すぎます。',
    character: '配りコードに使わない文字が入っています。',
    check: '違う文字がひとつあります。もう一度見比べてください。',
    game: 'この棚にないゲームのコードです。',
    edition: 'このゲームの別の版のコードです。配りが変わってしまいます。',
    seats: 'このゲームにない人数のコードです。',
    options: 'このゲームにないオプションを含むコードです。',
    otherGame: '棚の別のゲームのコードです。',
  },
  play: '始める',
  records: '成績',
  rules: 'ルール',
  sameName: (name) => `「${name}」という人が二人います。誰の番かわかるように、どちらかの名前を変えてください。`,
  notCome: 'このゲームはまだ端末に届いていません。今はネットワークにつながらないため、つながり次第、自動で届きます。',
  notStarted: 'テーブルを用意できませんでした。失われたものはありません。もう一度お試しください。',
};

export type SeatsWords = typeof seatsEn;

export const seatsWords: InBoth<SeatsWords> = { en: seatsEn, ja: seatsJa };
