import type { Seat, ThingId } from '../../../engine/game.ts';
import { tally, without } from '../../../engine/lists.ts';
import type { Part, Phrase } from '../../../words/phrase.ts';
import { listed, many, name, namesOf, phrase as p, peopleJa, thing, timesEach } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import type { Clue, ExpertName, Tile } from '../rules/fairies.ts';
import { CLUES, EXPERTS, KING, kindsIn, LEAD_CLUES, POINTS, TOMTE } from '../rules/fairies.ts';
import { clueThing } from '../rules/ids.ts';
import { type CostState, type ExpertsKnown, type Known, knownOf } from '../rules/known.ts';
import { HIDDEN, type View } from '../rules/state.ts';
import { Names } from './names.ts';

const things = catalogues({
  aClue: both('A clue', '手がかりカード'),
  laid: both(
    (aClue: Part, clue: Part) => p`${aClue}: ${clue}. It may serve several fairies.`,
    (aClue, clue) => p`${clue}の${aClue}。いくつもの妖精のコストに使えます。`,
  ),
  livesHere: both(
    (fairy: Part, points: number) => p`${fairy} lives here: ${many(points, 'point')}.`,
    (fairy, points) => p`${fairy}が住んでいます。${points}点です。`,
  ),
  liesHere: both(
    (kinds: Part, points: number) => p`A footprint for ${kinds}: ${many(points, 'point')} for the clues beside it.`,
    (kinds, points) => p`${kinds}の足跡カード。隣接する手がかりカードで、いま${points}点です。`,
  ),
  openPlace: both('An empty place. A clue may go here.', '空いた場所。手がかりカードを配置できます。'),
  barePlace: both(
    'An empty place, beside no clue and no footprint.',
    '空いた場所。手がかりカードにも足跡カードにも隣接していません。',
  ),
  field: both(
    (seat: Seat, fairies: number, points: number | null, aside: string) =>
      p`${name(seat)}’s field: ${many(fairies, 'fairy', 'fairies')}${points === null ? '' : `, ${many(points, 'point')}`}.${aside}`,
    (seat, fairies, points, aside) =>
      p`${name(seat)}さんの場。妖精カード${fairies}枚${points === null ? 'です' : `で${points}点です`}。${aside}`,
  ),
  setAside: both(
    (clues: number) => ` ${many(clues, 'clue', 'clues')} found no room.`,
    (clues) => `配置する場所がなく、ゲームから取り除いた手がかりカードが${clues}枚あります。`,
  ),
  clue: both(
    (clue: Part, lead: number, common: number) =>
      p`${clue}: ${lead === 0 ? 'none' : `at most ${lead}`} left in the lead deck, ${common === 0 ? 'none' : common} in the common deck.`,
    (clue, lead, common) =>
      p`${clue}。リードプレイヤーの山札に${lead === 0 ? '' : '多くて'}${lead}枚、手がかり山札カードの山札に${common}枚残っています。`,
  ),

  fairy: both(
    (fairy: Part, points: number, pile: number, how: Phrase) =>
      p`${fairy}: ${many(points, 'point')}, ${pile} in the pile. ${how}`,
    (fairy, points, pile, how) => p`${fairy}は${points}点。山に${pile}枚あります。${how}`,
  ),
  fieldMeets: both(
    (seat: Seat) => p` ${name(seat)} has what that takes.`,
    (seat) => p`${name(seat)}さんは条件を達成しています。`,
  ),
  fieldLacks: both(
    (seat: Seat, has: Phrase, lacks: Phrase) => p` ${name(seat)} has ${has}, and still needs ${lacks} beside that.`,
    (seat, has, lacks) => p`${name(seat)}さんの場には${has}があり、連続する${lacks}が必要です。`,
  ),
  livesWith: both(
    (seats: readonly Seat[]) => p` Has come to ${namesOf(seats, ', ', ' and ')}.`,
    (seats) => p`${peopleJa(seats)}の場にいます。`,
  ),
  comesToHand: both(
    'One comes to hand with the third Nisse; only its owner knows its cost.',
    'ニッセ3種がそろうと1枚受け取ります。コストが分かるのは、受け取ったプレイヤーだけです。',
  ),
  comesLater: both('Comes in round 7.', '7ラウンド目から配置できます。'),
  noCosts: both('All its cost tiles are taken.', 'コストのカードは、すべて取られました。'),
  comesFor: both(
    (costs: readonly Part[]) => p`Called by ${each(costs, '; ')}.`,
    (costs) => p`コストは「${each(costs, '」か「')}」です。`,
  ),
  comesStill: both(
    (costs: readonly Part[]) => p` Valid this round: ${each(costs, '; ')}.`,
    (costs) => p`このラウンドは「${each(costs, '」か「')}」も使えます。`,
  ),
  cost: both(
    (fairy: Part, cost: Part, state: string) => p`${fairy} comes for ${cost}, in any order. ${state}`,
    (fairy, cost, state) => p`${fairy}のコスト「${cost}」。並び順は自由です。${state}`,
  ),
  costStates: both<Readonly<Record<CostState, string>>>(
    {
      lying: 'It may be used.',
      still: 'Its tile is taken; it is valid for this round.',
      gone: 'Its tile is taken.',
      unseen: 'It has not been turned over.',
    },
    {
      lying: 'いま使えます。',
      still: 'カードは取られましたが、このラウンドの終わりまでは使えます。',
      gone: 'カードが取られたので、もう使えません。',
      unseen: 'まだめくられていません。',
    },
  ),

  tomteAhead: both(
    (seat: Seat) => p`${name(seat)} takes a Tomte with the third Nisse.`,
    (seat) => p`${name(seat)}さんは、ニッセ3種がそろうとトムテを受け取ります。`,
  ),
  tomteCame: both(
    (seat: Seat) => p`${name(seat)}’s Tomte has come.`,
    (seat) => p`${name(seat)}さんのトムテは、もう配置されています。`,
  ),
  tomteHidden: both(
    (seat: Seat) => p`${name(seat)} holds a Tomte. Only ${name(seat)} knows its cost.`,
    (seat) => p`${name(seat)}さんが受け取ったトムテ。コストは${name(seat)}さんだけが確認できます。`,
  ),
  tomteWants: both(
    (seat: Seat, cost: Part) => p`${name(seat)}’s Tomte wants ${cost}.`,
    (seat, cost) => p`${name(seat)}さんのトムテのコストは「${cost}」です。`,
  ),

  footprint: both(
    (kinds: Part) => p`A footprint: one point for each clue beside it that is ${kinds}.`,
    (kinds) => p`足跡カード。隣接する${kinds}は、1枚につき1点です。`,
  ),
  footprintDown: both(
    (seat: Seat) => p`${name(seat)}’s footprint, face down. It is turned over and placed in round 7.`,
    (seat) => p`${name(seat)}さんの足跡カード。7ラウンド目に表にして配置します。`,
  ),
  footprintAside: both(
    (seat: Seat, kinds: Part) => p`${name(seat)}’s footprint of ${kinds} found no room and brings no points.`,
    (seat, kinds) => p`${name(seat)}さんの足跡カード、${kinds}。配置する場所がなかったので、得点はありません。`,
  ),
  footprintWaits: both(
    (seat: Seat, kinds: Part) => p`${name(seat)}’s footprint of ${kinds} waits to be placed.`,
    (seat, kinds) => p`${name(seat)}さんの足跡カード、${kinds}。これから配置します。`,
  ),
  footprintCounts: both(
    (seat: Seat, kinds: Part, points: number) =>
      p`${name(seat)}’s footprint of ${kinds}: ${many(points, 'point')} now.`,
    (seat, kinds, points) => p`${name(seat)}さんの足跡カード、${kinds}。いま${points}点です。`,
  ),

  expertTasks: both<Readonly<Record<ExpertName, string>>>(
    {
      kingAndQueen: 'have the King and the Queen in your field',
      threeFairies: 'have all three Fairies in your field',
      tomte: 'have the Tomte in your field',
    },
    { kingAndQueen: 'キングとクイーンを両方とも', threeFairies: 'フェアリーを3種とも', tomte: 'トムテを' },
  ),
  experts: both(
    (task: string, row: readonly number[], next: string, who: readonly Phrase[]) =>
      p`Experts: ${task}. One after another they get ${row.join(', ')} points; ${next}. ${listed(who, ', ', ', ')}.`,
    (task, row, next, who) =>
      p`エキスパートカード：${task}自分の場に配置すると受け取れます。得点は順位の順に${row.join('・')}点、${next}。${listed(who, '、', '、')}。`,
  ),
  expertsGone: both('no card is left', '残りはありません'),
  expertsNext: both(
    (points: number) => `the next gets ${points}`,
    (points) => `次は${points}点です`,
  ),
  expertIs: both(
    (seat: Seat, points: number) => p`${name(seat)} has ${points} points`,
    (seat, points) => p`${name(seat)}さんは${points}点`,
  ),
  expertOfSome: both(
    (seat: Seat, has: number, of: number) => p`${name(seat)}: ${has} of ${of}`,
    (seat, has, of) => p`${name(seat)}さんは${of}種のうち${has}種`,
  ),

  leadDeck: both(
    (rounds: number, left: Phrase) =>
      p`The lead deck: ${rounds} of these ${rounds + 1} still ${rounds === 1 ? 'comes' : 'come'}. ${left}`,
    (rounds, left) => p`リードプレイヤーの山札。この${rounds + 1}枚のうち${rounds}枚をめくります。${left}`,
  ),
  leadDeckEmpty: both(
    (left: Part) => p`The lead deck is used up. Left out: ${left}.`,
    (left) => p`リードプレイヤーの山札は、もうありません。使わなかったのは${left}です。`,
  ),
  // Whoever took a refusal back has seen the top one: how the deck lies is no secret to them.
  commonDeck: both(
    (left: Phrase, below: Phrase) => p`The common deck, shuffled: ${left}${below}`,
    (left, below) => p`手がかり山札カードの山札（シャッフル済み）：${left}${below}`,
  ),
  none: both('none', '0枚'),
  below: both(
    (clues: readonly Clue[]) => p`. Below, from the top: ${en.inOrder(clues, [', ', ', '])}.`,
    (clues) => p`。その下は、上から${ja.inOrder(clues, ['、', '、'])}です。`,
  ),

  refusing: both(
    'Once a round, before it is placed, a clue may be refused: it goes under the common deck, and the top clue of that is placed instead.',
    '1ラウンドに1回、配置する前に引き直せます。手がかりカードを山札の一番下に置き、一番上の1枚を引いて配置します。',
  ),
  nothing: both('There is nothing to say about this.', '説明はありません。'),

  leftOfLead: both('Left in the lead deck', 'リードプレイヤーの山札の残り'),
  leftOfCommon: both('Left in the common deck', '手がかり山札カードの山札の残り'),
  underCommon: both('Put under the common deck', '手がかり山札カードの一番下に置かれたもの'),
  comma: both(', ', '、'),
});

