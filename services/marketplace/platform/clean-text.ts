const controlCharacters = /\p{Cc}/gu;
const controlCharactersInText = /[^\P{Cc}\n\t]/gu;

/** By its category, the empty Braille pattern is a symbol. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\p{M}\u2800]/u;

/** A name of only zero-width characters would be invisible on every screen. */
const shown = (text: string): string => (visible.test(text) ? text : '');

/**
 * A single-line text as PostgreSQL can store it: NUL and half surrogates, which JSON can contain, would fail the
 * statement. Empty if none of it is visible.
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
