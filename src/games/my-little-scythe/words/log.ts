import { icon, listed, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, deed, doing, first, hitting, line, type Sayings, silent, tellers } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { ALL_KINDS, KIND_OF_DIE, KINDS, type Kind, LEAVE, QUEST, SIDES_OF_QUEST } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { landOf } from '../rules/hexes.ts';
import { MOVE, MOVE_PILE } from '../rules/mat.ts';
import { broughtBy } from '../rules/state.ts';
import { endSayings, fightSayings, isOfMany, leftWith } from './logEndings.ts';
import { names } from './names.ts';

const { en, ja } = names;

const heart = icon('heart', 'friendship');
const heartJa = icon('heart', '友情');
const pies = (count: number) => icon('pie', count === 1 ? 'pie' : 'pies');
const pieJa = icon('pie', 'パイ');
const spell = icon('spell', 'spell');
const spellJa = icon('spell', '呪文カード');
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
/** A token of that kind: a quest token is a quest here. */
const one = (kind: Kind): Phrase => [icon(KINDS[kind], KINDS[kind] === 'apple' ? 'an apple' : `a ${KINDS[kind]}`)];
const oneJa = (kind: Kind) => icon(KINDS[kind], kind === QUEST ? ja.aQuest : ja.printed.kinds[KINDS[kind]]);
type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** What the dice of each kind show. */
const diceIn = (lang: Lang, { dice }: Of<'rolled'>, say: (kind: Kind, lands: string) => Phrase): Phrase[] =>
  ALL_KINDS.flatMap((kind) => {
    const lands = dice.flatMap((terrain, die) =>
      terrain !== null && KIND_OF_DIE[die] === kind ? [names[lang].landName(terrain)] : [],
    );
    return lands.length > 0 ? [say(kind, lands.join(names[lang].and))] : [];
  });

