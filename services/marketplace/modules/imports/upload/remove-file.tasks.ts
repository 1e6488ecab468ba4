import { dayMs } from '../../../../../src/lib/durations.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueue, type Task } from '../../../platform/jobs/index.ts';
import { importFileKey } from './files.domain.ts';
import { isFileNamed } from './files.repository.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Trx } from '../imports.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Jobs {
    remove_import_file: { readonly fileId: string };
  }
}

/** Deletes files to which no import refers any more, after the transaction. */
export async function removeAfterwards(trx: Trx, fileIds: readonly string[], now: Date): Promise<void> {
  for (const fileId of fileIds) await enqueue(trx, 'remove_import_file', { fileId }, { runAt: now });
}

/**
 * Called before a file is written: if the process ends before an import refers to the file, it is deleted a day later.
 */
export const watchOver = async ({ db, clock }: ImportParts, fileId: string): Promise<void> =>
  inTransaction(db, (trx) =>
    enqueue(trx, 'remove_import_file', { fileId }, { runAt: new Date(clock.now().getTime() + dayMs) }),
  );

/** Deletes a file unless an import refers to it. */
export const removeFileTask =
  ({ db, files }: Pick<ImportParts, 'db' | 'files'>): Task<'remove_import_file'> =>
  async ({ fileId }) => {
    if (!(await isFileNamed(db, fileId))) await files.delete(importFileKey(fileId));
  };
