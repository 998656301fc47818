import type { InBoth } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { QuestName } from '../rules/cards.ts';

/** What a quest tells of, in one sentence to be read aloud. */
export const stories: Readonly<Record<QuestName, InBoth<string>>> = {
  'empty-basket': both(
    'Old Mole set out to pick apples, and came home with a song and a basket full of nothing.',
    'モグラのじいさんはリンゴを摘みに出かけ、歌をひとつと空っぽのかごを持って帰ってきました。',
  ),
  'dim-crown': both(
    'The frog king’s crown has lost its sparkle, and nobody at court dares to tell him.',
    'カエルの王さまの冠がすっかり曇ってしまったのに、お城のだれも言いだせずにいます。',
  ),
  'hungry-choir': both(
    'Seven mice sing so beautifully that even their rumbling stomachs keep time.',
    '七匹のネズミの合唱はそれはみごとで、おなかの虫の声まで拍子が合っています。',
  ),
  'stuck-wagon': both(
    'The wheel is deep in the mud, and the rabbit on the box says that all goes to plan.',
    '車輪は泥の中、それでも御者のウサギは「予定どおり」と言い張ります。',
  ),
  'lost-lantern': both(
    'A small mouse waits in the dark wood: her lantern has gone for a walk without her.',
    '暗い森で小さなネズミが待っています。灯りがひとりで散歩に出てしまったのです。',
  ),
  'snowed-in-bakers': both(
    'The snow reaches the chimney, the oven is hot, and the bakers have run out of everything but jokes.',
    '雪は煙突まで積もり、かまどは熱々なのに、パン職人たちに残ったのは冗談だけでした。',
  ),
  'travelling-magician': both(
    'He pulled the rabbit out of his hat, and the rabbit, rather cross, pushed him back in.',
    '魔術師が帽子からウサギを引っぱり出すと、むっとしたウサギは、かわりに魔術師を帽子へ押しこみました。',
  ),
  'shy-neighbour': both(
    'Behind that curtain somebody has been waving at you for three years, very softly.',
    'あのカーテンのかげから、三年もまえから、だれかがそっとこちらに手を振っています。',
  ),
  'broken-bridge': both(
    'The bridge was sound until the hedgehogs danced on it, all forty of them, in boots.',
    '橋はじょうぶでした。四十匹のハリネズミが、長靴をはいてその上で踊るまでは。',
  ),
  'festival-day': both(
    'The whole valley smells of pie today, and every path happens to lead past the same window.',
    '今日は谷じゅうがパイの匂い。そしてどの道も、なぜか同じ窓の前を通るのです。',
  ),
  'old-well': both(
    'Call your name into the well, and it answers, a little late, with somebody else’s.',
    '井戸に自分の名前を呼ぶと、少し遅れて、ほかのだれかの名前が返ってきます。',
  ),
  'race-marshal': both(
    'The tortoise has been in the lead for nine days, and the marshal would so like to go home.',
    'カメが先頭に立ってもう九日め、審判はうちに帰りたくてたまりません。',
  ),
};
