import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { importFileKey, isGzip } from '../upload/files.domain.ts';
import { findFile, replaceReading } from '../upload/files.repository.ts';
import type { Actor, ImportDraft } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { refusedAt } from '../refused-field.domain.ts';
import { deleteBatches, findDraft, findImport } from '../imports.repository.ts';
import { removeAfterwards } from '../upload/remove-file.tasks.ts';
import type { ReceivedFile } from '../upload/upload.service.ts';

/** Whether a reading can be saved now; checked before its bytes are received. */
export async function canSaveReading(
  { db }: ImportParts,
  actor: Actor,
  importId: string,
): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  const found = await findImport(db, ownVendorId(actor), importId);
  if (found === null) return refuse({ code: 'NOT_FOUND' });
  return found.status === 'open' ? ok(null) : refuse({ code: 'NOT_ALLOWED_NOW' });
}

/**
 * Stores the parser's result, replacing the previous one; edits start over, and staged lines of the old ones are
 * deleted (contract: keepImportReading). If refused, the file remains and the caller discards it.
 */
export async function saveReading(
  { db, clock }: ImportParts,
  actor: Actor,
  importId: string,
  file: ReceivedFile,
): Promise<Result<ImportDraft, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'VALIDATION'>>> {
  if (!isGzip(file.beginning))
    return refuse(refusedAt('VALIDATION', 'reading', 'This must be gzipped JSON.', 'contentMediaType'));
  return inTransaction(db, async (trx) => {
    const found = await findImport(trx, ownVendorId(actor), importId, 'update');
    if (found === null) return refuse({ code: 'NOT_FOUND' });
    if (found.status !== 'open') return refuse({ code: 'NOT_ALLOWED_NOW' });
    const now = clock.now();
    const before = await replaceReading(trx, importId, file, now);
    await removeAfterwards(trx, before === null ? [] : [before], now);
    await deleteBatches(trx, importId);
    const draft = await findDraft(trx, ownVendorId(actor), { id: importId });
    invariant(draft !== null, 'the import is locked');
    return ok(draft);
  });
}

interface ImportFile extends StoredFile {
  readonly fileName: string;
}

/** The bytes of the uploaded file or of its reading. The caller must read the stream to its end or destroy it. */
export async function readFile(
  { db, files }: ImportParts,
  actor: Actor,
  importId: string,
  which: 'file' | 'reading',
): Promise<Result<ImportFile, Refusals<'NOT_FOUND'>>> {
  const remaining = await findFile(db, ownVendorId(actor), importId, which);
  if (remaining === null) return refuse({ code: 'NOT_FOUND' });
  const stored = await files.read(importFileKey(remaining.fileId));
  return stored.ok ? ok({ ...stored.value, fileName: remaining.fileName }) : refuse({ code: 'NOT_FOUND' });
}
