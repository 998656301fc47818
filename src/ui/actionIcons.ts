/* Ink lines on 24 units for the screens behind the shelf. */
export const MENU = 'M5 7h14M5 12h14M5 17h14';
export const TAKE_BACK = 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10H9';
export const BRING_BACK = 'M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h5';
export const LOG =
  'M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V6M8.5 9h5M8.5 12.5h5M8.5 16h3';
export const SCORES = 'M5 4h14v16H5ZM5 8.5h14M11 4v16M14 12.5h2M14 16h2M7.5 12.5h1M7.5 16h1';
export const RULES =
  'M12 6.5C9.5 4.8 6.5 4.5 4 5v13.5c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5ZM12 6.5V20';
export const AID = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.5v.3';
export const WHY =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M9.3 9.6a2.8 2.8 0 1 1 4.4 2.3c-1.1.7-1.7 1.2-1.7 2.3M12 16.7v.3';
export const LAMP =
  'M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-1.8-.7-2.6-1.6-3.6a5.6 5.6 0 1 1 8.2 0c-.9 1-1.6 1.8-1.6 3.6M12 17.5V13l-1.5-2M12 13l1.5-2';
export const SHELF = 'M3 20.5h18M5 20V6h4v14M9 8h4v12M13.5 8.5l3.6-1 3.2 12';
export const CHANGE_SEATS =
  'M7.5 8.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4.5 19c0-4 2.5-6 5.5-6M15 12.5h5.5M18 10l2.5 2.5L18 15M20 18h-5.5M17 15.5 14.5 18l2.5 2.5';
export const TURN = 'M8 9h8v6H8ZM4 13a8 8 0 0 1 13-6.5M17.5 3v4h-4M20 11a8 8 0 0 1-13 6.5M6.5 21v-4h4';
/** A handle to pull by, and the way that a tap moves it. */
export const PULL_UP = 'm7 9.5 5-5 5 5M6 14h12M6 18.5h12';
export const PULL_DOWN = 'm7 14.5 5 5 5-5M6 5.5h12M6 10h12';
export const THEN = 'M5.5 9.5A7.5 7.5 0 1 1 4.5 13M4.5 5v4.5H9M12 8.5V13l3 1.8';
export const STEP_BACK = 'm15.5 6-7 6 7 6ZM6 6v12';
export const STEP_ON = 'm8.5 6 7 6-7 6ZM18 6v12';
export const SKIP = 'm5 6 7 6-7 6ZM13 6l6 6-6 6Z';
export const REPLAY = 'M4 5.5h16v10H4ZM10 8v5l4.5-2.5ZM4 19.5h16M9 18v3';
export const PLAY = 'm8 5 11 7-11 7Z';
export const PAUSE = 'M8.5 5.5v13M15.5 5.5v13';
export const TURN_BACK = 'm19 6-7 6 7 6ZM11.5 6l-6.5 6 6.5 6ZM4 6v12';
export const TURN_ON = 'm5 6 7 6-7 6ZM12.5 6l6.5 6-6.5 6ZM20 6v12';
export const CURVE = 'M4 4v16h16M7 15.5l3.5-6 3.5 3.5 5.5-7.5';
export const BRANCH = 'M6 20V4M6 16c0-5 11-3 11-9M13.5 10 17 6.5 20.5 10M3 7l3-3 3 3';
export const EYE =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const UNSAVED = 'M12 4 21 19.5H3ZM12 10v4.5M12 17v.3';
export const PERSON = 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5';
export const BOT = 'M6 8.5h12v8H6ZM12 8.5V5M10.5 5h3M9.5 12v.1M14.5 12v.1M8 16.5V20M16 16.5V20';
export const MEMORY = 'M6 4.5h9.5l3 3V19.5H6zM15 4.5v3.5h3.5M9 11.5h6.5M9 15h4.5';
export const MOVES = 'M5 6.5h.1M9 6.5h10M5 12h.1M9 12h10M5 17.5h.1M9 17.5h10';
export const DEAL = 'M8 6.5 15.5 4l4 12-7.5 2.5ZM8 6.5H4.5V19h7M12 9l1 3';
export const TAKE_OUT = 'M12 4v10.5M8 8l4-4 4 4M5 13v6.5h14V13';
export const TAKE_IN = 'M12 14.5V4M8 10.5l4 4 4-4M5 13v6.5h14V13';
export const PHONES = 'M4 5h7v14H4ZM13 8h7v11h-7ZM7 16.5h1M16 16.5h1';
export const PLAY_AGAIN = 'M18.5 12a6.5 6.5 0 1 1-2-4.7M17 3.5v4h-4';
export const FORWARD = 'm6 11 6-6 6 6M12 5v14';
export const GIVE_UP = 'M7 21V4M7 5h11l-3 4 3 4H7';
export const END_NOW = 'M6 6h12v12H6Z';
export const CLEAR_AWAY = 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6';
export const CLOSER = 'M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5M10.5 8v5M8 10.5h5';
export const TO_PRIOR = 'm14.5 5-6.5 7 6.5 7';
export const TO_NEXT = 'm9.5 5 6.5 7-6.5 7';
/** More is folded away below. */
export const UNFOLD = 'M6 15l6-6 6 6';
export const MORE =
  'M12 4.5a1 1 0 1 0 0 2 1 1 0 1 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2M12 17.5a1 1 0 1 0 0 2 1 1 0 1 0 0-2';
export const CHECK = 'm5 12.5 4.5 4.5L19 7.5';
