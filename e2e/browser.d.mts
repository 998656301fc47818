export function findChromium(): string | null;
export function findTested(): string | null;
export function findFirefox(): string | null;
export function hasWebKit(): boolean;
export const ELSEWHERE: string;
export const FLAGS: string[];
