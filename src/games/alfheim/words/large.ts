import type { ThingId } from '../../../engine/game.ts';
import { icon, listed, many, type Part, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Clue, ExpertSet, Kind, KindName, Tile } from '../rules/fairies.ts';
import {
  cluesOf,
  costOf,
  EXPERTS,
  FOOTPRINTS,
  hasKind,
  KINDS,
  KING,
  kindsIn,
  letterOf,
  NAMES,
  POINTS,
  SETS,
  TOMTE,
} from '../rules/fairies.ts';
import { clueThing, expertThing } from '../rules/ids.ts';
import { type Known, knownOf } from '../rules/known.ts';
import { FOOTPRINT_ROUND, type View } from '../rules/state.ts';
import { Names } from './names.ts';

const namesIn = { en: new Names('en'), ja: new Names('ja') };

const words = catalogues({
  points: both(
    (points: number) => many(points, 'point'),
    (points) => `${points}点`,
  ),
  pile: both(
    (pile: number) => `${pile} in the pile`,
    (pile) => `山に${pile}枚`,
  ),
  fromRound: both(
    (round: number) => `From round ${round}`,
    (round) => `${round}ラウンド目から`,
  ),
  withNisse: both(
    (nisse: Phrase) => p`With ${nisse}`,
    (nisse) => p`${nisse}がそろうと`,
  ),
  thisRound: both(
    (cost: Phrase) => p`${cost} this round`,
    (cost) => p`${cost}このラウンド`,
  ),
  together: both(
    (kinds: Phrase, points: number) => p`${kinds} ${many(points, 'point')} more`,
    (kinds, points) => p`${kinds}さらに${points}点`,
  ),
  wantedBy: both(
    (kinds: Phrase) => p`For ${kinds}`,
    (kinds) => p`${kinds}のコスト`,
  ),
  wantedByNobody: both('No fairy wants it now', 'いまはどの妖精にも不要'),
  inLead: both(
    (count: number) => `≤ ${count} in the lead deck`,
    (count) => `リード山札に${count}枚以下`,
  ),
  inCommon: both(
    (count: number) => `${count} in the common deck`,
    (count) => `手がかり山札に${count}枚`,
  ),
  next: both(
    (points: number) => `Next: ${many(points, 'point')}`,
    (points) => `次は${points}点`,
  ),
  noneLeft: both('None left', '残りなし'),
  eachBeside: both(
    (clue: Phrase) => p`1 point for each ${clue} beside it`,
    (clue) => p`隣接する${clue}1枚につき1点`,
  ),
  now: both(
    (points: number) => `${many(points, 'point')} now`,
    (points) => `いま${points}点`,
  ),
  or: both(' or ', 'か'),
  and: both(' ', ''),
  stories: both<Readonly<Record<KindName, string>>>(
    {
      king: 'Comes late, when the table is laid as he likes it.',
      queen: 'Five dishes, no two alike: she tastes every one.',
      fairy1: 'Sleeps in a bellflower, and is the first to smell breakfast.',
      fairy2: 'Wears last spring’s leaves. They still fit.',
      fairy3: 'Never comes without petals in her hair, nor leaves without a crumb.',
      nisse1: 'Counts the dishes twice, and takes the one in the middle.',
      nisse2: 'Came in his nightcap: he meant only to look.',
      nisse3: 'Often taken for a mushroom, and likes it so.',
      tomte: 'Shows himself only when all three Nisse knock.',
    },
    {
      king: '食卓が気に入った形にととのうころ、ようやくお出ましです。',
      queen: '違う5皿がそろうと、ひとつ残らず味わいに来ます。',
      fairy1: 'つりがね草で眠り、朝ごはんの匂いに真っ先に気づきます。',
      fairy2: '去年の春の葉っぱを着ています。まだぴったりです。',
      fairy3: '髪に花びらを飾って来て、おみやげをひとつ持って帰ります。',
      nisse1: 'お皿を2回数えてから、真ん中のを取ります。',
      nisse2: 'ちょっとのぞくだけのつもりで、寝ぼうしのまま来ました。',
      nisse3: 'よくきのこと間違われます。そこが気に入っています。',
      tomte: 'ニッセが3人そろって戸をたたくと、やっと顔を出します。',
    },
  ),
});

/** Fairies by their pictures. */
const pictured = (kinds: readonly Kind[], lang: Lang): Phrase =>
  listed(
    kinds.map((kind): Phrase => [icon(NAMES[kind], namesIn[lang].fairyText(kind))]),
    words[lang].and,
    words[lang].and,
  );
const foods = (clues: readonly Clue[], lang: Lang): Phrase =>
  clues.map((clue): Part => icon(letterOf(clue), namesIn[lang].clueText(clue)));

