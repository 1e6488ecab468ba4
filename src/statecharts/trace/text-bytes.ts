/** The bytes of a string in memory: two for each character, unless all are Latin-1. */
export const utf16Bytes = (text: string): number => 2 * text.length;
