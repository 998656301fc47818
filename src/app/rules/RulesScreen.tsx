export const RulesScreen = () => null;
