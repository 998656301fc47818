import { describe, expect, test } from 'vitest';
import { plainOptions } from '../engine/setup.ts';
import { FACES } from '../games/faces.ts';
import { type InBoth, type Phrase, plain } from '../words/phrase.ts';
import { LANGS, type Lang } from '../words/voice.ts';
import { loadGame } from './games.ts';

/** Questions of people who play a title for the first time, and the words by which an answer is known. */
interface Question {
  readonly asked: string;
  /** Pieces that stand in one line of the lesson or of *At a glance*. */
  readonly answer: InBoth<readonly string[]>;
}

const ask = (asked: string, en: readonly string[], ja: readonly string[]): Question => ({ asked, answer: { en, ja } });

/** Ten a title, asked in play, and in no order. */
const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  'fairy-light': [
    ask('Where may my card go?', ['shares an edge', 'forest'], ['上下左右で隣接']),
    ask('Which of my cards do I place?', ['left-most'], ['いちばん左']),
    ask('Can the forest grow on and on?', ['wider', 'taller', 'five'], ['5×5']),
    ask('Whose is the heart of a Cotton?', ['More', 'heart goes to Sun', 'to Moon'], ['太陽へ', '月へ']),
    ask('And if it sees as many suns as moons?', ['Equal', 'nobody'], ['同じ数', 'どちらにも']),
    ask('Does a Cotton count what is on itself?', ['counts', 'on itself'], ['自分', '数えます']),
    ask('Is a card in the way of a line?', ['Nothing blocks'], ['さえぎられません']),
    ask('How far does which sign look?', ['one card next to it', 'to the edge'], ['隣の1枚', '端まで']),
    ask('What does 2:1 on a Cotton mean?', ['2:1', 'as the forest stands'], ['2:1', 'いまの']),
    ask('When is it over, and who wins?', ['24 cards', 'most hearts wins'], ['24枚', '多いほうの勝ち']),
  ],
  'fairy-concerto': [
    ask('What becomes of the fairies that I do not take?', ['pass the rest to the left'], ['残りは左隣に']),
    ask('Do the others see what I choose?', ['in secret'], ['秘密に']),
    ask('What is a composer good for?', ['draws 2 score cards', 'keeps 1'], ['スコアカードを2枚引き', '1枚を残し']),
    ask('What is a score card worth?', ['Score card: 5'], ['スコアカード', '5点']),
    ask('And one that I do not meet?', ['else nothing'], ['達成しなければ0点']),
    ask('Does a fairy count once only?', ['every fairy counts on every card'], ['すべてのカードで数え']),
    ask('What is the popular kind worth?', ['1 for each of the popular kind'], ['同じ種類', '1点']),
    ask('What do pianist and harpist pay for?', ['3 for each pair'], ['1組につき3点']),
    ask('Who gets an honour on a tie?', ['Honour: 2', 'on a tie for each'], ['名誉コマは2点', '同点なら全員']),
    ask('When is it over?', ['Twelve fairies each', 'most points win'], ['12個', 'いちばん高い']),
  ],
  alfheim: [
    ask('Where may the clue go?', ['beside a clue or footprint of yours'], ['隣接して配置']),
    ask('Must I take the clue of the round?', ['Once', 'refuse', 'draw another'], ['1回だけ引き直せ']),
    ask('When may I call a fairy?', ['exactly the cost', 'any order'], ['コストと過不足なく', '並び順は自由']),
    ask('Where does her tile go?', ['across a free end', 'two empty places'], ['直角に配置', '2つ必要']),
    ask('Have I used my clues up?', ['Clues are not used up'], ['使ってもなくなりません']),
    ask('May I call two of the same, or several in a turn?', ['One of each kind'], ['1種類に1枚']),
    ask('How do I get a Tomte?', ['third', 'Tomte'], ['ニッセ3種', 'トムテ']),
    ask('What is a fairy worth?', ['2 for each', 'Nisse', 'King'], ['ニッセ各2点', 'キング6点']),
    ask('Why is an expert card worth less to me than to her?', ['the earlier round the more'], ['達成した順']),
    ask('When is it over?', ['After round 11', 'most points win'], ['11ラウンドのあと', '勝ち']),
  ],
  maihoshi: [
    ask('How much may I do in a turn?', ['one of three'], ['3つから1つ']),
    ask('Which of my cards can come as a guest?', ['requirement is met'], ['条件を満たす手札']),
    ask('What raises my reputation?', ['Publicity', 'raise'], ['宣伝', '評判が上がる']),
    ask('What is the purple sign?', ['any one reputation'], ['いずれかの評判']),
    ask('Must I use the effect?', ['if you like'], ['効果を使える']),
    ask('When may I use my reserve?', ['once a turn', 'your reserve'], ['1手番に1度', '予約客']),
    ask('My house is closed: what can I do?', ['Closed', 'publicity', 'introduce'], ['休業状態', '宣伝', '紹介']),
    ask('When is the round over?', ['5, 6, 7 guests', 'one more turn each'], ['5・6・7人', '最後の1巡']),
    ask('What do cards left in my hand cost?', ['1, 3, 6, 10'], ['1、3、6、10']),
    ask('When is it over, and who wins?', ['three rounds', 'most tokens'], ['3ラウンド', '金子']),
  ],
  'my-little-scythe': [
    ask('May I do the same action again?', ['not where your marker lies'], ['マーカーのある所は不可']),
    ask('How far may I go?', ['2 steps', '1 with'], ['2歩まで', '1歩']),
    ask('What is mine on the map?', ['where your bears stand is yours'], ['いるマスのものを支配']),
    ask('How do I get friendship?', ['Seek', 'friendship', 'rival'], ['相手のいるマス', '+1']),
    ask('What brings a trophy?', ['8', 'pies', '3', 'spells', '2', 'solved'], ['8枚', '3枚', '2つ解決']),
    ask('Why can I take no trophy?', ['one a turn', '3 friendship or more'], ['1手番に1つ', '友情レベル3以上']),
    ask('How do I deliver?', ['to the castle', 'from a portal'], ['配達', '魔法の門から']),
    ask(
      'What does an attack cost, and who wins a tie?',
      ['Attacking costs 1', 'tie goes to the attacker'],
      ['−1', '攻撃側の勝ち'],
    ),
    ask(
      'What becomes of the one who loses?',
      ['return to camp', 'any action next turn'],
      ['キャンプ地へ', 'どのアクションも'],
    ),
    ask('When is it over, and who wins?', ['most', 'friendship', 'wins'], ['高いプレイヤーの勝ち']),
  ],
};

