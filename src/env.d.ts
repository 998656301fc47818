/// <reference types="vite/client" />

/** From package.json. */
declare const __APP_VERSION__: string;
