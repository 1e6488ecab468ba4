import type { FileRefusal } from '../../refusals.ts';
import { ok, type Result } from '../../../../src/lib/result.ts';
import { pagesMax } from '../../limits.ts';
import type { Page } from '../layout/page.ts';
import type { Recognising } from '../picture/picture-file.ts';
import { seenInPicture, type SeenPage } from '../picture/recognised-page.ts';
import { openPdf } from './pdf-document.ts';
import { readPage } from './pdf-file.ts';
import { pictureOf } from './pdf-picture.ts';

interface Looking {
  /** From 1; null for the page with the most sums. */
  readonly page: number | null;
  readonly worthOf: (page: Page) => number;
  readonly recognising: Recognising;
}

/** One page of a PDF with its words and its picture. */
export async function lookAtPdf(
  bytes: Buffer,
  { page: wanted, worthOf, recognising }: Looking,
): Promise<Result<SeenPage, FileRefusal>> {
  const open = await openPdf(bytes);
  if (!open.ok) return open;
  const { document } = open.value;
  try {
    const of = Math.min(document.numPages, pagesMax);
    const first = wanted === null ? 1 : Math.min(wanted, of);
    const last = wanted === null ? of : first;
    let best = { number: first, ...(await readPage(open.value, first)) };
    let worth = best.page ? worthOf(best.page) : -1;
    for (let number = first + 1; number <= last; number += 1) {
      const read = await readPage(open.value, number);
      const own = read.page ? worthOf(read.page) : -1;
      if (own > worth) [best, worth] = [{ number, ...read }, own];
    }
    const picture = await pictureOf(await document.getPage(best.number), best.turn);
    if (best.page) return ok({ page: best.page, of, picture, refusal: null });
    recognising.tell(0, 1);
    return await seenInPicture(picture, best.number, { of, languages: recognising.languages });
  } finally {
    await open.value.close();
  }
}