const ASKED = 10;
/** The number for which *At a glance* is looked at: what is so for most. */
const SEATS = 3;

/** The lines that a newcomer has read in the lesson, or can glance at in play. */
async function linesOf(game: string, lang: Lang): Promise<readonly string[]> {
  const face = (await FACES[game]?.[lang]())?.face;
  const [guide, leaflet] = await Promise.all([face?.guide?.(), face?.leaflet()]);
  const { seats, ...facts } = (await loadGame(game)).facts;
  const at = Math.min(seats.most, SEATS);
  const options = plainOptions({ seats, ...facts }, at);
  const aid = leaflet?.leaflet.aidAt?.({ seats: at, options }, lang) ?? leaflet?.leaflet.aid[lang] ?? [];
  const said: Phrase[] = [
    ...aid.flatMap(({ title, lines }) => [[title], ...lines]),
    ...(guide?.guide.script.flatMap(({ bubbles }) => bubbles.map((bubble) => bubble.said[lang])) ?? []),
  ];
  // Joiners hold a line together and say nothing.
  return said.map((phrase) => plain(phrase, String).replaceAll('\u2060', ''));
}

describe.each(Object.keys(FACES))('%s', (game) => {
  const questions = QUESTIONS[game] ?? [];

  test('ten questions are asked of it', () => {
    expect(new Set(questions.map(({ asked }) => asked)).size).toBe(ASKED);
  });

  test.each(LANGS)('its lesson and what is seen at a glance answer each of them in %s', async (lang) => {
    const lines = await linesOf(game, lang);
    const isAnswered = (pieces: readonly string[]): boolean =>
      lines.some((line) => pieces.every((piece) => line.includes(piece)));
    expect(questions.filter(({ answer }) => !isAnswered(answer[lang])).map(({ asked }) => asked)).toEqual([]);
  });
});
