import type { Recognised } from './recogniser.ts';

/** `1,20. €`: a speck behind the cents. */
const speck = /(?<=\d[.,]\d{2})[.,](?=\s?\p{Sc}|$)/gu;
/** `0,75]`, `0,5|`: a stroke behind a part of one that cannot be a figure is the `l` of litres. */
const strokeOfLitres = /^(0[.,]\d{1,2})\s?[|\]!I[]$/u;
/** `0,041`, where others of the list end in such a stroke. */
const oneOfLitres = /^(0[.,]\d{1,2})1$/u;

/** Words of a picture with the marks that they were printed with, where those that were seen cannot stand there. */
export function withMarksMended(words: readonly Recognised[]): readonly Recognised[] {
  const hasLitres = words.some(({ text }) => strokeOfLitres.test(text));
  return words.map((word) => {
    // Of dashes of all lengths a recogniser makes the longest; between words it is the shorter one.
    const plain = word.text === '—' ? '–' : word.text.replaceAll(speck, '');
    const litres = plain.replace(strokeOfLitres, '$1 l');
    const text = hasLitres ? litres.replace(oneOfLitres, '$1 l') : litres;
    return text === word.text ? word : { ...word, text };
  });
}
