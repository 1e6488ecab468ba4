import { pagesMax, recognisedPagesMax, recognisedPixelsMax } from '../../limits.ts';
import { fileRefusal, type FileRefusal } from '../../refusals.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { tablesOf } from '../layout/page-tables.ts';
import { withoutCurrencyLetters } from '../layout/currency-letters.ts';
import { withoutLineEnds } from '../layout/line-ends.ts';
import { withUnitsBelow } from '../layout/units-below.ts';
import { sumsOf } from '../layout/page-sums.ts';
import { pricedLines } from '../layout/priced-lines.ts';
import type { Page, Word } from '../layout/page.ts';
import { readFromPicture, type Recognising } from '../picture/picture-file.ts';
import { noTextSeen, unknownLetters } from '../picture/picture-refusals.ts';
import { clarityOfPage, recognisedPage, type Sight } from '../picture/recognised-page.ts';
import { startRecogniser } from '../picture/recogniser.ts';
import type { FileIssue, ReadFile } from '../table.ts';
import { openPdf, type OpenPdf } from './pdf-document.ts';
import { pictureOf } from './pdf-picture.ts';
import { drawingOf } from './pdf-rules.ts';
import { textOfPage } from './pdf-words.ts';

/** A page with fewer words has no text layer worth reading. */
const wordsMin = 5;
/** The minimum share of its page that a scan covers. */
const scanShare = 0.5;
/** Characters without meaning: some files' fonts do not map them. */
const nameless = /[\ufffd\ue000-\uf8ff\u0000-\u0008]/gu;

/** Characters in place of letters that a font does not map. */
const unmapped = /[\u0000-\u001f]+/gu;

/** The tables of a PDF: from its text, and for scanned pages from the recognised text. */
export async function readPdf(
  bytes: Buffer,
  recognising: Recognising,
): Promise<Result<ReadFile, FileRefusal>> {
  const open = await openPdf(bytes);
  if (!open.ok) return open;
  try {
    const pages: Page[] = [];
    const scans: number[] = [];
    for (let number = 1; number <= Math.min(open.value.document.numPages, pagesMax); number += 1) {
      const { page } = await readPage(open.value, number);
      if (page === null) scans.push(number);
      else pages.push(page);
    }
    const seen = scans.length === 0 ? nothingSeen : await recognisedPages(open.value, scans, recognising);
    if (pages.length === 0 && seen.pages.length === 0 && seen.refusal) return refuse(seen.refusal);
    const read = pages.map((page) => withUnitsBelow(withoutCurrencyLetters(withoutLineEnds(page))));
    const all = [...read, ...seen.pages].sort((a, b) => a.number - b.number);
    const tables = tablesOf(all);
    const lines = pricedLines(all);
    const issues = [...issuesOf(seen), ...tooManyPages(open.value.document.numPages)];
    return ok({
      format: 'pdf',
      encoding: null,
      separator: null,
      tables,
      lines,
      sums: sumsOf(all),
      issues,
      pages: all,
      refusal: fileRefusal('FILE_NOT_A_LIST', noTable),
    });
  } catch (error) {
    // Exceptions of the library while it reads a page are caused by the file; it names its errors.
    if (error instanceof Error && error.name.endsWith('Exception'))
      return refuse(
        fileRefusal('FILE_UNREADABLE', 'A page of this PDF is damaged. Please save it again and send it.'),
      );
    throw error;
  } finally {
    await open.value.close();
  }
}

const noTable =
  'We found no table in this PDF. Please send a list with one row for each item and its price next to it.';

/** A page, null if it is a picture, and the degrees by which it has to be rotated. */
export async function readPage(
  { document, library }: OpenPdf,
  number: number,
): Promise<{ readonly page: Page | null; readonly turn: number }> {
  const page = await document.getPage(number);
  const { words, turn, width, height } = await textOfPage(page);
  const { rules, pictureShare } = await drawingOf(page, library, turn);
  page.cleanup();
  const text = words.map((word) => word.text).join('');
  const isNameless = (text.match(nameless)?.length ?? 0) > text.length * 0.3;
  if ((words.length < wordsMin && pictureShare >= scanShare) || (words.length >= wordsMin && isNameless))
    return { page: null, turn };
  return { page: { number, width, height, words: words.flatMap(withoutControls), rules }, turn };
}

/** Characters that a font does not map are dropped, since databases refuse them: `1\u00002` is `1 2`. */
function withoutControls(word: Word): readonly Word[] {
  const text = word.text.replaceAll(unmapped, ' ').trim();
  if (text === word.text) return [word];
  return text === '' ? [] : [{ ...word, text }];
}

interface Seen {
  readonly pages: readonly Page[];
  readonly left: readonly number[];
  readonly refusal: FileRefusal | null;
}

const nothingSeen: Seen = { pages: [], left: [], refusal: null };

async function recognisedPages(
  { document }: OpenPdf,
  scans: readonly number[],
  { languages, tell: report }: Recognising,
): Promise<Seen> {
  const recogniser = await startRecogniser();
  const recognition = { recogniser, wanted: languages, languages: null };
  const pages: Page[] = [];
  const sights: Sight[] = [];
  try {
    for (const number of scans.slice(0, recognisedPagesMax)) {
      report(sights.length, scans.length);
      if (recogniser.pixelsSeen > recognisedPixelsMax) break;
      const page = await document.getPage(number);
      const sight = await recognisedPage(await pictureOf(page), number, recognition);
      page.cleanup();
      sights.push(sight);
      if (typeof sight === 'object') pages.push(sight);
    }
  } finally {
    recogniser.end();
  }
  const refusal = sights.includes('unknown-language') ? unknownLetters() : noTextSeen();
  return { pages, left: scans.slice(sights.length), refusal };
}

function issuesOf({ pages, left }: Seen): readonly FileIssue[] {
  const issues: FileIssue[] = [];
  if (pages.length > 0) issues.push(readFromPicture(Math.min(...pages.map(clarityOfPage))));
  const [first] = left;
  if (first !== undefined)
    issues.push({
      code: 'PAGES_NOT_READ',
      message: `This PDF has more scanned pages than we read at once: from page ${first} on, ${left.length} of them were not read. Please send those pages separately.`,
    });
  return issues;
}

const tooManyPages = (pages: number): readonly FileIssue[] =>
  pages <= pagesMax
    ? []
    : [
        {
          code: 'PAGES_NOT_READ',
          message: `This PDF has ${pages} pages; the first ${pagesMax} were read. Please send the others separately.`,
        },
      ];
