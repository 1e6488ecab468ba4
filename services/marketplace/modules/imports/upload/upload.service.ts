import type { Readable } from 'node:stream';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { auditIfForeign } from '../../audit/index.ts';
import { importFileKey } from './files.domain.ts';
import {
  shownFileName,
  type Actor,
  type ImportDraft,
  type ImportKind,
  type ImportRecord,
} from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { discard, findDraft, findSameFile, insertDraft, lockImportsOf } from '../imports.repository.ts';
import { storeMeasured, type MeasuredFile } from './stored-file.ts';
import { removeAfterwards, watchOver } from './remove-file.tasks.ts';
import { vendorFor } from './vendor-named.service.ts';

/** A stored file to which no import refers yet. */
export interface ReceivedFile extends MeasuredFile {
  readonly fileId: string;
}

/** Stores an upload. Throws if the sender aborts or the store fails; nothing is stored then. */
export async function receiveFile(parts: ImportParts, stream: Readable): Promise<ReceivedFile> {
  const fileId = parts.ids.newId();
  await watchOver(parts, fileId);
  return { fileId, ...(await storeMeasured(parts.files, importFileKey(fileId), stream)) };
}

/** Discards an unwanted file. Idempotent. */
export const discardFile = ({ files }: ImportParts, { fileId }: ReceivedFile): Promise<void> =>
  files.delete(importFileKey(fileId));

interface Upload {
  readonly kind: ImportKind;
  /** The claimed owner of the list: an admin may name another user. */
  readonly userId: string;
  readonly fileName: string | undefined;
  readonly file: ReceivedFile;
}

interface Uploaded {
  readonly fileId: string;
  readonly draft: ImportDraft;
  /** The newest committed import of an identical file. */
  readonly sameAs: ImportRecord | null;
}

/**
 * Starts an import with a received file, replacing the open one of its kind (contract: uploadInventory,
 * uploadServices). If refused, the file remains and the caller discards it.
 */
export async function openImport(
  parts: ImportParts,
  actor: Actor,
  { kind, userId, fileName, file }: Upload,
): Promise<Result<Uploaded, Refusals<'FILE_EMPTY' | 'VALIDATION'>>> {
  if (file.sizeBytes === 0) return refuse({ code: 'FILE_EMPTY' });
  const vendor = await vendorFor(parts, actor, { kind, userId });
  if (!vendor.ok) return vendor;
  const { db, clock, ids } = parts;
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const vendorId = vendor.value;
    await lockImportsOf(trx, vendorId);
    await removeAfterwards(trx, await discard(trx, vendorId, { openOf: kind }, now), now);
    const id = ids.newId();
    const { fileId, sizeBytes, sha256 } = file;
    const shown = shownFileName(fileName);
    await insertDraft(trx, { id, vendorId, kind, fileId, fileName: shown, sizeBytes, sha256 }, now);
    await auditIfForeign(parts, trx, { actor, vendorId, act: 'upload_list' }, now);
    const draft = await findDraft(trx, vendorId, { id });
    invariant(draft !== null, 'the import was just begun');
    return ok({ fileId, draft, sameAs: await findSameFile(trx, vendorId, kind, sha256) });
  });
}
