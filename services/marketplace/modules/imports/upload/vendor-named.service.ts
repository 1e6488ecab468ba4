import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { isUuid } from '../../../../../src/lib/uuid.ts';
import { ownVendorId } from '../../account/index.ts';
import { vendorRoleOf, type Actor, type ImportKind } from '../imports.domain.ts';
import type { ImportParts } from '../imports.parts.ts';
import type { Refusals } from '../imports.refusals.ts';
import { refusedAt } from '../refused-field.domain.ts';
import { findVendorOfKind } from '../imports.repository.ts';

/** The claimed owner of a list; `field` is the request field, `userId` by default. */
export interface NamedVendor {
  readonly kind: ImportKind;
  readonly userId: string;
  readonly field?: 'userId' | 'supplierId';
}

/**
 * The vendor of the caller, or the one that an admin names (by user or vendor id); refused if it does not sell this
 * kind.
 */
export async function vendorFor(
  { db }: ImportParts,
  actor: Actor,
  { kind, userId, field = 'userId' }: NamedVendor,
): Promise<Result<string, Refusals<'VALIDATION'>>> {
  const role = vendorRoleOf(kind);
  // Forms are not validated against the contract, so the id may be any text.
  const mayName = actor.role === 'admin' && isUuid(userId);
  const found =
    actor.role === role
      ? ownVendorId(actor)
      : mayName
        ? await findVendorOfKind(db, role, { by: field, id: userId })
        : null;
  if (found !== null) return ok(found);
  const message =
    kind === 'products' ? 'There is no supplier with this id.' : 'There is no service provider with this id.';
  return refuse(refusedAt('VALIDATION', field, message, 'exists'));
}
