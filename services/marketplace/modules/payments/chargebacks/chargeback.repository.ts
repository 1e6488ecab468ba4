import { sql } from 'kysely';
import type { ChargebackStatus } from '../../../platform/db/chargeback-tables.ts';
import type { PurchaseKind } from '../../../platform/db/trade-tables.ts';
import type { Db, Trx } from '../payment/payment.repository.ts';

/** Amounts in minor units. */
export interface StoredChargeback {
  readonly id: string;
  readonly paymentId: string;
  readonly purchaseId: string;
  /** The sale id of the payment's key. */
  readonly saleId: string | null;
  readonly purchaseKind: PurchaseKind;
  readonly purchaseNumber: string;
  /** The number of the purchase, or of a booking's supplement. */
  readonly number: string;
  readonly providerDisputeId: string;
  readonly status: ChargebackStatus;
  readonly reason: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly evidenceDueBy: Date | null;
  readonly evidence: string | null;
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
}

const chargebacks = (db: Db) =>
  db
    .selectFrom('chargebacks as c')
    .innerJoin('payments as p', 'p.id', 'c.paymentId')
    .innerJoin('purchases as u', 'u.id', 'p.purchaseId')
    .select(['c.id', 'c.paymentId', 'c.providerDisputeId', 'c.status', 'c.reason', 'c.currency'])
    .select(['c.amountMinor', 'c.feeMinor', 'c.evidenceDueBy', 'c.evidence', 'c.sentAt', 'c.closedAt'])
    .select(['c.createdAt', 'p.purchaseId', 'p.saleId', 'u.kind as purchaseKind'])
    .select('u.number as purchaseNumber')
    .select(
      sql<string>`case when exists (select from supplements x where x.id = p.sale_id) then
        u.number || '/' || (select count(*) from sales o where o.purchase_id = u.id and o.id <= p.sale_id)
        else u.number end`.as('number'),
    );

export const findChargeback = async (db: Db, id: string): Promise<StoredChargeback | null> =>
  (await chargebacks(db).where('c.id', '=', id).executeTakeFirst()) ?? null;

export const findChargebackNamed = async (
  db: Db,
  providerDisputeId: string,
): Promise<StoredChargeback | null> =>
  (await chargebacks(db).where('c.providerDisputeId', '=', providerDisputeId).executeTakeFirst()) ?? null;

/** The chargebacks of a purchase's payments, latest first. */
export const findChargebacksOf = (db: Db, purchaseId: string): Promise<readonly StoredChargeback[]> =>
  chargebacks(db)
    .where('p.purchaseId', '=', purchaseId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .execute();

interface Share {
  readonly saleId: string;
  readonly amountMinor: number;
}

export async function insertChargeback(
  trx: Trx,
  chargeback: Pick<
    StoredChargeback,
    'id' | 'paymentId' | 'providerDisputeId' | 'reason' | 'currency' | 'amountMinor' | 'feeMinor'
  > & { readonly evidenceDueBy: Date | null },
  shares: readonly Share[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('chargebacks')
    .values({
      ...chargeback,
      status: 'open',
      evidence: null,
      sentAt: null,
      sentBy: null,
      closedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  if (shares.length === 0) return;
  await trx
    .insertInto('chargebackShares')
    .values(shares.map((share) => ({ ...share, chargebackId: chargeback.id })))
    .execute();
}

export const findShares = (db: Db, chargebackId: string): Promise<readonly Share[]> =>
  db
    .selectFrom('chargebackShares')
    .select(['saleId', 'amountMinor'])
    .where('chargebackId', '=', chargebackId)
    .orderBy('saleId')
    .execute();

export async function saveChargebackStatus(
  trx: Trx,
  id: string,
  status: ChargebackStatus,
  now: Date,
): Promise<void> {
  const closedAt = status === 'won' || status === 'lost' ? now : null;
  await trx
    .updateTable('chargebacks')
    .set({ status, closedAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The evidence is saved before it is sent, so that a retry sends the same. */
export async function saveEvidence(
  trx: Trx,
  id: string,
  sent: { readonly evidence: string; readonly sentBy: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('chargebacks')
    .set({ ...sent, sentAt: now, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Payments with chargebacks whose state at the provider may have changed. */
export const undecidedPayments = async (
  db: Db,
): Promise<readonly { readonly purchaseId: string; readonly saleId: string | null }[]> =>
  db
    .selectFrom('payments as p')
    .select(['p.purchaseId', 'p.saleId'])
    .where(
      sql<boolean>`exists (select 1 from chargebacks c where c.payment_id = p.id and c.status in ('open', 'sent'))`,
    )
    .orderBy('p.id')
    .limit(100)
    .execute();
