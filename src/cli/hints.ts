import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { plain } from '../words/phrase.ts';
import { hasReason, hintsGiven, isFirst } from './hintsGiven.ts';

/**
 * How many hints on choices of the recorded games have a reason in the game's own words, and with --list the others:
 * npm run -s hints [-- --game G --each 7 --level 3 --list]
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    each: { type: 'string', default: '7' },
    level: { type: 'string', default: '3' },
    list: { type: 'boolean', default: false },
  },
});

console.log('| game | hints | with a reason | at a turn’s first choice | with a reason |');
console.log('|---|---|---|---|---|');
for (const id of Object.keys(RULES).filter((each) => values.game === undefined || values.game === each)) {
  const { voices } = await loadSubject(id);
  const voice = voices.en;
  const all = { hints: 0, reasoned: 0, first: 0, firstReasoned: 0 };
  const without = new Map<string, number>();
  const level = values.level === 'strongest' ? values.level : Number(values.level);
  for await (const given of hintsGiven(id, { level, each: Number(values.each) })) {
    const { hint, view } = given;
    const isReasoned = hasReason(hint);
    all.hints++;
    if (isReasoned) all.reasoned++;
    if (isFirst(given)) all.first++;
    if (isFirst(given) && isReasoned) all.firstReasoned++;
    if (isReasoned) continue;
    const said = plain(voice.sayMove(hint.move, view), (seat) => `P${seat}`);
    without.set(said, (without.get(said) ?? 0) + 1);
  }
  console.log(`| ${id} | ${all.hints} | ${all.reasoned} | ${all.first} | ${all.firstReasoned} |`);
  if (values.list)
    for (const [said, times] of [...without].sort(([, a], [, b]) => b - a)) console.log(`  ${times} × ${said}`);
}
