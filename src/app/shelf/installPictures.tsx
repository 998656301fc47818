import { EMBLEMS } from '../../engine/log.ts';

/* What a hand does on iOS, drawn: the lower edge of the browser, the sheet that opens, the home screen. */

export const SharePicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14-2v54q0 14 14 14h40q14 0 14-14V-2" />
    <path class="faint" d="M26 10h44M26 20h32" />
    <path class="bar" d="M14 36h68" />
    <path class="faint" d="m27 46-5 5 5 5M69 46l5 5-5 5" />
    <circle class="here" cx="48" cy="50" r="13.5" />
    <path class="sign" d="M48 54V42m-4.5 4.5L48 42l4.5 4.5M45 48.500h-4V58h14v-9.500h-4" />
  </svg>
);

export const AddPicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14 74V20Q14 6 28 6h40q14 0 14 14v54" />
    <path class="faint" d="M26 18h30M26 59h30M66 55h8v8h-8Z" />
    <rect class="here" x="19" y="27" width="58" height="22" rx="6" />
    <path
      class="sign"
      d="M26 38h28M64 32.500h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM68 35.500v5M65.5 38h5"
    />
  </svg>
);

export const HomePicture = () => (
  <svg viewBox="0 0 96 72" aria-hidden="true">
    <path class="screen-edge" d="M14 74V20Q14 6 28 6h40q14 0 14 14v54" />
    <path class="faint" d="M24 18h10v10H24ZM62 18h10v10H62ZM24 46h10v10H24ZM62 46h10v10H62Z" />
    <rect class="here" x="34.5" y="24" width="27" height="27" rx="7" />
    <circle class="picture-table" cx="48" cy="37.5" r="4.5" />
    {EMBLEMS.map((emblem, index) => (
      <circle
        key={emblem}
        class="cushion"
        data-emblem={emblem}
        cx="48"
        cy="28.8"
        r="2.4"
        transform={`rotate(${index * 60} 48 37.5)`}
      />
    ))}
  </svg>
);
