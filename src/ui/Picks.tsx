import './css/menu.css';
import './css/picks.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface MenuItemProps {
  readonly icon: string;
  readonly name: string;
  readonly hint: string;
  readonly closed?: boolean;
  act(): void;
}

/** One line of a menu. A closed one can be reached and says why it is closed. */
export const MenuItem = ({ icon, name, hint, closed = false, act }: MenuItemProps) => (
  <li>
    <button type="button" aria-disabled={closed} onClick={() => !closed && act()}>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <span class="hint">{hint}</span>
      </span>
    </button>
  </li>
);

interface PicksProps<Value extends string | number> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly of: readonly Value[];
  readonly now: Value | undefined;
  readonly locked?: boolean;
  say(value: Value): ComponentChildren;
  choose(value: Value): void;
}

/** One of a few, side by side. */
export function Picks<Value extends string | number>({
  legend,
  hint,
  of,
  now,
  locked,
  say,
  choose,
}: PicksProps<Value>) {
  const group = useId();
  return (
    <fieldset class="choice" disabled={locked === true}>
      <legend>{legend}</legend>
      {hint && <p class="hint">{hint}</p>}
      <div class="choices">
        {of.map((value) => (
          <label key={value} class="pick">
            <input type="radio" name={group} checked={value === now} onChange={() => choose(value)} />
            <span>{say(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