const en = new Names('en');
const ja = new Names('ja');
const namesIn = { en, ja };
const each = (costs: readonly Part[], link: string): Phrase =>
  listed(
    costs.map((cost) => [cost]),
    link,
    link,
  );

/** What a thing is, and how it stands; of points that are hidden, only what is printed. */
export const explain = (id: ThingId, view: View, lang: Lang, arePointsCovered: boolean): Phrase =>
  explained(knownOf(id, view), lang, arePointsCovered);

function explained(known: Known, lang: Lang, arePointsCovered: boolean): Phrase {
  const [words, names] = [things[lang], namesIn[lang]];
  switch (known.is) {
    case 'laid':
      return words.laid(thing(clueThing(known.clue), words.aClue), names.clue(known.clue));
    case 'came':
      return words.livesHere(names.fairyFirst(known.kind), POINTS[known.kind]);
    case 'tracks':
      return arePointsCovered
        ? words.footprint(names.footprint(known.footprint))
        : words.liesHere(names.footprint(known.footprint), known.points);
    case 'empty':
      return p`${known.open ? words.openPlace : words.barePlace}`;
    case 'field': {
      const aside = known.aside > 0 ? words.setAside(known.aside) : '';
      return words.field(known.seat, known.fairies, arePointsCovered ? null : known.points, aside);
    }
    case 'clue':
      return words.clue(names.clueFirst(known.clue), known.lead, known.common);
    case 'fairy':
      return [
        ...words.fairy(names.fairyFirst(known.kind), POINTS[known.kind], known.pile, howCalled(known, lang)),
        ...nearest(known, lang),
        ...(known.lives.length > 0 ? words.livesWith(known.lives) : []),
      ];
    case 'cost': {
      const { kind, tile, state } = known;
      return words.cost(names.fairyFirst(kind), names.cost(kind, tile), words.costStates[state]);
    }
    case 'footprint':
      return words.footprint(names.footprint(known.footprint, names.words.or));
    case 'track':
      return track(known, lang, arePointsCovered);
    case 'expert':
      return experts(known, lang);
    case 'tomte':
      return tomte(known, lang);
    case 'lead': {
      const { rounds, left } = known;
      const [out] = left.filter(({ count }) => count > 0);
      if (rounds > 0 || !out) return words.leadDeck(rounds, names.counts(left));
      return words.leadDeckEmpty(names.clue(out.clue));
    }
    case 'common': {
      const left = known.left.some(({ count }) => count > 0) ? names.counts(known.left) : [words.none];
      return words.commonDeck(left, known.buried.length > 0 ? words.below(known.buried) : []);
    }
    case 'refuse':
      return p`${words.refusing}`;
    case 'nothing':
      return p`${words.nothing}`;
  }
}

