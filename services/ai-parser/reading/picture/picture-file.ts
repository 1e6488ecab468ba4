import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { tablesOf } from '../layout/page-tables.ts';
import { sumsOf } from '../layout/page-sums.ts';
import { pricedLines } from '../layout/priced-lines.ts';
import type { FileIssue, ReadFile } from '../table.ts';
import { pixelsOf, type Pixels } from './pixels.ts';
import { clarityOfPage, seenInPicture, type SeenPage } from './recognised-page.ts';

/** The recogniser's dependencies, and the listener of its progress. */
export interface Recognising {
  readonly languages: readonly string[];
  tell(pages: number, of: number): void;
}

/** The issue that every list from a picture has. */
export const readFromPicture = (clarity: number): FileIssue => ({
  code: 'READ_FROM_PICTURE',
  message: `This list was recognised in a picture (${Math.round(clarity * 100)} % clear): please compare names and prices with it.`,
});

/** The picture, or why it is refused. */
async function pixelsIn(bytes: Buffer): Promise<Result<Pixels, FileRefusal>> {
  const pixels = await pixelsOf(bytes);
  if (pixels === 'too-large') return refuse(fileRefusal('TOO_MUCH_WORK'));
  if (pixels !== null) return ok(pixels);
  return refuse(
    fileRefusal('FILE_UNREADABLE', 'This picture is damaged or incomplete. Please send it again.'),
  );
}

/** A photograph or a scan with its recognised words. */
export async function lookAtPicture(
  bytes: Buffer,
  { languages, tell: report }: Recognising,
): Promise<Result<SeenPage, FileRefusal>> {
  const pixels = await pixelsIn(bytes);
  if (!pixels.ok) return pixels;
  report(0, 1);
  const seen = await seenInPicture(pixels.value, 1, { of: 1, languages, readsUnknown: true });
  if (seen.ok) report(1, 1);
  return seen;
}

/** The tables of a photograph or a scan. */
export async function readPicture(
  bytes: Buffer,
  recognising: Recognising,
): Promise<Result<ReadFile, FileRefusal>> {
  const seen = await lookAtPicture(bytes, recognising);
  if (!seen.ok) return seen;
  const { page, refusal } = seen.value;
  const asList = refusal
    ? { tables: [], lines: [], sums: [], refusal }
    : {
        tables: tablesOf([page]),
        lines: pricedLines([page]),
        sums: sumsOf([page]),
        refusal: fileRefusal('FILE_NOT_A_LIST'),
      };
  return ok({
    ...asList,
    format: 'image',
    encoding: null,
    separator: null,
    issues: [readFromPicture(clarityOfPage(page))],
    pages: [page],
  });
}
