export const BoxScreen = () => null;
