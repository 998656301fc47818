export type Lang = 'en' | 'ja';
export const LANGS: readonly Lang[] = ['en', 'ja'];
