import { type InBoth, icon, listed, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Card, Colour, ColourName, FolkId, GeishaId, Kind, Reputation } from '../rules/cards.ts';
import { ANY, COLOUR_NAMES, COLOURS, cardOf, cardThing, GEISHA, geishaThing } from '../rules/cards.ts';

/** Name and effect of every folk card; the effect as a sentence that can stand alone. */
export interface FolkWords {
  readonly name: string;
  /** How the name is read, where its characters do not tell everybody. */
  readonly reading?: string;
  readonly effect: string;
  /** What of it is said to a player who has wished for something else; else all of it is. */
  readonly demands?: string;
}
export interface GeishaWords extends FolkWords {
  readonly ability: string;
}
const texts = both<FolkWords>;
const called = both<GeishaWords>;

export const folk = catalogues({
  dangoya: texts(
    {
      name: 'Dango Seller',
      effect: 'Draw a card; if you drew one, discard a card (it may be the one you drew).',
    },
    { name: '団子屋', effect: '山札から1枚引き、引けたら手札を1枚捨てる（引いたカードでもよい）。' },
  ),
  hikyaku: texts(
    {
      name: 'Courier',
      effect: 'Do publicity once: draw a card, then place one. If the deck is empty, only place one.',
    },
    { name: '飛脚', effect: '宣伝を1回行う。1枚引き、1枚置く。山札がなければ、置くだけ。' },
  ),
  kamiyui: texts({ name: 'Hairdresser', effect: 'No effect.' }, { name: '髪結い', effect: '効果なし。' }),
  hikeshi: texts(
    {
      name: 'Fire Brigade',
      effect: 'Always on: while it is your newest guest, the effects of other players’ guests cannot choose you.',
    },
    { name: '火消し', effect: '常時：これが最も新しい客である間、ほかのプレイヤーの客の効果で選ばれない。' },
  ),
  kawaraban: texts(
    {
      name: 'Broadsheet Crier',
      effect: 'Choose a player, who draws a card. If the deck is empty, nothing happens.',
    },
    {
      name: '瓦版屋',
      reading: 'かわらばんや',
      effect: 'プレイヤーを1人選ぶ。そのプレイヤーは山札から1枚引く。山札がなければ何も起きない。',
    },
  ),
  wakadanna: texts(
    {
      name: 'Young Heir',
      effect:
        'Receive one more guest from your hand whose requirement is met and whose colour is different from this Heir’s (any colour counts as different); you may use its effect. The guest never comes from your reserve. Not while your house is closed.',
      demands: 'the guest’s colour must be different from this Heir’s (any colour counts as different).',
    },
    {
      name: '若旦那',
      effect:
        'この若旦那と色の違う手札（色不問でもよい）で、条件を満たすものを、もう1枚、客として出す。その効果も使える。休業中は使えない。予約客は出せない。',
      demands: 'この若旦那と違う色か、色不問の客。',
    },
  ),
  okappiki: texts(
    {
      name: 'Thief-taker',
      effect:
        'Choose a player, whose house is closed until the end of that player’s next turn. If you choose yourself, until the end of this turn.',
    },
    {
      name: '岡っ引き',
      effect:
        'プレイヤーを1人選ぶ。そのプレイヤーは、次の手番の終わりまで休業状態になる。自分を選べば、この手番の終わりまで。',
    },
  ),
  hanashika: texts(
    { name: 'Storyteller', effect: 'No effect.' },
    { name: '噺家', reading: 'はなしか', effect: '効果なし。' },
  ),
  suri: texts(
    {
      name: 'Pickpocket',
      effect:
        'Choose a player with a guest: the newest one goes face up to the bottom of the deck. If you choose yourself, it is your newest guest other than this card.',
    },
    {
      name: 'すり',
      effect:
        '客のいるプレイヤーを1人選び、その最も新しい客を、公開して山札の一番下に入れる。自分を選ぶときは、このすりを除いて最も新しい客。',
    },
  ),
  kenjutsu: texts(
    {
      name: 'Fencing Master',
      effect: 'Choose a player with publicity: the newest card returns to that player’s hand.',
    },
    { name: '剣術指南', effect: 'プレイヤーを1人選び、その最も新しい宣伝を、そのプレイヤーの手札に戻す。' },
  ),
  sendou: texts(
    { name: 'Boatman', effect: 'Take one more turn after this one. Several used in one turn add up.' },
    { name: '船頭', effect: 'この手番のあと、もう1手番行う。同じ手番に何枚か使えば、その数だけ増える。' },
  ),
  fudasashi: texts(
    { name: 'Rice Broker', effect: 'Scoring: +1 for each publicity card you have, at most +4.' },
    { name: '札差', reading: 'ふださし', effect: '得点：自分の宣伝1枚につき+1（最大+4）。' },
  ),
  ohdana: texts({ name: 'Great Merchant', effect: 'No effect.' }, { name: '大店の主人', effect: '効果なし。' }),
  onmitsu: texts(
    {
      name: 'Secret Agent',
      effect:
        'Choose another player, whose newest guest moves to the right end of your guest row. Its effect does not happen.',
    },
    {
      name: '隠密',
      reading: 'おんみつ',
      effect: 'ほかのプレイヤーを1人選び、その最も新しい客を、自分の座敷の右端に移す。効果は使えない。',
    },
  ),
  ekisha: texts(
    {
      name: 'Fortune Teller',
      effect:
        'Look at up to three cards from the top of the deck, take one and put the rest under the deck in any order. Then discard a card (it may be the one you took).',
    },
    {
      name: '易者',
      reading: 'えきしゃ',
      effect:
        '山札の上から3枚（足りなければあるだけ）を見て1枚取り、残りを好きな順で山札の下に入れる。その後、手札を1枚捨てる（取ったカードでもよい）。',
    },
  ),
  tabiichiza: texts(
    {
      name: 'Travelling Troupe',
      effect: 'Every other player, clockwise, draws a card while the deck lasts. A Fire Brigade does not stop it.',
    },
    {
      name: '旅の一座',
      effect: 'ほかのプレイヤー全員が、時計回りに、山札があるかぎり1枚ずつ引く。火消しでは防げない。',
    },
  ),
  sadou: texts(
    { name: 'Tea Master', effect: 'If you have no reserve, you may place a card of your hand as your reserve.' },
    { name: '茶頭', reading: 'さどう', effect: '予約客がなければ、手札を1枚、予約客として伏せてよい。' },
  ),
  kuge: texts({ name: 'Court Noble', effect: 'No effect.' }, { name: '公家', reading: 'くげ', effect: '効果なし。' }),
  chokushi: texts(
    {
      name: 'Imperial Envoy',
      effect: 'Place up to two cards of your hand as guests, ignoring their requirements. Their effects do not happen.',
    },
    {
      name: '勅使',
      reading: 'ちょくし',
      effect: '手札を2枚まで、条件にかかわらず客として出す。その効果は使えない。',
    },
  ),
} satisfies Record<FolkId, unknown>);

