import sharp from 'sharp';
import type { components } from '../../../openapi/__generated__/ai-parser.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { ocrLanguagesOf } from '../ocr-languages.ts';
import { kindOf } from '../reading/kind/file-kind.ts';
import { lookAtPdf } from '../reading/pdf/pdf-look.ts';
import { lookAtPicture } from '../reading/picture/picture-file.ts';
import { smaller } from '../reading/picture/pixels.ts';
import type { SeenPage } from '../reading/picture/recognised-page.ts';
import { readFile } from '../reading/read-file.ts';
import { textOf, type ReportProgress, type Table } from '../reading/table.ts';
import type { FileRefusal } from '../refusals.ts';
import { phrasesOf } from './phrases.ts';
import { tablesToShow } from './pointed-list.ts';
import { widthOf } from './sheet-pointing.ts';

type Preview = components['schemas']['Preview'];

const tablesMax = 40;
const rowsMax = 60;
const columnsMax = 40;
const cellLengthMax = 120;
/** The longer edge of a page's picture: legible, with some hundred kilobytes. */
const pictureEdge = 1_600;

const sheetOf = (table: Table): Preview['sheets'][number] => ({
  sheet: table.sheet,
  rowCount: table.rows.length,
  width: widthOf(table),
  rows: table.rows.slice(0, rowsMax).map(({ line, cells }) => ({
    row: line,
    cells: cells.slice(0, columnsMax).map((cell) => textOf(cell).slice(0, cellLengthMax)),
  })),
});

const hundredth = (length: number): number => Math.round(100 * length) / 100;

async function pageOf({ page, of, picture }: SeenPage): Promise<NonNullable<Preview['page']>> {
  const { data, width, height } = await smaller(picture, pictureEdge);
  const file = await sharp(data, { raw: { width, height, channels: 1 } })
    .webp({ quality: 60 })
    .toBuffer();
  return {
    number: page.number,
    of,
    width: hundredth(page.width),
    height: hundredth(page.height),
    picture: `data:image/webp;base64,${file.toString('base64')}`,
    phrases: phrasesOf(page).map(({ text, left, right, top, bottom }) => ({
      text,
      left: hundredth(left),
      right: hundredth(right),
      top: hundredth(top),
      bottom: hundredth(bottom),
    })),
  };
}

/** The number of sums on a page: the one with the most shows the list's form best. */
const sumsOn = (page: SeenPage['page']): number => phrasesOf(page).filter(({ isSum }) => isSum).length;

/** A preview of a file before it is interpreted; `page` is from 1, null for the one with the most sums. */
export async function previewOf(
  bytes: Buffer,
  page: number | null,
  report: ReportProgress,
): Promise<Result<Preview, FileRefusal>> {
  const kind = await kindOf(bytes);
  if (!kind.ok) return kind;
  if (kind.value === 'pdf' || kind.value === 'image') {
    const recognising = {
      languages: ocrLanguagesOf(process.env.AI_PARSER_OCR_LANGUAGES),
      tell: (pages: number, of: number) => report('recognising', pages, of),
    };
    const seen =
      kind.value === 'pdf'
        ? await lookAtPdf(bytes, { page, worthOf: sumsOn, recognising })
        : await lookAtPicture(bytes, recognising);
    return seen.ok ? ok({ sheets: [], page: await pageOf(seen.value) }) : seen;
  }
  const file = await readFile(bytes, report);
  if (!file.ok) return file;
  return ok({ sheets: tablesToShow(file.value).slice(0, tablesMax).map(sheetOf), page: null });
}
