/** Texts shorter than this are copied by the engine when they are cut out of a longer one. */
const cutOutFrom = 13;

/** Copies a text: a slice of a longer text keeps all of it in memory, such as a chunk of the file for a code. */
export const ownText = (text: string): string =>
  text.length < cutOutFrom ? text : Buffer.from(text, 'utf16le').toString('utf16le');