const geisha = catalogues({
  hinagiku: called(
    {
      name: 'Hinagiku',
      ability: 'Good Listener',
      effect:
        'Each time she does publicity, she may draw two cards instead of one. If she drew two, she discards a card after placing one.',
    },
    {
      name: '雛菊',
      reading: 'ひなぎく',
      ability: '聞き上手',
      effect: '宣伝のたびに、2枚引くことを選べる。2枚引いたら、1枚置いたあとで手札を1枚捨てる。',
    },
  ),
  hiougi: called(
    { name: 'Hiōgi', ability: 'Scarlet Dance', effect: 'Scoring: +1 for each red guest.' },
    { name: '緋扇', reading: 'ひおうぎ', ability: '緋の舞', effect: '得点：赤の客1人につき+1。' },
  ),
  seoto: called(
    {
      name: 'Seoto',
      ability: 'Ebb Tide',
      effect: 'When she introduces one or two cards, she may draw one fewer than she discarded.',
    },
    {
      name: '瀬音',
      reading: 'せおと',
      ability: '引き潮',
      effect: '紹介で1枚か2枚を捨てたとき、引く枚数を1枚減らしてよい。',
    },
  ),
  tokiwa: called(
    {
      name: 'Tokiwa',
      ability: 'Go-between',
      effect:
        'Once a round a guest may come if any one of her three reputations meets the requirement. It is used up only if the guest could not come otherwise.',
    },
    {
      name: '常磐',
      reading: 'ときわ',
      ability: '顔つなぎ',
      effect: '1ラウンドに1度、客の条件を、どの色の評判で満たしてもよい。そのままでは出せない客にだけ使う。',
    },
  ),
  sayo: called(
    { name: 'Sayo', ability: 'Curfew', effect: 'She never has a reserve.' },
    { name: '小夜', reading: 'さよ', ability: '門限', effect: '予約客を持てない。' },
  ),
  yukishiro: called(
    {
      name: 'Yukishiro',
      ability: 'Second in Line',
      effect:
        'Once a round, right after using her reserve, she may place a card of her hand as a new reserve, if she has none.',
    },
    {
      name: '雪代',
      reading: 'ゆきしろ',
      ability: '二番手',
      effect: '1ラウンドに1度、予約客を使った直後に予約客がなければ、手札を1枚、新しい予約客として伏せてよい。',
    },
  ),
} satisfies Record<GeishaId, unknown>);

