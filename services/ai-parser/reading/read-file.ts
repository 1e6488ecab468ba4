import type { Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import { ocrLanguagesOf } from '../ocr-languages.ts';
import { kindOf } from './kind/file-kind.ts';
import { readMarkdown } from './markup/markdown-file.ts';
import { readWebPage } from './markup/page-file.ts';
import { readPdf } from './pdf/pdf-file.ts';
import { readPicture } from './picture/picture-file.ts';
import { readRecords } from './structured/record-file.ts';
import type { ReadFile, ReportProgress } from './table.ts';
import { readText } from './text/text-table.ts';
import { readWorkbook } from './workbook/workbook-tables.ts';
import { readXlsx } from './workbook/xlsx/xlsx-file.ts';

/** Reads the tables of a file by its content; `report` receives the progress. */
export async function readFile(
  bytes: Buffer,
  report: ReportProgress,
): Promise<Result<ReadFile, FileRefusal>> {
  const reportRows = (rows: number) => report('reading', rows, null);
  const kind = await kindOf(bytes);
  if (!kind.ok) return kind;
  switch (kind.value) {
    case 'text':
      return readText(bytes, reportRows);
    case 'json':
    case 'xml':
      return readRecords(bytes, kind.value, reportRows);
    case 'html':
      return readWebPage(bytes, reportRows);
    case 'markdown':
      return readMarkdown(bytes, reportRows);
    case 'pdf':
    case 'image': {
      const recognising = {
        languages: ocrLanguagesOf(process.env.AI_PARSER_OCR_LANGUAGES),
        tell: (pages: number, of: number) => report('recognising', pages, of),
      };
      return kind.value === 'pdf' ? readPdf(bytes, recognising) : readPicture(bytes, recognising);
    }
    case 'xlsx':
    case 'xlsm':
      return (await readXlsx(bytes, kind.value, reportRows)) ?? readWorkbook(bytes, kind.value);
    default:
      return readWorkbook(bytes, kind.value);
  }
}