/** How a fairy is called now. */
function howCalled({ kind, lying, still }: Extract<Known, { is: 'fairy' }>, lang: Lang): Phrase {
  const [words, names] = [things[lang], namesIn[lang]];
  if (kind === TOMTE) return p`${words.comesToHand}`;
  const costs = (tiles: readonly Tile[]): Part[] => tiles.map((tile) => names.cost(kind, tile));
  const never = kind === KING ? words.comesLater : words.noCosts;
  const now = lying.length > 0 ? words.comesFor(costs(lying)) : p`${never}`;
  return still.length > 0 ? p`${now}${words.comesStill(costs(still))}` : now;
}

function nearest({ nearest: reach }: Extract<Known, { is: 'fairy' }>, lang: Lang): Phrase {
  if (!reach) return [];
  const { seat, has, lacks } = reach;
  const [words, names] = [things[lang], namesIn[lang]];
  return lacks.length === 0 ? words.fieldMeets(seat) : words.fieldLacks(seat, names.clues(has), names.lacking(lacks));
}

function experts({ set, next, by }: ExpertsKnown, lang: Lang): Phrase {
  const words = things[lang];
  const { name: of, kinds, points: row } = EXPERTS[set];
  const leaders = by
    .map((each, seat) => ({ ...each, seat }))
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0) || other.has - one.has);
  const who = leaders.map(({ seat, has, points }) =>
    points === null ? words.expertOfSome(seat, has, kindsIn(kinds).length) : words.expertIs(seat, points),
  );
  return words.experts(words.expertTasks[of], row, next === null ? words.expertsGone : words.expertsNext(next), who);
}

