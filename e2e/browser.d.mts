export function findChromium(): string | null;
export function findTested(): string | null;
export function findFirefox(): string | null;
export function hasWebKit(): boolean;
export const OWN: readonly string[];
export const ELSEWHERE: string;
export const FLAGS: string[];
