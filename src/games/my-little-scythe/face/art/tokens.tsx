import './art.css';

/** Colours that are the same by day and by night: pieces stand on light ground and keep their dark line. */
export const INK = '#2b2320';
export const CREAM = '#fff6e4';
export const RED = '#d8412f';
export const BLUE = '#4f8fd6';
export const YELLOW = '#f0c243';
export const LEAF = '#6aa84f';
export const CRUST = '#d9984a';
export const BERRY = '#9a3a5e';
export const PLUM = '#8a5fb4';
export const STONE = '#a9abb3';
export const WOOD = '#a86b3c';

// What lies on the map and on the tracks, within 12 units each way about (0, 0).

export const Apple = () => (
  <g class="mls-piece">
    <path
      fill={RED}
      d="M0-4.5c2.5-2.3 9.8-2 9.8 4.7C9.8 6.5 5 11 2.5 11 1.2 11 1 10.3 0 10.3S-1.2 11-2.5 11C-5 11-9.8 6.5-9.8.2c0-6.7 7.3-7 9.8-4.7Z"
    />
    <path fill={LEAF} d="M.8-6.5C1.5-10.5 5-11.5 8.5-11c0 3.5-3.5 5.5-7.7 4.5Z" />
    <path class="mls-line" d="M0-4.5C0-7-1-9.5-2.5-11" />
    <path class="mls-line" stroke={CREAM} d="M-6.3 1.5c-.2-2.2.6-3.5 2-4" />
  </g>
);

export const Gem = () => (
  <g class="mls-piece">
    <path fill={BLUE} d="M-6-9H6l5 6.5L0 11-11-2.5Z" />
    <path fill="#a9cdf5" d="M-6-9h6l-4.5 6.5H-11ZM0-9l4.5 6.5h-9Z" />
    <path class="mls-line" d="M-11-2.5h22M-4.5-2.5 0 11 4.5-2.5M-6-9l1.5 6.5L0-9l4.5 6.5L6-9" stroke-width="1.1" />
  </g>
);

/** A quest token. */
export const Scroll = () => (
  <g class="mls-piece">
    <path fill={YELLOW} d="M-7-8H7.5v13.5c0 2-1.3 3.5-3 3.5H-5c2 0 2.5-1.5 2.5-3.5H-7Z" />
    <path fill={CREAM} d="M-7-8c-1-3 3.5-3 3.5 0ZM-10.5 5.5h8c0 2 .5 3.5 2.5 3.5h-7c-2 0-3.5-1.5-3.5-3.5Z" />
    <path class="mls-line" d="M-1-3.5c0-4 5.5-3.5 5.5 0 0 2.3-2.7 2.2-2.7 4.3M1.8 4.3v.01" />
  </g>
);

export const Pie = () => (
  <g class="mls-piece">
    <path
      class="mls-line"
      stroke-width="1.1"
      d="M-3.5-8.5c-1-1.3 1-2 0-3.2M1-9c-1-1.3 1-2 0-3M5.5-8.5c-1-1.3 1-2 0-3.2"
    />
    <path fill={BERRY} d="M-9.5 0C-9-4.5-5-7 0-7s9 2.5 9.5 7Z" />
    <path class="mls-line" stroke={CRUST} stroke-width="2.2" d="M-4.5-5.5-1 0M4.5-5.5 1 0M-8-2.5-6 0M8-2.5 6 0" />
    <path class="mls-line" d="M-9.5 0C-9-4.5-5-7 0-7s9 2.5 9.5 7" />
    <path
      fill={CRUST}
      d="M-11.5-.5c1.5-1.3 3-1.3 4 0 1.3-1.3 2.6-1.3 3.7 0 1.3-1.3 2.5-1.3 3.8 0 1.3-1.3 2.5-1.3 3.8 0 1.1-1.3 2.4-1.3 3.7 0 1-1.3 2.5-1.3 4 0L8.5 9h-17Z"
    />
  </g>
);

/** Friendship. */
export const Heart = () => (
  <g class="mls-piece">
    <path fill="#e86a86" d="M0 10.5C-6 6-11 2-11-3.5c0-6.5 8.5-8 11-2.5 2.5-5.5 11-4 11 2.5C11 2 6 6 0 10.5Z" />
    <path class="mls-line" stroke={CREAM} d="M-7.5-3c0-1.8 1-3 2.5-3.2" />
  </g>
);
