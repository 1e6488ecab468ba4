export { pdfFile, type DocumentFile } from './document-file.ts';
export type { Fact, Sheet, SheetParty, SheetSum, SheetTable } from './sheet.ts';
export { sheetPdf } from './later-pdf.ts';