/** A cost by its foods, the King's by its pattern. */
const costIn = (kind: Kind, tile: Tile, lang: Lang): Phrase =>
  kind === KING ? [namesIn[lang].costText(kind, tile)] : foods(cluesOf(costOf(kind, tile)), lang);

/** What is called what it is drawn as. */
export interface Told {
  readonly name: string;
  readonly facts: readonly Phrase[];
  readonly story?: string;
}

/** What is printed on a thing and lies beside it, in signs. */
export function toldOf(thing: ThingId, view: View, lang: Lang, arePointsCovered: boolean): Told | null {
  const known = knownOf(thing, view);
  const [said, names] = [words[lang], namesIn[lang]];
  switch (known.is) {
    case 'clue':
    case 'laid':
      return { name: names.words.first(names.clueText(known.clue)), facts: clueFacts(known.clue, view, lang) };
    case 'fairy':
    case 'came':
      return {
        name: names.fairyFirstText(known.kind),
        facts: fairyFacts(known.kind, view, lang),
        story: said.stories[NAMES[known.kind]],
      };
    case 'cost':
      return { name: names.fairyFirstText(known.kind), facts: [costIn(known.kind, known.tile, lang)] };
    case 'tomte': {
      const { tile } = known;
      return {
        name: names.fairyFirstText(TOMTE),
        facts: [[said.points(POINTS[TOMTE])], ...(typeof tile === 'number' ? [costIn(TOMTE, tile, lang)] : [])],
        story: said.stories.tomte,
      };
    }
    case 'footprint':
    case 'tracks':
    case 'track': {
      const kinds = known.footprint === null ? [] : [foods(footprintClues(known.footprint), lang)];
      const points = known.is === 'footprint' || arePointsCovered ? null : known.points;
      return {
        name: names.words.first(names.words.footprint),
        facts: [...kinds.map(said.eachBeside), ...(points === null ? [] : [[said.now(points)]])],
      };
    }
    case 'expert':
      return { name: names.words.first(names.expertText(known.set)), facts: expertFacts(known, lang) };
    default:
      return null;
  }
}

const footprintClues = (footprint: number): readonly Clue[] => cluesOf(FOOTPRINTS[footprint] ?? '');

function clueFacts(clue: Clue, view: View, lang: Lang): Phrase[] {
  const said = words[lang];
  const wanted = KINDS.filter((kind) =>
    kind === KING || kind === TOMTE
      ? false
      : view.usable[kind].some((tile) => cluesOf(costOf(kind, tile)).includes(clue)),
  );
  const known = knownOf(clueThing(clue), view);
  const left = known.is === 'clue' ? [[said.inLead(known.lead)], [said.inCommon(known.common)]] : [];
  return [wanted.length > 0 ? said.wantedBy(pictured(wanted, lang)) : [said.wantedByNobody], ...left];
}

function fairyFacts(kind: Kind, view: View, lang: Lang): Phrase[] {
  const said = words[lang];
  const lying = view.lying[kind];
  const still = view.usable[kind].filter((tile) => !lying.includes(tile));
  const costs = lying.map((tile) => costIn(kind, tile, lang));
  const nisse = KINDS.filter((each) => NAMES[each].startsWith('nisse'));
  const how: Phrase[] =
    kind === TOMTE
      ? [said.withNisse(pictured(nisse, lang))]
      : kind === KING && view.round < FOOTPRINT_ROUND
        ? [[said.fromRound(FOOTPRINT_ROUND)]]
        : costs.length > 0
          ? [listed(costs, said.or, said.or)]
          : [];
  const set = SETS.find((each) => hasKind(EXPERTS[each].kinds, kind));
  return [
    [said.points(POINTS[kind])],
    ...how,
    ...(kind === TOMTE ? [] : still.map((tile) => said.thisRound(costIn(kind, tile, lang)))),
    ...(set === undefined ? [] : togetherWith(set, kind, view, lang)),
    [said.pile(view.piles[kind])],
  ];
}

/** With whom an expert card comes, and what the next one is worth. */
function togetherWith(set: ExpertSet, kind: Kind, view: View, lang: Lang): Phrase[] {
  const known = knownOf(expertThing(set), view);
  if (known.is !== 'expert' || known.next === null) return [];
  const others = kindsIn(EXPERTS[set].kinds).filter((each) => each !== kind);
  return [words[lang].together(others.length > 0 ? p`+ ${pictured(others, lang)}: ` : p`+ `, known.next)];
}

function expertFacts({ set, next }: Extract<Known, { is: 'expert' }>, lang: Lang): Phrase[] {
  const said = words[lang];
  const { kinds, points } = EXPERTS[set];
  return [pictured(kindsIn(kinds), lang), [points.join(' · ')], [next === null ? said.noneLeft : said.next(next)]];
}
