import type { Sheet } from './sheet.ts';

/**
 * Renders the sheet as a PDF. The renderer is loaded with the first one: a node that renders none saves eight
 * megabytes.
 */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const { drawSheet } = await import('./sheet-pdf.ts');
  return drawSheet(sheet);
}
