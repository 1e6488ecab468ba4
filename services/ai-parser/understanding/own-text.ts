/** Texts shorter than this are copied when they are cut out of a longer one. */
const cutOutFrom = 13;

/** The same text in memory of its own: what was cut out of a longer one keeps all of that one alive, a file's piece for a code. */
export const ownText = (text: string): string =>
  text.length < cutOutFrom ? text : Buffer.from(text, 'utf16le').toString('utf16le');
