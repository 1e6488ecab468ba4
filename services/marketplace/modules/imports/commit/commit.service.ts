import type { Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../../platform/notifications/index.ts';
import { sumStaged } from './batches.repository.ts';
import { learnFromReview } from '../columns/column-meanings.service.ts';
import { allowLongStatements, commitStaged } from './commit.repository.ts';
import type { Actor, ImportRecord } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { findImport, lockImportsOf } from '../imports.repository.ts';

/** The number of batches and rows the client has sent. */
interface Sent {
  readonly batches: number;
  readonly rows: number;
}

/**
 * Publishes everything staged in one transaction: all or nothing (contract: commitImport). A repeated or concurrent
 * commit gets the same response and does nothing.
 */
export async function commitImport(
  { db, clock, ids, currency }: ImportParts,
  actor: Actor,
  importId: string,
  sent: Sent,
): Promise<
  Result<ImportRecord, Refusals<'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'BATCHES_MISSING' | 'ANSWERS_MISSING'>>
> {
  const vendorId = ownVendorId(actor);
  return inTransaction(db, async (trx) => {
    await allowLongStatements(trx);
    await lockImportsOf(trx, vendorId);
    const found = await findImport(trx, vendorId, importId, 'update');
    if (found === null) return refuse({ code: 'NOT_FOUND' });
    if (found.status === 'imported') return ok(found);
    if (found.status !== 'open') return refuse({ code: 'NOT_ALLOWED_NOW' });
    const { batches, highest, rows } = await sumStaged(trx, importId);
    // Numbers are unique and start at 1: if there are as many as the highest, none is missing.
    if (batches !== sent.batches || highest !== sent.batches || rows !== sent.rows)
      return refuse({ code: 'BATCHES_MISSING' });
    const now = clock.now();
    const commit = { importId, vendorId, kind: found.kind, currency, answers: 'demanded' } as const;
    if ((await commitStaged(trx, commit, now)) === null) return refuse({ code: 'ANSWERS_MISSING' });
    await learnFromReview(trx, { ids }, { ...found, vendorId }, now);
    const committed = await findImport(trx, vendorId, importId);
    invariant(committed !== null, 'the import is locked');
    await notifyColleagues(trx, { vendorId, except: actor.userId }, committed);
    return ok(committed);
  });
}

/**
 * Publishes a live event to the vendor's other colleagues, whose listings have changed; the one who imported sees the
 * response.
 */
const notifyColleagues = (
  trx: Transaction<Database>,
  people: { readonly vendorId: string; readonly except: string },
  { kind, fileName }: ImportRecord,
): Promise<void> =>
  notify(trx, people, {
    kind: 'company',
    title: kind === 'products' ? 'A price list was imported' : 'A list of services was imported',
    detail: fileName,
    path: kind === 'products' ? '/supplier/inventory' : '/service-provider/services',
  });