/** Every event of the log in both languages, and what the line of a turn says of it. */
const sayings: Sayings<Event> = {
  ...fightSayings,
  ...endSayings,
  began: ({ seat, last, barred, tile }, { before }) => {
    // Where the marker lies is seen, and what the seat does then says whose turn it is.
    if (before && !last) return silent();
    if (before?.is === 'ending' && isOfMany(before)) return silent();
    if (!last) return line(p`${name(seat)}’s turn.`, p`${name(seat)}さんの手番です。`);
    // There is no turn after it for which what is barred could be kept.
    const [bars, barsJa] =
      barred === null
        ? [[], []]
        : [
            p` Not ${en.space(barred, tile)}: the marker lies there.`,
            p`「${ja.space(barred, tile)}」はマーカーがあるので選べません。`,
          ];
    return line(p`${name(seat)}’s last turn.${bars}`, p`${name(seat)}さんの最後の手番です。${barsJa}`);
  },
  acted: ({ space, tile }, { after: [next] }) => {
    // Where it goes tells that it moves.
    if (space === MOVE && (next?.is === 'moved' || next?.is === 'delivered')) return silent();
    return first(
      p`${tile === null ? 'chooses' : 'uses'} ${en.space(space, tile)}`,
      p`「${ja.space(space, tile)}」を選び`,
      [en.space(space, tile)],
      [ja.space(space, tile)],
    );
  },
  used: ({ tile }) =>
    first(
      p`uses ${en.tile(MOVE_PILE, tile)}`,
      p`「${ja.tile(MOVE_PILE, tile)}」を使い`,
      [en.tile(MOVE_PILE, tile)],
      [ja.tile(MOVE_PILE, tile)],
    ),
  moved: ({ other, from, to, apples, gems, by }, { before }) => {
    const [load, loadJa] = [en.drawnWares(apples, gems), ja.drawnWares(apples, gems)];
    const isLaden = load.length > 0;
    const [how, howJa] = by === null ? [[], []] : [p` (${en.tile(MOVE_PILE, by)})`, p`（${ja.tile(MOVE_PILE, by)}）`];
    // Of two on the same land the second says which.
    const isTold = before?.is === 'moved' && before.to !== to && landOf(before.to) === landOf(to);
    const brief = p`${load}${isLaden ? ' ' : ''}to ${isTold ? en.place(to) : en.land(to)}`;
    const briefJa = p`${loadJa}${isLaden ? 'を' : ''}${isTold ? ja.place(to) : ja.land(to)}へ`;
    const isSameWay = before?.is === 'moved' && before.from === from && before.apples + before.gems === 0 && !isLaden;
    const way = p`${isSameWay ? [] : p` from ${en.place(from)}`} to ${en.place(to)}${how}`;
    const wayJa = p`${isSameWay ? [] : p`${ja.place(from)}から`}${ja.place(to)}へ${howJa}`;
    return isLaden
      ? doing(p`carries`, p`運び`, p`${load}${way}`, p`${loadJa}を${wayJa}`, brief, briefJa)
      : doing(
          p`moves`,
          p`動かし`,
          p`${other ? (before?.is === 'moved' ? 'the other' : 'the other seeker') : 'a seeker'}${way}`,
          p`${other ? 'もう1体' : '勇者コマ1体'}を${wayJa}`,
          brief,
          briefJa,
        );
  },
  passed: ({ step, tile }, { before }) => {
    switch (step) {
      case 'move':
        // Where it stands is seen.
        return before ? silent() : deed(p`leaves the other seeker`, p`もう1体を残し`);
      case 'victory':
        return deed(p`takes no trophy`, p`トロフィーを取らないことにし`);
      case 'consolation':
        // Nothing was shown, and whether it could be is no news.
        return silent();
      case 'after':
        return tile === null
          ? deed(p`uses no power-up`, p`パワーアップを使わないことにし`)
          : deed(p`does not use ${en.tile(MOVE_PILE, tile)}`, p`「${ja.tile(MOVE_PILE, tile)}」を使わないことにし`);
    }
  },
  delivered: ({ kind, by }) => {
    const [load, loadJa] = [en.drawnTokens(KINDS[kind], broughtBy(by)), ja.drawnTokens(KINDS[kind], broughtBy(by))];
    return first(p`delivers ${load}`, p`${loadJa}を配達し`, p`${load} delivered`, p`${loadJa}を配達`);
  },
  home: ({ other, from, unmarks }, { before }) => {
    // Of two on the map the one that a power-up brings home is named by its place.
    const [at, atJa] = before?.is === 'used' ? [p` from ${en.place(from)}`, p`${ja.place(from)}の`] : [[], []];
    const back = p`${atJa}${other ? 'もう1体' : '勇者コマ1体'}をキャンプ地に戻し`;
    return deed(
      p`brings home ${other ? 'the other seeker' : 'a seeker'}${at}${unmarks ? ' (marker off)' : ''}`,
      unmarks ? p`${back}てマーカーを取り除き` : back,
    );
  },

  friendship: ({ by, now, cause }, { before }) => {
    // The token that brought it tells it.
    if (before?.is === 'put' && before.rival !== null && by >= 0)
      return silent(p`${heart} ${signed(by)}`, p`${heartJa}${signed(by)}`);
    if (by === 0) return deed(p`stays at ${heart} ${now}`, p`${heartJa}は${now}のままになり`);
    const changed = p`${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${heart} (now ${now})`;
    const changedJa = p`${heartJa}が${Math.abs(by)}${by < 0 ? '減って' : '増えて'}${now}になり`;
    return cause === 'attack'
      ? deed(changed, changedJa)
      : deed(changed, changedJa, p`${heart} ${signed(by)}`, p`${heartJa}${signed(by)}`);
  },
  pies: ({ by, now, cause }) => {
    if (cause === 'fight') return leftWith(both(pies(now), pieJa), now, by);
    const isCamp = cause === 'camp' || cause === 'campAgain';
    const [brief, briefJa] = [p`${pies(2)} ${signed(by)}`, p`${pieJa}${signed(by)}`];
    if (by === 0)
      return deed(
        p`${isCamp ? 'resupplies but ' : ''}stays at ${now} ${pies(now)}`,
        p`${isCamp ? '補給しても' : ''}${pieJa}は${now}枚のままになり`,
      );
    if (by < 0)
      return deed(p`pays ${-by} ${pies(-by)} (now ${now})`, p`${pieJa}を${-by}枚払って${now}枚になり`, brief, briefJa);
    return deed(
      p`${isCamp ? 'resupplies with' : 'gains'} ${by} ${pies(by)} (now ${now})`,
      p`${isCamp ? '補給で' : ''}${pieJa}が${by}枚増えて${now}枚になり`,
      brief,
      briefJa,
    );
  },
  treated: ({ seats, by }) =>
    line(
      p`${en.seats(seats)} ${seats.length > 1 ? `each gain ${by}` : `gains ${by}`} ${pies(by)}.`,
      p`${ja.seats(seats)}は${pieJa}を${by}枚${seats.length > 1 ? 'ずつ' : ''}獲得しました。`,
    ),
  spell: ({ value, now, cause }) => {
    const isCamp = cause === 'camp' || cause === 'campAgain';
    const [what, whatJa] =
      value === null ? [p`a ${spell}`, [spellJa]] : [[en.spellsOf([value])], [ja.spellsOf([value])]];
    return deed(
      p`${isCamp ? 'resupplies with' : 'draws'} ${what} (now ${now})`,
      p`${isCamp ? '補給で' : ''}${whatJa}を引いて手札は${now}枚になり`,
      p`${spell} +1`,
      p`${spellJa}+1`,
    );
  },
  noSpell: () => deed(p`finds no ${spell} left to draw`, p`引ける${spellJa}がないことが分かり`),
  remade: () =>
    line(
      p`The discarded spells are shuffled into a new deck.`,
      p`呪文カードの捨て札をシャッフルして、新しい山札にしました。`,
    ),
  discarded: ({ value, now }) =>
    deed(p`discards ${en.spellsOf([value])} (now ${now})`, p`${ja.spellsOf([value])}を捨てて手札は${now}枚になり`),

  quest: ({ card, at }, { before }) => {
    const isThere = before?.is === 'moved' && before.to === at;
    return deed(
      p`meets ${en.quest(card)} ${isThere ? 'there' : p`on ${en.place(at)}`}`,
      p`${isThere ? 'そこ' : ja.place(at)}で「${ja.quest(card)}」に出会い`,
    );
  },
  solved: ({ card, side }) => {
    const [how, howJa] = [en.sides[SIDES_OF_QUEST[side]], ja.sides[SIDES_OF_QUEST[side]]];
    return first(
      side === LEAVE ? p`leaves ${en.quest(card)}` : p`chooses the ${how} side of ${en.quest(card)}`,
      p`「${ja.quest(card)}」で「${howJa}」を選び`,
      p`${en.quest(card)}: ${how}`,
      p`「${ja.quest(card)}」${howJa}`,
    );
  },

  rolled: (event, { after }) =>
    // What was placed tells it.
    after.some(({ is }) => is === 'put')
      ? silent()
      : deed(
          p`rolls ${listed(
            diceIn('en', event, (kind, lands) => p`${lands} (${icon(KINDS[kind], KINDS[kind])})`),
            ', ',
            ', ',
          )}`,
          p`${listed(
            diceIn('ja', event, (kind, lands) => p`${oneJa(kind)}は${lands}`),
            '、',
            '、',
          )}が出`,
        ),
  lost: ({ kind, terrain, left }, { before, after }) => {
    if (left > 0)
      return line(
        p`No ${en.landName(terrain)} hex is free for a quest token.`,
        p`${ja.landName(terrain)}に、クエストトークンを置けるマスがありません。`,
      );
    const isTold =
      (before?.is === 'lost' && before.kind === kind) ||
      (before?.is === 'put' && before.kind === kind && before.left === 0) ||
      // Quest tokens never come back: that the last was placed has been told.
      (kind === QUEST && (before !== undefined || after.length > 0));
    if (isTold) return silent();
    const what = en.printed.kinds[KINDS[kind]];
    return line(p`The supply has no ${what}s left.`, p`サプライに${ja.printed.kinds[KINDS[kind]]}がありません。`);
  },
  put: ({ kind, at, rival, left }, { after: [next] }) => {
    const gained = next?.is === 'friendship' && rival !== null ? next : null;
    const bonus = gained ? p` (${heart} ${gained.now})` : [];
    const bonusJa = gained ? p`（${heartJa}${gained.now}）` : [];
    const [what, whatJa] =
      left === 0
        ? [p`the last ${icon(KINDS[kind], KINDS[kind])}`, p`最後の${oneJa(kind)}`]
        : [one(kind), [oneJa(kind)]];
    return hitting(
      rival,
      doing(
        p`places`,
        p`を置き`,
        p`${what} ${rival === null ? 'on' : p`with ${name(rival)} on`} ${en.place(at)}${bonus}`,
        p`${ja.place(at)}${rival === null ? '' : p`の${name(rival)}さん`}に${whatJa}${bonusJa}`,
        ...(rival === null ? [] : [p`${one(kind)} for ${name(rival)}`, p`${name(rival)}さんに${oneJa(kind)}`]),
      ),
    );
  },
  paid: ({ kind, count, from, to, rival }, { before, after: [next] }) => {
    // Two kinds from one hex name it once: English after the second, Japanese before the first.
    const isSame = (other: Event | undefined): boolean =>
      other?.is === 'paid' && other.from === from && other.to === to;
    const [what, whatJa] = [en.drawnTokens(KINDS[kind], count), ja.drawnTokens(KINDS[kind], count)];
    const where = isSame(next) ? [] : p` from ${en.place(from)}`;
    const whereJa = isSame(before) ? [] : p`${ja.place(from)}の`;
    if (to === 'supply' || rival === null) return doing(p`pays`, p`を払い`, p`${what}${where}`, p`${whereJa}${whatJa}`);
    return hitting(
      rival,
      doing(
        p`gives ${name(rival)}`,
        p`を${name(rival)}さんに贈り`,
        p`${what}${where}`,
        p`${whereJa}${whatJa}`,
        p`${what} for ${name(rival)}`,
        p`${name(rival)}さんに${whatJa}`,
      ),
    );
  },
  gained: ({ apples, gems, at, short }) =>
    apples + gems === 0
      ? deed(p`finds nothing left in the supply`, p`サプライに残りがないことが分かり`)
      : deed(
          p`gains ${en.drawnWares(apples, gems)}${short ? ' (the last)' : ''} on ${en.place(at)}`,
          p`${ja.place(at)}で${short ? '最後の' : ''}${ja.drawnWares(apples, gems)}を獲得し`,
        ),
  launched: ({ kind, from, to, rival }) =>
    hitting(
      rival,
      deed(
        p`throws ${one(kind)} from ${en.place(from)} to ${rival === null ? [] : p`${name(rival)} on `}${en.place(to)}`,
        p`${oneJa(kind)}を${ja.place(from)}から${ja.place(to)}${rival === null ? [] : p`の${name(rival)}さん`}へ投げ`,
        p`${one(kind)} to ${en.land(to)}`,
        p`${oneJa(kind)}を${ja.land(to)}へ`,
      ),
    ),
  jumped: ({ from, to, leaves }) =>
    deed(
      p`moves ${leaves ? 'one of two seekers' : 'the seeker'} from ${en.place(from)} to ${en.place(to)}`,
      p`${leaves ? '2体のうち1体' : '勇者コマ'}を${ja.place(from)}から${ja.place(to)}へ移し`,
      p`to ${en.land(to)}`,
      p`${ja.land(to)}へ`,
    ),
  drew: ({ pile, tiles }) =>
    tiles === null
      ? deed(p`draws three ${en.piles[pile]} power-ups`, p`${ja.piles[pile]}のパワーアップを3枚引き`)
      : doing(
          p`draws`,
          p`を引き`,
          listed(
            tiles.map((tile) => [en.tile(pile, tile)]),
            ', ',
            ' and ',
          ),
          listed(
            tiles.map((tile) => p`「${ja.tile(pile, tile)}」`),
            '',
            '',
          ),
        ),
  kept: ({ pile, tile }) =>
    deed(
      p`keeps ${en.tile(pile, tile)}`,
      p`「${ja.tile(pile, tile)}」を残し`,
      p`keeps ${en.tile(pile, tile)}`,
      p`「${ja.tile(pile, tile)}」を獲得`,
    ),
};

/** What came to others is told by their own lines; a fight is both sides'. */
const isOfTurn = (event: Event, seat: number): boolean =>
  !('seat' in event) || event.seat === seat || event.is === 'fought';

export const log = tellers(sayings, { isOfTurn });
