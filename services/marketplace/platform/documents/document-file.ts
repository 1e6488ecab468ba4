import { documentHeaders } from '../files/index.ts';
import type { Sheet } from './sheet.ts';
import { sheetPdf } from './later-pdf.ts';

/** A document as served, for saving under its name. */
export interface DocumentFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** The sheet as a PDF; `fileName` ends in `.pdf`. */
export async function pdfFile(fileName: string, sheet: Sheet): Promise<DocumentFile> {
  const bytes = await sheetPdf(sheet);
  return {
    bytes,
    headers: documentHeaders({ fileName, mediaType: 'application/pdf', sizeBytes: bytes.length }),
  };
}
