import type { Sheet } from './sheet.ts';

/** The sheet as a PDF. What draws it is loaded with the first one: a node that draws none has eight megabytes less. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { drawSheet } = await import('./sheet-pdf.ts');
  return drawSheet(sheet);
}
