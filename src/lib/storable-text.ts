/** Removes characters that JSON can contain and the database cannot store: U+0000 and unpaired surrogates. */
export const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
