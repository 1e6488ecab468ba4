import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { cleanText } from '../../platform/clean-text.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Session } from '../account/index.ts';
import { insertAudit } from '../audit/index.ts';
import { marketCommissions } from '../market-settings/index.ts';
import { detailOf, type ApplicationDetail } from './application/review.service.ts';
import { commissionOf, lastOwnRate, nextOwnCommission } from './commission.domain.ts';
import { planCommission } from './commission.tasks.ts';
import { findOwners } from './people.repository.ts';
import { subjectOf } from './vendor-commands.service.ts';
import { commissionChangedMail } from './vendors.mails.ts';
import type { VendorParts } from './vendors.parts.ts';
import type { Refusals } from './vendors.refusals.ts';
import { lockVendor, saveCommission } from './vendors.repository.ts';

type CommissionRefusal = Refusals<'VALIDATION' | 'NOT_FOUND' | 'CHANGED_ELSEWHERE'>;

/**
 * Contract: setVendorCommission. Sales keep the rate that they were agreed with, so that only later ones have the new
 * one; a rise begins after its announcement, like the market's. Of two admins who saw the same rate, the second is
 * refused.
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
    if (lastOwnRate(vendor) !== before) return refuse({ code: 'CHANGED_ELSEWHERE' });
    if (after === before) return ok(await detailOf(parts, trx, vendorId));
    const market = await marketCommissions(trx, parts.commissionBps, at);
    const next = nextOwnCommission(vendor, after, { market, now: at });
    const from = next.announcedCommission?.from;
    const hasBegun = next.commissionBps !== vendor.commissionBps;
    await saveCommission(trx, vendorId, { ...next, ...(hasBegun && { since: at }) }, at);
    if (from !== undefined) await planCommission(trx, vendorId, from);
    const about = subjectOf(parts, vendor);
    const change = {
      before: commissionOf(vendor, market),
      after: commissionOf(next, market),
      reason,
      ofMarket: after === null ? market : null,
    };
    for (const owner of await findOwners(trx, vendorId))
      await parts.queueMail(trx, commissionChangedMail(owner, about, change));
    await insertAudit(trx, {
      id: parts.ids.newId(),
      actorId: admin.userId,
      act: 'change_commission',
      at,
      subjectKind: 'vendor',
      subjectId: vendorId,
      details: {
        before: { commissionBasisPoints: before },
        after: { commissionBasisPoints: after },
        commissionFrom: from,
        reason,
      },
    });
    return ok(await detailOf(parts, trx, vendorId));
  });
}
