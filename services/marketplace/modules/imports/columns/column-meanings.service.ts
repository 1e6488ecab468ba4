import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { ownVendorId } from '../../account/index.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { meaningsIn, type ColumnMeaning, type StatedMeaning } from './column-meanings.domain.ts';
import { deleteMeaning, findColumnEdits, findMeanings, saveMeanings } from './column-meanings.repository.ts';
import type { Actor, ImportKind, ImportRecord } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import type { Trx } from '../imports.repository.ts';

/** The remembered column meanings of a vendor (contract: listColumnMeanings). */
export const listColumnMeanings = (
  { db }: ImportParts,
  actor: Actor,
  kind: ImportKind,
): Promise<ColumnMeaning[]> => findMeanings(db, ownVendorId(actor), kind);

/** Stores one meaning, replacing the previous one for the same header (contract: rememberColumnMeaning). */
export async function rememberColumnMeaning(
  { db, clock, ids }: ImportParts,
  actor: Actor,
  { kind, header, field }: StatedMeaning & { readonly kind: ImportKind },
): Promise<ColumnMeaning> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const stated = [{ id: ids.newId(), header: header.trim(), field }];
    const [stored] = await saveMeanings(
      trx,
      { vendorId: ownVendorId(actor), kind, fileName: null },
      stated,
      now,
    );
    invariant(stored, 'what was written is there');
    return stored;
  });
}

/** Deletes one (contract: forgetColumnMeaning). */
export async function forgetColumnMeaning(
  { db }: ImportParts,
  actor: Actor,
  id: string,
): Promise<Result<null, Refusals<'NOT_FOUND'>>> {
  return (await deleteMeaning(db, ownVendorId(actor), id)) ? ok(null) : refuse({ code: 'NOT_FOUND' });
}

/** Stores the column meanings set in an import's review, together with its commit. */
export async function learnFromReview(
  trx: Trx,
  { ids }: Pick<ImportParts, 'ids'>,
  {
    id,
    vendorId,
    kind,
    fileName,
  }: Pick<ImportRecord, 'id' | 'kind' | 'fileName'> & { readonly vendorId: string },
  now: Date,
): Promise<void> {
  const stated = meaningsIn(await findColumnEdits(trx, id));
  const learnt = stated.map((meaning) => ({ ...meaning, id: ids.newId() }));
  await saveMeanings(trx, { vendorId, kind, fileName }, learnt, now);
}
