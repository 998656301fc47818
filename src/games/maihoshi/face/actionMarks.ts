// Lines for the shared icon, twenty-four wide and high.

export const LANTERN = 'M9 4h6M8 7h8M12 2v2M8 7C4 10 4 16 8 19h8c4-3 4-9 0-12M10 22h4M5.500 13h13';
export const BANNER = 'M6 3v18M6 4h11v12H6M10 8h3M10 12h3';
export const EXCHANGE = 'M4 8h14l-4-4M20 16H6l4 4';
export const FACE_DOWN = 'M6 3h12v18H6ZM12 8l3.500 4-3.500 4-3.500-4Z';
