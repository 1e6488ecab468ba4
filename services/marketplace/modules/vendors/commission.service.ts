import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import { marketCommission } from '../market-settings/index.ts';
import { detailOf, type ApplicationDetail } from './application/review.service.ts';
import { findOwners } from './people.repository.ts';
import { subjectOf } from './vendor-commands.service.ts';
import { commissionChangedMail } from './vendors.mails.ts';
import type { VendorParts } from './vendors.parts.ts';
import type { Refusals } from './vendors.refusals.ts';
import { lockVendor, saveCommission } from './vendors.repository.ts';

type CommissionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'CHANGED_ELSEWHERE'>;

/**
 * Contract: setVendorCommission. Sales keep the rate that they were agreed with, so that only later ones have the new
 * one. Of two admins who saw the same rate, the second is refused.
 */
export async function setCommission(
  parts: VendorParts,
  admin: Session,
  vendorId: string,
  asked: { readonly before: number | null; readonly after: number | null; readonly reason: string },
): Promise<Result<ApplicationDetail, CommissionRefusal>> {
  const { before, after } = asked;
  const reason = cleanText(asked.reason);
  if (reason === '') return refuse(invalid('reason', 'Please give a reason.', 'required'));
  const at = parts.clock.now();
  return inTransaction(parts.db, async (trx): Promise<Result<ApplicationDetail, CommissionRefusal>> => {
    const vendor = await lockVendor(trx, vendorId);
    if (vendor === null) return refuse({ code: 'NOT_FOUND' });
    if (vendor.commissionBps !== before) return refuse({ code: 'CHANGED_ELSEWHERE' });
    if (after === before) return ok(await detailOf(parts, trx, vendorId));
    await saveCommission(trx, vendorId, after, at);
    const market = await marketCommission(trx, parts.commissionBps, at);
    const about = subjectOf(parts, vendor);
    for (const owner of await findOwners(trx, vendorId))
      await parts.queueMail(
        trx,
        commissionChangedMail(owner, about, { before: before ?? market, after, market, reason }),
      );
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: admin.userId,
      act: 'change_commission',
      at,
      subjectKind: 'vendor',
      subjectId: vendorId,
      details: { before: { commissionBasisPoints: before }, after: { commissionBasisPoints: after }, reason },
    });
    return ok(await detailOf(parts, trx, vendorId));
  });
}
