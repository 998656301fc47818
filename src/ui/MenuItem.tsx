import { Icon } from './Icon.tsx';
import './css/menu.css';

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
