/** The letters that Cyrillic becomes if its bytes are read as Western European: `Цена` as `Öåíà`. */
const foreign = /[\u00a8\u00b8\u00c0-\u00ff]/gu;
const wordsLeast = 8;

/** Two letters may both be accented by chance, and `øò` is in each row of a list that counts in pieces. */
const shortest = 3;

const isForeign = (word: string): boolean => (word.match(foreign)?.length ?? 0) === word.length;

/**
 * Whether the texts of an old workbook are Cyrillic that was read as Western: programs that write the old format do not
 * declare the encoding. In no Western language are all letters of most words accented.
 */
export function isOldCyrillic(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => text.match(/[\p{L}×÷]+/gu) ?? []);
  const accented = words.filter((word) => word.length >= shortest && word.search(foreign) >= 0);
  const foreignWords = accented.filter(isForeign);
  return foreignWords.length >= wordsLeast && foreignWords.length > accented.length * 0.7;
}

const decoder = new TextDecoder('windows-1251');
const western = new Map(
  Array.from({ length: 32 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);

/** The text with its original letters. */
export function fromOldCyrillic(text: string): string {
  if (!/[\u0080-\uffff]/u.test(text)) return text;
  const bytes = Array.from(text, (letter) => western.get(letter) ?? letter.codePointAt(0) ?? 0);
  // A text with letters outside of the encoding was read correctly.
  return bytes.some((byte) => byte > 0xff) ? text : decoder.decode(Uint8Array.from(bytes));
}
