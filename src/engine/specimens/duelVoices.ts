import { tinyVoices } from './voices.ts';

export const voices = tinyVoices({
  rules: {
    'turn.step': ['Act, answer, then dial.', '行動、返事、ダイヤルの順です。'],
    'dial.energy': ['You dial what you have.', '持っている分だけ回せます。'],
    'clash.sum': ['The higher sum wins.', '合計が大きい方の勝ちです。'],
  },
  steps: {
    act: ['Rest or attack', '休むか攻めるか'],
    answer: ['Flee or stand', '逃げるか残るか'],
    dial: ['Set your dial', 'ダイヤルを回す'],
  },
  events: {
    rest: ['A rest.', '休みました。'],
    attack: ['An attack.', '攻めました。'],
    flee: ['Away.', '逃げました。'],
    stand: ['Ready.', '受けて立ちます。'],
    set: ['The dial is set.', 'ダイヤルを決めました。'],
    clash: ['A clash.', 'ぶつかりました。'],
  },
  options: { turns: ['4', '6'] },
});
