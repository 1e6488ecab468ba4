/** Rows of data a list may have; the contract's TOO_MANY_ROWS says it in words. */
export const rowsMax = 100_000;
export const columnsMax = 1_000;
export const sheetsMax = 200;
/** Characters of one cell, about what a spreadsheet holds; what is longer is cut and said. */
export const cellLengthMax = 32_767;
/** What a workbook may unpack to, all its parts together. */
export const unpackedMaxBytes = 400 * 1024 * 1024;
export const packedPartsMax = 10_000;
