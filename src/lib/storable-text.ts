/** A text without what JSON can carry and no database stores: U+0000, and halves of characters. */
export const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');
