export const TableScreen = () => null;
