import type { Result } from '../../../src/lib/result.ts';
import type { FileRefusal } from '../refusals.ts';
import { ocrLanguagesOf } from '../ocr-languages.ts';
import { kindOf } from './kind/file-kind.ts';
import { readMarkdown } from './markup/markdown-file.ts';
import { readWebPage } from './markup/page-file.ts';
import { readPdf } from './pdf/pdf-file.ts';
import { readPicture } from './picture/picture-file.ts';
import { readRecords } from './structured/record-file.ts';
import type { ReadFile, TellRead } from './table.ts';
import { readText } from './text/text-table.ts';
import { readWorkbook } from './workbook/workbook-tables.ts';
import { readXlsx } from './workbook/xlsx/xlsx-file.ts';

/** The tables of a file, by its content; `tell` hears how far it is. */
export async function readFile(bytes: Buffer, tellRead: TellRead): Promise<Result<ReadFile, FileRefusal>> {
  const tell = (rows: number) => tellRead('reading', rows, null);
  const kind = await kindOf(bytes);
  if (!kind.ok) return kind;
  switch (kind.value) {
    case 'text':
      return readText(bytes, tell);
    case 'json':
    case 'xml':
      return readRecords(bytes, kind.value, tell);
    case 'html':
      return readWebPage(bytes, tell);
    case 'markdown':
      return readMarkdown(bytes, tell);
    case 'pdf':
    case 'image': {
      const recognising = {
        languages: ocrLanguagesOf(process.env.AI_PARSER_OCR_LANGUAGES),
        tell: (pages: number, of: number) => tellRead('recognising', pages, of),
      };
      return kind.value === 'pdf' ? readPdf(bytes, recognising) : readPicture(bytes, recognising);
    }
    case 'xlsx':
    case 'xlsm':
      return (await readXlsx(bytes, kind.value, tell)) ?? readWorkbook(bytes, kind.value);
    default:
      return readWorkbook(bytes, kind.value);
  }
}
