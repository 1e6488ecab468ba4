import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { allowLongStatements } from './commit.repository.ts';
import type { Actor, ImportRecord } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { findImport, lockImportsOf } from '../imports.repository.ts';
import { markUndone, undoFigures, undoListings, type UndoFigures } from './undo.repository.ts';

interface Undone extends UndoFigures {
  readonly import: ImportRecord;
}

/**
 * Undoes an import (contract: undoImport): what it added is archived, what it changed is restored, unless someone
 * changed it since. Repeating it gets the same response.
 */
export async function undoImport(
  { db, clock }: ImportParts,
  actor: Actor,
  importId: string,
): Promise<Result<Undone, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'UNDO_EXPIRED'>>> {
  return inTransaction(db, async (trx) => {
    await allowLongStatements(trx);
    await lockImportsOf(trx, ownVendorId(actor));
    const found = await findImport(trx, ownVendorId(actor), importId, 'update');
    if (found === null) return refuse({ code: 'NOT_FOUND' });
    const { kind, status, committedAt, undoUntil } = found;
    if (status === 'undone') return ok({ import: found, ...(await undoFigures(trx, importId)) });
    if (status !== 'imported' || committedAt === null || undoUntil === null)
      return refuse({ code: 'NOT_ALLOWED_NOW' });
    const now = clock.now();
    if (now >= undoUntil) return refuse({ code: 'UNDO_EXPIRED' });
    await undoListings(trx, { importId, kind, committedAt }, now);
    await markUndone(trx, importId, now);
    const undone = await findImport(trx, ownVendorId(actor), importId);
    invariant(undone !== null, 'the import is locked');
    return ok({ import: undone, ...(await undoFigures(trx, importId)) });
  });
}