function tomte({ seat, tile, placed }: Extract<Known, { is: 'tomte' }>, lang: Lang): Phrase {
  const words = things[lang];
  if (tile === null) return words.tomteAhead(seat);
  if (placed) return words.tomteCame(seat);
  return tile === HIDDEN ? words.tomteHidden(seat) : words.tomteWants(seat, namesIn[lang].cost(TOMTE, tile));
}

function track(
  { seat, footprint, points, aside }: Extract<Known, { is: 'track' }>,
  lang: Lang,
  arePointsCovered: boolean,
): Phrase {
  const words = things[lang];
  if (footprint === null) return words.footprintDown(seat);
  const kinds = namesIn[lang].footprint(footprint);
  if (aside) return words.footprintAside(seat, kinds);
  if (points === null) return words.footprintWaits(seat, kinds);
  return arePointsCovered
    ? words.footprint(namesIn[lang].footprint(footprint))
    : words.footprintCounts(seat, kinds, points);
}

/** Which clues are still to come. */
export function recall({ shown, common }: View, lang: Lang): readonly AidPart[] {
  const { leftOfLead, leftOfCommon, underCommon, comma } = things[lang];
  const part = (title: string, clues: readonly Clue[]): AidPart[] => {
    const counts = tally(clues);
    const each = CLUES.map((clue) => ({ said: namesIn[lang].drawnClue(clue), count: counts[clue] ?? 0 }));
    return clues.length > 0 ? [{ title, lines: [timesEach(each, comma)] }] : [];
  };
  return [
    ...part(leftOfLead, without(LEAD_CLUES, shown)),
    ...part(leftOfCommon, common.unseen),
    ...part(underCommon, common.buried),
  ];
}
