/** Rows of data a list may have; the contract's TOO_MANY_ROWS says it in words. */
export const rowsMax = 100_000;
export const columnsMax = 1_000;
export const sheetsMax = 200;
/** Characters of one cell, about what a spreadsheet holds; what is longer is cut and said. */
export const cellLengthMax = 32_767;
/** What a workbook may unpack to, all its parts together. */
export const unpackedMaxBytes = 400 * 1024 * 1024;
export const packedPartsMax = 10_000;
/** Brackets or elements inside each other; real lists stay far below. */
export const treeDepthMax = 100;
/** Open elements of a web page: old ones forget to close theirs. */
export const pageDepthMax = 5_000;
/** Pages of a PDF that are read, and of those the ones whose text has to be recognised in a picture. */
export const pagesMax = 200;
export const recognisedPagesMax = 20;
/** Words of one page; more is a drawing. */
export const pageWordsMax = 20_000;
/** Of a picture as it arrives; larger ones are refused before they are unpacked. */
export const picturePixelsMax = 80_000_000;
/** The longer edge of a picture as it is recognised. */
export const recognisedEdgeMax = 3_500;
/** For the scanned pages of one file together; what is left is said. */
export const recognisingMaxMs = 40_000;
