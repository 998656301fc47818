export const foresee = (): [] => [];
