import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ensureVendor } from '../vendors/index.ts';
import { meaningsIn, type ColumnMeaning, type SaidMeaning } from './column-meanings.domain.ts';
import { deleteMeaning, findColumnEdits, findMeanings, keepMeanings } from './column-meanings.repository.ts';
import type { Actor, ImportKind, ImportRecord } from './imports.domain.ts';
import type { ImportParts } from './imports.parts.ts';
import type { Refusals } from './imports.refusals.ts';
import type { Trx } from './imports.repository.ts';

/** What is remembered of the columns of a vendor's lists (contract: listColumnMeanings). */
export const listColumnMeanings = (
  { db }: ImportParts,
  { userId }: Actor,
  kind: ImportKind,
): Promise<ColumnMeaning[]> => findMeanings(db, userId, kind);

/** Remembers one, in place of what was remembered of the same words (contract: rememberColumnMeaning). */
export async function rememberColumnMeaning(
  { db, clock, ids }: ImportParts,
  { userId, role }: Actor,
  { kind, header, field }: SaidMeaning & { readonly kind: ImportKind },
): Promise<ColumnMeaning> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    await ensureVendor(trx, { userId, role }, now);
    const said = [{ id: ids.newId(), header: header.trim(), field }];
    const [kept] = await keepMeanings(trx, { vendorId: userId, kind, fileName: null }, said, now);
    invariant(kept, 'what was written is there');
    return kept;
  });
}

/** Forgets one (contract: forgetColumnMeaning). */
export async function forgetColumnMeaning(
  { db }: ImportParts,
  { userId }: Actor,
  id: string,
): Promise<Result<null, Refusals<'NOT_FOUND'>>> {
  return (await deleteMeaning(db, userId, id)) ? ok(null) : refuse({ code: 'NOT_FOUND' });
}

/** Remembers what the review of an import said of its columns, with its commit. */
export async function learnFromReview(
  trx: Trx,
  { ids }: Pick<ImportParts, 'ids'>,
  vendorId: string,
  { id, kind, fileName }: Pick<ImportRecord, 'id' | 'kind' | 'fileName'>,
  now: Date,
): Promise<void> {
  const said = meaningsIn(await findColumnEdits(trx, id));
  const learnt = said.map((meaning) => ({ ...meaning, id: ids.newId() }));
  await keepMeanings(trx, { vendorId, kind, fileName }, learnt, now);
}
