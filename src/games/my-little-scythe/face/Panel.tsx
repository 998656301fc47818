import { useState } from 'preact/hooks';
import type { Offer } from '../../../engine/game.ts';
import type { TableProps } from '../../../ui/face.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PERSONALITIES } from '../rules/cards.ts';
import type { Move } from '../rules/move.ts';
import { type Event, top, UNKNOWN, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Quest } from './art/cards.tsx';
import { PowerUpBack } from './art/PowerUp.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { FightPanel, type Fought } from './FightPanel.tsx';
import { QuestPanel } from './QuestPanel.tsx';
import { Sign } from './Sign.tsx';
import { FieldSign } from './art/Trophy.tsx';

interface PanelProps
  extends Pick<
    TableProps<Move, View, Event>,
    'view' | 'lang' | 'seat' | 'offers' | 'events' | 'names' | 'select' | 'compose' | 'wonder'
  > {
  readonly selected: Offer<Move> | null;
  readonly words: Labels;
}

const FOLD = 'M6 15l6-6 6 6';
const UNFOLD = 'M6 9l6 6 6-6';
const FIGHT_FIELD = 6;

/** What lies on the map for a while: a quest card, drawn power-ups, a fight. It can be folded to see the map again. */
export function Panel(props: PanelProps) {
  const { words } = props;
  const [folded, fold] = useState(false);
  const card = cardOf(props);
  if (!card) return null;
  return (
    <section class="mlt-panel" aria-label={card.title} data-folded={folded}>
      <header>
        <Sign>{card.sign}</Sign>
        <h2>{card.title}</h2>
        <button
          type="button"
          class="round"
          aria-label={folded ? words.unfold : words.fold}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
        >
          <Icon of={folded ? UNFOLD : FOLD} />
        </button>
      </header>
      {!folded && card.body}
    </section>
  );
}

function cardOf({ view, lang, seat, offers, selected, events, names, words, select, compose, wonder }: PanelProps) {
  const pending = top(view);
  const move = selected?.move ?? null;
  const fought = events.findLast((event): event is Fought => event.is === 'fought') ?? null;
  if (pending?.step === 'fight' || fought) {
    const fight = pending?.step === 'fight' ? pending : null;
    return {
      sign: <FieldSign field={FIGHT_FIELD} />,
      title: words.fight(fight?.at ?? fought?.at ?? 0),
      body: (
        <FightPanel
          view={view}
          lang={lang}
          pending={fight}
          fought={fight ? null : fought}
          seat={seat}
          offers={offers}
          selected={move}
          names={names}
          words={words}
          compose={compose}
        />
      ),
    };
  }
  if (pending?.step === 'quest') {
    return {
      sign: <Quest />,
      title: words.quest(pending.card).name,
      body: (
        <QuestPanel
          pending={pending}
          decides={seat === pending.seat}
          offers={offers}
          selected={move}
          words={words}
          select={select}
          wonder={wonder}
        />
      ),
    };
  }
  if (pending?.step === 'draft' && !view.drawn.includes(UNKNOWN)) {
    return {
      sign: <PowerUpBack pile={pending.pile} />,
      title: words.keepOne,
      body: (
        <DraftPanel view={view} pending={pending} offers={offers} selected={move} words={words} compose={compose} />
      ),
    };
  }
  const own = pending?.step === 'consult' ? (view.personality[pending.seat] ?? UNKNOWN) : UNKNOWN;
  if (own === UNKNOWN || !PERSONALITIES[own]) return null;
  return { sign: <Person field={own} />, title: words.person(own).name, body: <p>{words.person(own).text}</p> };
}
