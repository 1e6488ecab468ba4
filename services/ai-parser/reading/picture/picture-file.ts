import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { tablesOf } from '../layout/page-tables.ts';
import { sumsOf } from '../layout/page-sums.ts';
import { pricedLines } from '../layout/priced-lines.ts';
import type { FileIssue, ReadFile } from '../table.ts';
import { pixelsOf } from './pixels.ts';
import { clarityOfPage, recognisedPage } from './recognised-page.ts';
import { startRecogniser } from './recogniser.ts';

/** How pages are recognised, and who hears how many are done. */
export interface Recognising {
  readonly languages: readonly string[];
  tell(pages: number, of: number): void;
}

export const noTextSeen = (): FileRefusal =>
  fileRefusal(
    'FILE_NOT_A_LIST',
    'We found no text in this picture. Please send a picture of the list alone, upright and sharp, or the list itself.',
  );

export const unknownLetters = (): FileRefusal =>
  fileRefusal(
    'FILE_NOT_A_LIST',
    'We couldn’t read the text in this picture. Please send a sharper one, or the list itself as .xlsx, .csv or a PDF with text.',
  );

/** What a list from a picture has to say of itself. */
export const readFromPicture = (clarity: number): FileIssue => ({
  code: 'READ_FROM_PICTURE',
  message: `This list was recognised in a picture (${Math.round(clarity * 100)} % clear): please compare names and prices with it.`,
});

/** The tables of a photograph or a scan. */
export async function readPicture(
  bytes: Buffer,
  { languages, tell: report }: Recognising,
): Promise<Result<ReadFile, FileRefusal>> {
  const pixels = await pixelsOf(bytes);
  if (pixels === 'too-large') return refuse(fileRefusal('TOO_MUCH_WORK'));
  if (pixels === null)
    return refuse(
      fileRefusal('FILE_UNREADABLE', 'This picture is damaged or incomplete. Please send it again.'),
    );
  report(0, 1);
  const recogniser = await startRecogniser();
  try {
    const page = await recognisedPage(pixels, 1, { recogniser, wanted: languages, languages: null });
    if (page === 'no-text') return refuse(noTextSeen());
    if (page === 'unknown-language') return refuse(unknownLetters());
    report(1, 1);
    const tables = tablesOf([page]);
    const lines = pricedLines([page]);
    if (tables.length + lines.length === 0) return refuse(fileRefusal('FILE_NOT_A_LIST'));
    const issues = [readFromPicture(clarityOfPage(page))];
    return ok({
      format: 'image',
      encoding: null,
      separator: null,
      tables,
      lines,
      sums: sumsOf([page]),
      issues,
    });
  } finally {
    recogniser.end();
  }
}