const p = phrase;

const hues = { red: '赤', blue: '青', green: '緑' } as const;
/** What a colour stands for; a sign in the line, a word where it is read out. */
const reputations = both(
  { red: 'performance', blue: 'service', green: 'learning' },
  { red: '芸事', blue: '接客', green: '教養' },
);
/** The sign of an “any” alone tells nobody what it is: the words stand beside it. */
const any = icon('any', '');
const signs = (of: Readonly<Record<ColourName, string>>) => COLOUR_NAMES.map((colour) => icon(colour, of[colour]));
const [red, blue, green] = signs(reputations.en) as [Part, Part, Part];
const [redJa, blueJa, greenJa] = signs(reputations.ja) as [Part, Part, Part];

/** What cards and geisha are called, and what stands on them. */
export const names = catalogues({
  folk,
  geisha,
  /** The sign of each colour, and of any. */
  wanted: both(
    [red, blue, green, icon('any', 'any one reputation')],
    [redJa, blueJa, greenJa, icon('any', 'いずれかの評判')],
  ),
  /** The name as it is introduced, with its reading where that is not plain. */
  called: both(
    ({ name }: FolkWords): string => name,
    ({ name, reading }) => (reading === undefined ? name : `${name}（${reading}）`),
  ),
  /** The names of coloured cards come with their colour. */
  coloured: both(
    (named: Part, colour: ColourName): Phrase => p`${named}\u00a0${icon(colour, `(${colour})`)}`,
    (named, colour) => p`${named}${icon(colour, `（${hues[colour]}）`)}`,
  ),
  hued: both(
    (colour: ColourName): Phrase => [icon(colour, `${colour} `)],
    (colour) => [icon(colour, `${hues[colour]}の`)],
  ),
  /** `isSecond`: its copy lies open already, and “the” would be heard as that one. */
  told: both(
    (hue: Phrase, named: Part, isSecond: boolean): Phrase => p`${isSecond ? 'another' : 'the'} ${hue}${named}`,
    (hue, named) => p`${hue}${named}`,
  ),
  valueOf: both(
    (colour: ColourName, value: number): Phrase => p`${icon(colour, colour)} ${value}`,
    (colour, value) => p`${icon(colour, hues[colour])}${value}`,
  ),
  values: both(
    (each: readonly Phrase[]): Phrase => listed(each, ', ', ', '),
    (each) => listed(each, '・', '・'),
  ),
  copies: both(
    (card: Phrase, count: number): Phrase => p`${count} copies of ${card}`,
    (card, count) => p`${card}${count}枚`,
  ),
  reputation: both(
    (values: Reputation): Phrase => p`${red} ${values[0]}, ${blue} ${values[1]}, ${green} ${values[2]}`,
    (values) => p`${redJa}${values[0]}・${blueJa}${values[1]}・${greenJa}${values[2]}`,
  ),
  requirement: both(
    (colour: Card['colour'], least: number): Phrase =>
      colour === ANY ? p`${any}${least} in any one reputation` : p`${[red, blue, green][colour] ?? ''} ${least}`,
    (colour, least) =>
      colour === ANY ? p`${any}いずれかの評判${least}以上` : p`${[redJa, blueJa, greenJa][colour] ?? ''}${least}以上`,
  ),
  raise: both(
    (colour: ColourName, by: number): Phrase => p`${icon(colour, reputations.en[colour])} +${by}`,
    (colour, by) => p`${icon(colour, reputations.ja[colour])}+${by}`,
  ),
});

