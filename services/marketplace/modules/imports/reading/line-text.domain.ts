// Most lines match this and need no cleaning: cheaper than checking each character's class.
const plain = /^[ -~]*$/;
const troublesome = /[\p{Cc}\p{Cs}]/u;
const controlCharacters = /\p{Cc}/gu;
const controlCharactersInText = /[^\P{Cc}\n\t]/gu;

type Given = string | null | undefined;

// Normalizing can lengthen a text; one that the contract allowed must still fit its column.
const within = (text: string, maxLetters: number): string =>
  text.length <= maxLetters ? text : [...text].slice(0, maxLetters).join('');

/**
 * A single-line text as PostgreSQL can store it (NUL and half surrogates, which JSON can contain, would fail the
 * statement), or undefined if nothing is left.
 */
export function lineOf(given: Given, maxLetters: number): string | undefined {
  if (given === null || given === undefined) return undefined;
  if (plain.test(given)) return given.trim() || undefined;
  const clean = troublesome.test(given) ? given.toWellFormed().replaceAll(controlCharacters, ' ') : given;
  return within(clean.normalize('NFC'), maxLetters).trim() || undefined;
}

/** Several lines, without those that are empty. */
export const linesOf = (given: readonly Given[], maxLetters: number): readonly string[] =>
  given.flatMap((line) => lineOf(line, maxLetters) ?? []);

/** Like lineOf, but keeps line breaks. */
export function textOf(given: Given, maxLetters: number): string | undefined {
  if (given === null || given === undefined) return undefined;
  if (plain.test(given)) return given.trim() || undefined;
  const clean = troublesome.test(given)
    ? given.toWellFormed().replaceAll('\r\n', '\n').replaceAll(controlCharactersInText, '')
    : given;
  return within(clean.normalize('NFC'), maxLetters).trim() || undefined;
}

const unstorable = /\\u(?:0000|d[89a-f])/;

/** A value as JSON for a `jsonb` column: NUL is removed, half a surrogate pair replaced. */
export function jsonbOf(value: unknown): string {
  const json = JSON.stringify(value);
  if (!unstorable.test(json)) return json;
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed().replaceAll('\u0000', '') : inner,
  );
}
