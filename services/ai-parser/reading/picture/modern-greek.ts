/**
 * Breathings and accents of older Greek: the recogniser was trained on old books too and sees them instead of a plain
 * accent.
 */
const oldAccents = /(?<=\p{Script=Greek}[\u0308]?)[\u0300\u0301\u0313\u0314\u0342]+/gu;

/** Converts to modern Greek with one accent; other letters stay. */
export function modernGreek(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text;
  const plain = text.normalize('NFD').replaceAll(oldAccents, '\u0301').replaceAll('\u0345', '');
  return plain.normalize('NFC').replaceAll('\u00b5', 'μ');
}
