import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ownVendorId } from '../../account/index.ts';
import type { Actor, ImportKind } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import type { RememberedPointing } from './pointings.domain.ts';
import { deletePointing, findPointings, savePointing } from './pointings.repository.ts';

/** The vendor's pointings on earlier lists, latest first (contract: listPointings). */
export const listPointings = (
  { db }: ImportParts,
  actor: Actor,
  kind: ImportKind,
): Promise<RememberedPointing[]> => findPointings(db, ownVendorId(actor), kind);

/** Stores the positions of names and prices on lists of one layout (contract: rememberPointing). */
export const rememberPointing = (
  { db, clock, ids }: ImportParts,
  actor: Actor,
  shown: Pick<RememberedPointing, 'kind' | 'fileName' | 'pointing'>,
): Promise<RememberedPointing> =>
  inTransaction(db, (trx) =>
    savePointing(trx, ownVendorId(actor), {
      id: ids.newId(),
      kind: shown.kind,
      fileName: shown.fileName,
      pointing: shown.pointing,
      pointedAt: clock.now(),
    }),
  );

/** Deletes one (contract: forgetPointing). */
export async function forgetPointing(
  { db }: ImportParts,
  actor: Actor,
  id: string,
): Promise<Result<null, Refusals<'NOT_FOUND'>>> {
  return (await deletePointing(db, ownVendorId(actor), id)) ? ok(null) : refuse({ code: 'NOT_FOUND' });
}
