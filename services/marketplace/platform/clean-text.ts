const controlCharacters = /\p{Cc}/gu;
const controlCharactersInText = /[^\P{Cc}\n\t]/gu;

/** The empty Braille pattern is a symbol by its category. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** A name of zero-width characters alone would leave its place on every screen empty. */
const shown = (text: string): string => (visible.test(text) ? text : '');

/**
 * One line as PostgreSQL can keep it: NUL and half surrogates, which JSON may carry, would fail the statement. Empty where nothing of it can be
 * seen.
 */
export const cleanLine = (line: string): string =>
  shown(line.toWellFormed().replaceAll(controlCharacters, '').trim().normalize('NFC'));

/** Like cleanLine, but keeps line breaks. */
export const cleanText = (text: string): string =>
  shown(
    text
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll(controlCharactersInText, '')
      .trim()
      .normalize('NFC'),
  );
