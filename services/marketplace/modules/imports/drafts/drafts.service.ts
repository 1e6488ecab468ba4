import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Actor, ImportDraft, ImportKind, ImportRecord } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { discard, findCommitted, findDraft, findImport } from '../imports.repository.ts';
import { removeAfterwards } from '../upload/remove-file.tasks.ts';

/** The newest 50 imports, undone or not (contract: listImports). */
export const listImports = ({ db }: ImportParts, actor: Actor, kind: ImportKind): Promise<ImportRecord[]> =>
  findCommitted(db, ownVendorId(actor), kind);

/** The open import, or null (contract: getOpenImport). */
export const getOpenImport = (
  { db }: ImportParts,
  actor: Actor,
  kind: ImportKind,
): Promise<ImportDraft | null> => findDraft(db, ownVendorId(actor), { openOf: kind });

export async function getImport(
  { db }: ImportParts,
  actor: Actor,
  id: string,
): Promise<Result<ImportDraft, Refusals<'NOT_FOUND'>>> {
  const draft = await findDraft(db, ownVendorId(actor), { id });
  return draft === null ? refuse({ code: 'NOT_FOUND' }) : ok(draft);
}

/**
 * Discards an import before its commit, with its file, reading, edits and staged lines. Repeating it gets the same
 * response.
 */
export async function discardImport(
  { db, clock }: ImportParts,
  actor: Actor,
  id: string,
): Promise<Result<null, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW'>>> {
  return inTransaction(db, async (trx) => {
    const found = await findImport(trx, ownVendorId(actor), id, 'update');
    if (found === null) return refuse({ code: 'NOT_FOUND' });
    if (found.status === 'discarded') return ok(null);
    if (found.status !== 'open') return refuse({ code: 'NOT_ALLOWED_NOW' });
    const now = clock.now();
    await removeAfterwards(trx, await discard(trx, ownVendorId(actor), { id }, now), now);
    return ok(null);
  });
}
