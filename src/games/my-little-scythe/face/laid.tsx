import type { Behind } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { seatAt } from '../rules/hexes.ts';
import { top, type View } from '../rules/state.ts';
import { asks } from '../rules/steps/turn.ts';
import { meetings } from '../words/labels.ts';
import { voice } from '../words/say.ts';
import { Pie } from './art/cards.tsx';
import { Seeker } from './art/Seeker.tsx';

/** What is chosen in secret and why, which everybody has seen; two who fight are seen face to face. */
export function behind(view: View, lang: Lang): Behind | null {
  const pending = top(view);
  if (pending?.step === 'fight') {
    const { seat, rival } = pending;
    return {
      said: meetings[lang].fight.challenge(seat, rival),
      picture: <FaceToFace one={seatAt(view, seat).kingdom} other={seatAt(view, rival).kingdom} />,
    };
  }
  const [ask] = asks(view);
  return ask?.cover === 'private' ? { said: voice[lang].sayAsk(ask, view) } : null;
}

interface FaceToFaceProps {
  readonly one: number;
  readonly other: number;
}

/** The attacker at the left, as where the two fight, and a pie between them. */
const FaceToFace = ({ one, other }: FaceToFaceProps) => (
  <svg viewBox="-32 -32 64 64" aria-hidden="true">
    <g transform="translate(-14 8) rotate(8) scale(1.15)">
      <Seeker kingdom={one} which={0} />
    </g>
    <g transform="translate(14 8) rotate(-8) scale(-1.15 1.15)">
      <Seeker kingdom={other} which={0} />
    </g>
    <g transform="translate(0 -17) rotate(12) scale(.85)">
      <Pie />
    </g>
  </svg>
);

// What lies on the table from the first.
export { boardIn } from './Board.tsx';
export { opened } from './scenes/deal.tsx';
