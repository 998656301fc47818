import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type InBoth, listed, type Part, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang, OptionWords, TableVoice } from '../../../words/voice.ts';
import { MANNERS } from '../facts.ts';
import { named } from '../rules/cards.ts';
import type { Reason } from '../rules/ids.ts';
import { ROWS } from '../rules/score.ts';
import { addedIn, BACH, type Event, isAlone, type Move, type View } from '../rules/state.ts';
import { log, MANNERS_TOLD } from './log.ts';
import { card, fairy, names, players } from './names.ts';
import { sayReason, tellsPoints } from './reasons.ts';
import { explain } from './things.ts';

const words = catalogues({
  askCompose: both('Keep 1 of 2 score cards', 'スコアカード2枚から1枚を残す'),
  askKeep: both('Keep 1 of the 2 dealt score cards', '配られた2枚から1枚を残す'),
  askLast: both('Add what is left in your hand', '手の中の残りを加える'),
  askOf: both(
    (count: number, of: number): string => `Choose ${count} of ${of}`,
    (count, of) => `妖精コマ${of}個から${count}個を選ぶ`,
  ),
  askAddAndRemove: both(
    (of: number): string => `Add 1, remove 1 of ${of}`,
    (of) => `${of}個から1個を加え、1個を取り除く`,
  ),
  /** With the first fairies also one of the dealt score cards. */
  askAlsoKeep: both(
    (fairies: string): string => `${fairies}, keep 1 score card`,
    (fairies) => `${fairies}。スコアカードも1枚`,
  ),
  keep: both(
    (of: Part): Phrase => p`Keep ${of}`,
    (of) => p`${of}を残す`,
  ),
  alsoKeep: both(
    (of: Part): Phrase => p`keep ${of}`,
    (of) => p`${of}を残す`,
  ),
  add: both(
    (of: Phrase): Phrase => p`Add ${of}`,
    (of) => p`${of}を加える`,
  ),
  remove: both(
    (of: Part): Phrase => p`remove ${of}`,
    (of) => p`${of}を取り除く`,
  ),
  /** Below who has won. */
  tieIsBachs: both('As many points as Bach: a tie goes to Bach.', '同点のときはバッハの勝ちです。'),
});

const options: InBoth<Readonly<Record<string, OptionWords>>> = both(
  {
    bach: {
      name: 'Bach',
      values: {
        printed: { name: 'Printed', sentence: 'Each of Bach’s score cards is worth 3 points, as the rules say.' },
        gentle: { name: 'Gentle', sentence: 'Each of Bach’s score cards is worth only 1 point. A variant of our own.' },
        stern: { name: 'Stern', sentence: 'Each of Bach’s score cards is worth 7 points. A variant of our own.' },
      },
    },
    randomCards: {
      name: 'Random cards',
      values: {
        off: { name: 'Bag', sentence: 'Fairies are drawn from a bag, and nobody knows what is left in it.' },
        on: {
          name: 'Cards',
          sentence:
            'Fairies are drawn by cards, and all can see how many of each kind are left. Two players can work out each other’s hand.',
        },
      },
    },
  },
  {
    bach: {
      name: 'バッハ',
      values: {
        printed: { name: 'もとのルール', sentence: 'バッハのスコアカードは、もとのルールどおり1枚3点です。' },
        gentle: { name: 'やさしい', sentence: 'バッハのスコアカードは1枚1点です。この版で加えたルールです。' },
        stern: { name: '手ごわい', sentence: 'バッハのスコアカードは1枚7点です。この版で加えたルールです。' },
      },
    },
    randomCards: {
      name: 'ランダムカード',
      values: {
        off: { name: '布袋', sentence: '妖精コマを布袋から引きます。布袋に何が残っているかは、誰にもわかりません。' },
        on: {
          name: 'カード',
          sentence:
            '妖精コマをカードで引きます。まだ引かれていない種類と個数が全員に見え、2人プレイでは相手の手の中もわかります。',
        },
      },
    },
  },
);

const voiceIn = (lang: Lang): TableVoice<Move, View, Event, Reason> => {
  const [said, called] = [words[lang], names[lang]];
  /** What is chosen in secret. */
  const askChoice = (seat: Seat, { held, dealt, round }: View): string => {
    const of = at(held, seat);
    const adds = addedIn(held.length, round);
    const fairies = held.length === 2 ? said.askAddAndRemove(of) : of === adds ? said.askLast : said.askOf(adds, of);
    // Alone the dealt score card is asked for when the fairies stand.
    return held.length > 1 && (dealt[seat] ?? []).length > 0 ? said.askAlsoKeep(fairies) : fairies;
  };
  return {
    ...log[lang],
    sayMove: (move) => {
      if (!('take' in move)) return said.keep(card(called, move.keep));
      const parts = [said.add(players(called, move.take))];
      if (move.remove !== undefined) parts.push(said.remove(fairy(called, move.remove)));
      if (move.keep !== undefined) parts.push(said.alsoKeep(card(called, move.keep)));
      return listed(parts, called.comma, called.comma);
    },
    sayReason: (reason) => sayReason(lang, reason),
    tellsPoints,
    sayAsk: ({ step, seat }, view) => {
      if (step === 'compose') return [said.askCompose];
      return [step === 'keep' ? said.askKeep : askChoice(seat, view)];
    },
    explain: (of, view, arePointsCovered = false) => explain(lang, of, view, arePointsCovered),
    sayRow: (row) => [called.rows[named(ROWS, row)]],
    sayTie: (view, { totals }) => (isAlone(view) && totals[0] === totals[BACH] ? [said.tieIsBachs] : null),
    saySide: (side, { seats, options: { bach = 'printed' } }) =>
      seats > 1 || side < seats ? null : [MANNERS_TOLD[lang][named(MANNERS, bach)]],
    options: options[lang],
  };
};

/** What is said at the table; the rulebook is bound to it in `index.ts`. */
export const voices: InBoth<TableVoice<Move, View, Event, Reason>> = { en: voiceIn('en'), ja: voiceIn('ja') };
