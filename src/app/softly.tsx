const PARTS = /[^ー・]+[ー・]*|[ー・]+/g;

/** A title in parts that a line may end after: in a run of katakana no browser finds the words. */
export const softly = (title: string) =>
  title.match(PARTS)?.map((part, index) => (index === 0 ? part : [<wbr key={part} />, part]));