export type NameWords = typeof names.en;

export const cardPart = (words: NameWords, card: Kind): Part =>
  thing(cardThing(card), words.folk[cardOf(card).folk].name);

function inColour(words: NameWords, card: Kind, named: Part): Phrase {
  const { colour } = cardOf(card);
  return colour === ANY ? [named] : words.coloured(named, COLOUR_NAMES[colour]);
}
export const cardPhrase = (words: NameWords, card: Kind): Phrase => inColour(words, card, cardPart(words, card));

/** As a sentence calls it that is also heard: "the red Courier". */
function cardTold(words: NameWords, card: Kind, isSecond = false): Phrase {
  const { colour } = cardOf(card);
  return words.told(colour === ANY ? [] : words.hued(COLOUR_NAMES[colour]), cardPart(words, card), isSecond);
}

const valuesTold = (words: NameWords, values: Reputation, colours: readonly Colour[]): Phrase =>
  words.values(colours.map((colour) => words.valueOf(COLOUR_NAMES[colour], values[colour])));

/** Several: equal ones that follow one another are told together, with their number. */
function severalOf(words: NameWords, cards: readonly Kind[], say: typeof cardPhrase): Phrase[] {
  const runs: { readonly card: Kind; count: number }[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map(({ card, count }) => {
    const said = say(words, card);
    return count === 1 ? said : words.copies(said, count);
  });
}
export const cardPhrases = (words: NameWords, cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardPhrase);

/** As it is introduced, with its reading. */
export const cardCalled = (words: NameWords, card: Kind): Phrase =>
  inColour(words, card, thing(cardThing(card), words.called(words.folk[cardOf(card).folk])));

const geishaPart = (words: NameWords, geisha: GeishaId): Part => thing(geishaThing(geisha), words.geisha[geisha].name);

/** What sentences are made of, in one language. */
const namer = (words: NameWords) => ({
  words,
  /** As a line for the eye calls it: "Courier (red)". */
  card: (card: Kind): Phrase => cardPhrase(words, card),
  cards: (cards: readonly Kind[]): Phrase[] => cardPhrases(words, cards),
  the: (card: Kind): Phrase => cardTold(words, card),
  each: (cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardTold),
  /** One that comes or goes. */
  coming: ({ card, isSecond }: { readonly card: Kind; readonly isSecond?: boolean | undefined }): Phrase =>
    cardTold(words, card, isSecond),
  geisha: (geisha: GeishaId): Part => geishaPart(words, geisha),
  /** The name of her ability, which she explains. */
  ability: (geisha: GeishaId): Part => thing(geishaThing(geisha), words.geisha[geisha].ability),
  own: (geisha: GeishaId): Phrase => valuesTold(words, GEISHA[geisha], COLOURS),
  /** The values that publicity of this card has changed. */
  changed: ({ card, reputation }: { readonly card: Kind; readonly reputation: Reputation }): Phrase =>
    valuesTold(
      words,
      reputation,
      COLOURS.filter((colour) => cardOf(card).publicity[colour] > 0),
    ),
});
export type Namer = ReturnType<typeof namer>;
export const namers: InBoth<Namer> = { en: namer(names.en), ja: namer(names.ja) };
