/** The maximum number of data rows of a list; the contract's TOO_MANY_ROWS states it. */
export const rowsMax = 100_000;
/** For all sheets of a workbook: a list, and as much again. */
export const bookRowsMax = 200_000;
export const columnsMax = 1_000;
export const sheetsMax = 200;
/** Characters of one cell, about a spreadsheet's limit; longer cells are cut and reported. */
export const cellLengthMax = 32_767;
/** The maximum unpacked size of a workbook, all its parts together. */
export const unpackedMaxBytes = 400 * 1024 * 1024;
export const packedPartsMax = 10_000;
/** Nesting depth of brackets or elements; real lists stay far below. */
export const treeDepthMax = 100;
/** Open elements of a web page: old pages do not close theirs. */
export const pageDepthMax = 5_000;
/** The maximum pages of a PDF, and of scanned pages among them. */
export const pagesMax = 200;
export const recognisedPagesMax = 20;
/** Words per page; more is a drawing. */
export const pageWordsMax = 20_000;
/** Of a picture as sent; larger ones are refused before they are decoded. */
export const picturePixelsMax = 80_000_000;
/** The longer edge of a picture during recognition, in pixels. */
export const recognisedEdgeMax = 3_500;
/** The pixels that are looked at for all scanned pages of one file, some of them several times; skipped pages are reported. */
export const recognisedPixelsMax = 60_000_000;
