import { FACES } from '../games/faces.ts';
import { LANGS } from '../words/voice.ts';
import { lessonTimes } from './lessonTimes.ts';
import { readFace } from './shownGame.ts';

// How long the lessons of each title are, for a slow reader.

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

console.log('title · lesson · language · steps · longest (words, letters) · first deed · whole');
for (const id of Object.keys(FACES)) {
  const { face } = await readFace(id, 'en');
  for (const lesson of ['guide', 'passing'] as const) {
    const fetched = await face[lesson]?.();
    if (!fetched) continue;
    for (const lang of LANGS) {
      const { steps, longest, firstDeedS, wholeS } = lessonTimes(fetched.guide, lang);
      console.log([id, lesson, lang, steps, longest, `${Math.round(firstDeedS)} s`, clock(wholeS)].join(' · '));
    }
  }
}
