import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { enqueue, type Task } from '../../platform/jobs/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { VendorParts } from './vendors.parts.ts';
import { lockVendor, saveCommission } from './vendors.repository.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    begin_commission: { readonly vendorId: string };
  }
}

/** Plans the beginning of an announced commission; that of an earlier announcement is dropped. */
export const planCommission = (trx: Transaction<Database>, vendorId: string, runAt: Date): Promise<void> =>
  enqueue(trx, 'begin_commission', { vendorId }, { runAt, jobKey: `begin_commission:${vendorId}` });

/** Begins an announced commission on its day. Does nothing if it was taken back, so it can be repeated. */
export const vendorTasks = ({
  db,
  clock,
}: Pick<VendorParts, 'db' | 'clock'>): { readonly begin_commission: Task<'begin_commission'> } => ({
  begin_commission: async ({ vendorId }) => {
    await inTransaction(db, async (trx) => {
      const announced = (await lockVendor(trx, vendorId))?.announcedCommission ?? null;
      const now = clock.now();
      if (announced === null || announced.from > now) return;
      const begun = { commissionBps: announced.bps, announcedCommission: null, since: announced.from };
      await saveCommission(trx, vendorId, begun, now);
    });
  },
});
