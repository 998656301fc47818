/// <reference types="vite/client" />

/** From package.json. */
declare const __APP_VERSION__: string;
/** Where reports go, if the builder has named an address. */
declare const __REPORTS__: string | null;
