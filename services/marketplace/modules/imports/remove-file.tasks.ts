import { dayMs } from '../../../../src/lib/durations.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { importFileKey } from './files.domain.ts';
import { isFileNamed } from './files.repository.ts';
import type { ImportParts } from './imports.parts.ts';
import type { Trx } from './imports.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    remove_import_file: { readonly fileId: string };
  }
}

/** Removes files that no import names any more, after the transaction. */
export async function removeAfterwards(trx: Trx, fileIds: readonly string[], now: Date): Promise<void> {
  for (const fileId of fileIds) await enqueue(trx, 'remove_import_file', { fileId }, { runAt: now });
}

/**
 * Called before a file is written: should this process end between writing it and naming it, the file is found and removed a
 * day later.
 */
export const watchOver = async ({ db, clock }: ImportParts, fileId: string): Promise<void> =>
  inTransaction(db, (trx) =>
    enqueue(trx, 'remove_import_file', { fileId }, { runAt: new Date(clock.now().getTime() + dayMs) }),
  );

/** Removes a file unless an import names it. */
export const removeFileTask =
  ({ db, files }: Pick<ImportParts, 'db' | 'files'>): Task<'remove_import_file'> =>
  async ({ fileId }) => {
    if (!(await isFileNamed(db, fileId))) await files.delete(importFileKey(fileId));
  };
