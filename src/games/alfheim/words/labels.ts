import { many } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { type Clue, type ExpertSet, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import type { Cell } from '../rules/field.ts';
import type { Reach } from '../rules/runs.ts';
import type { Say } from '../rules/state.ts';
import { Names } from './names.ts';

/** How a cost on the strip stands: it lies there, is taken and valid to the end of the round, or is gone. */
export type CostState = 'lying' | 'still' | 'gone';

export interface Cost {
  readonly tile: Tile;
  readonly standing: CostState;
  /** Turned over in this round. */
  readonly isNew: boolean;
  /** How far the field that is looked at has come towards it; null: nowhere, or it needs it no more. */
  readonly reach: Reach | null;
}

/** What there is to see of one kind on the strip. */
export interface Offering {
  readonly kind: Kind;
  /** In the order in which they were turned over. Null: not yet. */
  readonly costs: readonly (Cost | null)[];
  readonly pile: number;
  /** It lives in the field that is looked at. */
  readonly came: boolean;
  /** It can be called now. Perhaps: its owner alone knows. */
  readonly callable: 'surely' | 'perhaps' | null;
  /** A cost of it is met in the field that is looked at. */
  readonly ready: boolean;
  /** A Tomte that has been taken and has not come. */
  readonly inHand: boolean;
  /** What the chosen place would do for it. */
  readonly ahead: 'completes' | 'near' | null;
}

/** What lies on a cell. */
export type Lying =
  | { readonly is: 'clue'; readonly clue: Clue }
  | { readonly is: 'fairy'; readonly kind: Kind }
  | { readonly is: 'footprint'; readonly footprint: number }
  | { readonly is: 'open' | 'bare' };

/** What a cell may be chosen for, or what is lit on it. */
export type Mark = 'clue' | 'footprint' | 'call' | 'ghost' | 'run' | 'lack';
export type CellMark = Mark | null;

const sanJa = (name: string): string => `${name}さん`;

const texts = catalogues({
  parts: both(
    (parts: readonly string[]) => parts.join(', '),
    (parts) => parts.join('、'),
  ),
  /** The places in it are told by steps, and those from where. */
  field: both(
    (name: string) => `${name}’s field, places counted from its first clue`,
    (name) => `${name}さんの場。場所は最初の手がかりカードから数えます`,
  ),
  at: both(
    (where: string, lies: string) => `${where}: ${lies}`,
    (where, lies) => `${where}：${lies}`,
  ),
  footprintOf: both(
    (kinds: string) => `footprint of ${kinds}`,
    (kinds) => `${kinds}の足跡カード`,
  ),
  empty: both('empty', '空き'),
  marks: both<Readonly<Record<Mark, string>>>(
    {
      clue: 'the clue may go here',
      footprint: 'the footprint may go here',
      call: 'the fairy may lie here',
      ghost: 'chosen',
      run: 'in the run',
      lack: 'the next clue belongs here',
    },
    {
      clue: '手がかりカードを配置できます',
      footprint: '足跡カードを配置できます',
      call: '妖精カードを配置できます',
      ghost: '選択中',
      run: 'コストに合う列',
      lack: '次の手がかりカードの場所',
    },
  ),

  /** For the player whose field is looked at. */
  costs: both(
    (name: string) => `Fairies and their costs, in ${name}’s field`,
    (name) => `妖精とそのコスト、${name}さんの場`,
  ),
  kind: both(
    (fairy: string, points: number) => `${fairy}, ${many(points, 'point')}`,
    (fairy, points) => `${fairy}、${points}点`,
  ),
  came: both('has come', '場にいます'),
  costOf: both(
    (cost: string) => `for ${cost}`,
    (cost) => `コスト：${cost}`,
  ),
  stillValid: both('valid this round', 'このラウンドは使えます'),
  isNew: both('new', '新しいコスト'),
  taken: both('taken', '取られました'),
  allThere: both('all there', '条件を達成'),
  someThere: both(
    (met: number, of: number) => `${met} of ${of} there`,
    (met, of) => `${of}枚のうち${met}枚`,
  ),
  nothingThere: both('nothing there yet', 'まだありません'),
  needs: both(
    (what: string) => `needs ${what}`,
    (what) => `あと${what}`,
  ),
  lacks: both(
    (clue: string) => clue,
    (clue) => `${clue}1枚`,
  ),
  others: both(
    (count: number) => (count === 1 ? 'one other' : `${count} others`),
    (count) => `ほか${count}枚`,
  ),
  livesWith: both('Has come to', '配置したプレイヤー'),
  oneMoreCost: both('a new cost in round 7', '7ラウンド目に新しいコストが出ます'),
  inHand: both('taken, to be placed', '受け取りました'),
  notInHand: both('is taken with the third Nisse', 'ニッセ3種がそろうと受け取れます'),
  pile: both(
    (tiles: number) => `${tiles} in the pile`,
    (tiles) => `山に${tiles}枚`,
  ),
  callable: both<Readonly<Record<Exclude<Offering['callable'], null>, string>>>(
    { surely: 'can be called', perhaps: 'can be called if its cost is met' },
    { surely: '配置できます', perhaps: '条件を達成していれば配置できます' },
  ),
  ahead: both<Readonly<Record<Exclude<Offering['ahead'], null>, string>>>(
    { completes: 'can be called from the chosen place', near: 'one clue short with the chosen place' },
    { completes: '選んだ場所で配置できるようになります', near: '選んだ場所であと1枚になります' },
  ),

  lastRound: both('The last round', '最後のラウンド'),
  won: both(
    (names: readonly string[], by: number) =>
      `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}${by > 0 ? ` by ${many(by, 'point')}` : ''}`,
    (names, by) => `${by > 0 ? `${by}点差で` : ''}${names.map(sanJa).join('と')}の勝ち`,
  ),

  decks: both('Round and decks', 'ラウンドと山札'),
  experts: both('Experts', 'エキスパートカード'),
  round: both(
    (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    (round, rounds) => `${round}ラウンド目（全${rounds}ラウンド）`,
  ),
  roundOf: both(
    (round: number, rounds: number, clue: string) => `Round ${round} of ${rounds}: ${clue}`,
    (round, rounds, clue) => `${round}ラウンド目（全${rounds}ラウンド）：${clue}`,
  ),
  order: both(
    (names: readonly string[]) => `in this order: ${names.join(', ')}`,
    (names) => `順番は${names.join('、')}`,
  ),
  common: both(
    (clues: number) => `Common deck, ${many(clues, 'clue')}`,
    (clues) => `山札、${clues}枚`,
  ),
  expertsOn: both(
    (on: string, left: string) => `Expert cards for ${on}: ${left}`,
    (on, left) => `「${on}」のエキスパートカード：${left}`,
  ),
  noneLeft: both('none left', '残りなし'),
  nextCard: both(
    (points: number) => `next card ${many(points, 'point')}`,
    (points) => `次は${points}点`,
  ),
  isOneShort: both(
    (name: string) => `${name} is one short`,
    (name) => `${sanJa(name)}はあと1種`,
  ),
  hasOne: both(
    (name: string) => `${name} has one`,
    (name) => `${name}さんが獲得`,
  ),
  trackOf: both(
    (name: string, kinds: string) => `${name}’s footprint, ${kinds}`,
    (name, kinds) => `${name}さんの足跡カード、${kinds}`,
  ),
  faceDown: both('face down', '裏向き'),

  asked: both('What you can do', 'できること'),
  toPlace: both(
    (clue: string) => `The clue to place: ${clue}`,
    (clue) => `配置する手がかりカード：${clue}`,
  ),
  says: both<Readonly<Record<Say['say'], string>>>(
    { refuse: 'Refuse and draw', done: 'End the turn' },
    { refuse: '引き直す', done: '手番を終える' },
  ),
  tiles: both('Which cost tile to take', '取るコストのカード'),
  tileFor: both(
    (cost: string) => `The tile for ${cost}`,
    (cost) => `コスト「${cost}」のカード`,
  ),
  tomteOf: both(
    (name: string, cost: string) => `${name}’s Tomte, ${cost}`,
    (name, cost) => `${name}さんのトムテ、${cost}`,
  ),
});

/** What the board says to those who do not see it, and the few words on it: decided once for every language. */
export function labelsOf(lang: Lang) {
  const words = texts[lang];
  const names = new Names(lang);
  const lies = (of: Lying): string => {
    switch (of.is) {
      case 'clue':
        return names.clueText(of.clue);
      case 'fairy':
        return names.fairyText(of.kind);
      case 'footprint':
        return words.footprintOf(names.footprintText(of.footprint));
      case 'open':
      case 'bare':
        return words.empty;
    }
  };
  const lacking = ({ lacks }: Reach): string => {
    const any = lacks.filter((clue) => clue === null).length;
    const known = lacks.flatMap((clue) => (clue === null ? [] : words.lacks(names.clueText(clue))));
    return words.parts([...known, ...(any > 0 ? [words.others(any)] : [])]);
  };
  /** How far the field that is looked at has come. */
  const progress = ({ standing, reach }: Cost): string => {
    if (standing === 'gone') return words.taken;
    if (!reach) return words.nothingThere;
    return reach.lacks.length === 0 ? words.allThere : words.needs(lacking(reach));
  };
  /** The same in as few words as go below the signs themselves. */
  const progressBelow = (of: Cost): string =>
    of.reach && of.reach.lacks.length > 1 ? words.someThere(of.reach.has.length, of.reach.met.length) : progress(of);
  const cost = (kind: Kind, of: Cost | null): string =>
    of === null
      ? words.oneMoreCost
      : words.parts([
          words.costOf(names.costText(kind, of.tile)),
          ...(of.isNew ? [words.isNew] : []),
          ...(of.standing === 'still' ? [words.stillValid] : []),
          progress(of),
        ]);
  return {
    ...words,
    cell(cell: Cell, lying: Lying, mark: CellMark): string {
      const what = words.at(names.words.first(names.whereIs(cell)), lies(lying));
      return words.parts(mark === null ? [what] : [what, words.marks[mark]]);
    },
    fairy: (kind: Kind): string => names.fairyFirstText(kind),
    progressBelow,
    cost,
    offering({ kind, costs, pile, came, callable, inHand, ahead }: Offering): string {
      const isAwaited = kind === TOMTE && !came;
      return words.parts([
        words.kind(names.fairyFirstText(kind), POINTS[kind]),
        ...(came ? [words.came] : costs.map((each) => cost(kind, each))),
        ...(isAwaited ? [inHand ? words.inHand : words.notInHand] : []),
        words.pile(pile),
        ...(callable === null ? [] : [words.callable[callable]]),
        ...(ahead === null ? [] : [words.ahead[ahead]]),
      ]);
    },
    lead: (round: number, rounds: number, clue: Clue | null): string =>
      clue === null ? words.round(round, rounds) : words.roundOf(round, rounds, names.clueText(clue)),
    /** Next: what the best card left is worth, or null; whose: who has one. */
    expert(set: ExpertSet, next: number | null, whose: readonly string[], near: readonly string[]): string {
      const left = next === null ? words.noneLeft : words.nextCard(next);
      return words.parts([
        words.expertsOn(names.expertText(set), left),
        ...whose.map(words.hasOne),
        ...near.map(words.isOneShort),
      ]);
    },
    /** Null: face down. */
    track: (name: string, footprint: number | null): string =>
      words.trackOf(name, footprint === null ? words.faceDown : names.footprintText(footprint)),
    clueInHand: (clue: Clue): string => words.toPlace(names.clueText(clue)),
    tile: (kind: Kind, tile: Tile): string => words.tileFor(names.costText(kind, tile)),
    /** The one in reach of the thumb; null: face down. */
    tomte: (name: string, tile: Tile | null): string =>
      words.tomteOf(name, tile === null ? words.faceDown : words.costOf(names.costText(TOMTE, tile))),
  };
}

export type Labels = ReturnType<typeof labelsOf>;
