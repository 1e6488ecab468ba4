import type { ImportKind, ImportProgress } from '../../../machines/import/index.ts';
import { count, inFigures } from '../review/review.labels.ts';

const megabytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** `48_210` as "48 kB", `12_400_000` as "12.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${megabytes.format(bytes / 1_000_000)} MB`;
}

const filesBefore = (files: number): string =>
  files === 0 ? 'Yours is next' : `${count(files, 'file')} ahead of yours`;

/** Whether the whole file is there, and nothing is known yet of its reading. */
export const isSent = ({ stage, done, of }: ImportProgress): boolean =>
  stage === 'sending' && of !== null && done >= of;

/**
 * "1,200 of 5,000 rows · 24 %"; without a total the count so far; nothing before the first count; in the queue "3 files
 * ahead of yours".
 */
export function figureOf(progress: ImportProgress): string | undefined {
  const { unit, done, of } = progress;
  if (isSent(progress)) return undefined;
  const share = of === null || of === 0 ? null : `${Math.min(100, Math.floor((done / of) * 100))} %`;
  if (unit === 'bytes')
    return of === null ? fileSize(done) : `${fileSize(done)} of ${fileSize(of)} · ${share ?? ''}`;
  if (unit === 'files') return of === null ? undefined : filesBefore(of);
  const one = unit === 'rows' ? 'row' : 'page';
  if (share !== null && of !== null) return `${inFigures(done)} of ${count(of, one)} · ${share}`;
  return done === 0 ? undefined : count(done, one);
}

const stageLabels: Record<ImportProgress['stage'], string> = {
  sending: 'Uploading the file',
  waiting: 'Waiting in the queue',
  reading: 'Reading row by row',
  recognising: 'Reading text from a picture',
  keeping: 'Saving what we read',
  importing: 'Importing',
};

/** What is done with the file. */
export const stageTextOf = (progress: ImportProgress): string =>
  isSent(progress) ? 'Reading the file' : stageLabels[progress.stage];

export const kindLabels: Record<ImportKind, { readonly list: string; readonly shop: string }> = {
  products: { list: 'price list', shop: 'your shop' },
  services: { list: 'list of services', shop: 'your shop' },
};
