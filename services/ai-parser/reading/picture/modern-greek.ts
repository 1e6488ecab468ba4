/** Breathings and the accents that Greek gave up: the recogniser learned from old books too, and sees them where a plain accent stands. */
const oldAccents = /(?<=\p{Script=Greek}[\u0308]?)[\u0300\u0301\u0313\u0314\u0342]+/gu;

/** Greek as it is written today, with one accent; other letters as they are. */
export function modernGreek(text: string): string {
  if (!/\p{Script=Greek}/u.test(text)) return text;
  const plain = text.normalize('NFD').replaceAll(oldAccents, '\u0301').replaceAll('\u0345', '');
  return plain.normalize('NFC').replaceAll('\u00b5', 'μ');
}
