import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PaymentStatus, SaleKind } from '../../platform/db/trade-tables.ts';
import type { PaidFor, PaymentKey, PurchaseState, TradeActor } from './trade.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A payment with what is needed of what it pays for. */
export interface StoredPayment extends PaidFor {
  readonly id: string;
  /** `Q-10001`, `B-10001`. */
  readonly purchaseNumber: string;
  readonly purchaseState: PurchaseState;
  readonly saleKind: SaleKind | null;
  readonly buyerId: string;
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  readonly currency: string;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly sessionId: string | null;
  readonly intentId: string | null;
  readonly paymentUrl: string | null;
  /** When the provider was last asked. */
  readonly readAt: Date | null;
  /** Why the last try was refused. */
  readonly declineMessage: string | null;
  /** Which try was refused last. */
  readonly declinedTry: string | null;
  /** When it stops waiting for its payment. */
  readonly expiresAt: Date;
}

const stateOfPurchase = sql<PurchaseState>`case
    when o.status = 'pending_payment' or b.status = 'held' or s.status in ('proposed', 'pending_payment') then 'open'
    when o.status = 'payment_expired' or b.status = 'released' or s.status in ('declined', 'withdrawn', 'expired') then 'ended'
    else 'paid' end`;

const payments = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('purchases as u', 'u.id', 'p.purchaseId')
    .leftJoin('sales as x', 'x.id', 'p.saleId')
    .leftJoin('orders as o', 'o.id', 'p.purchaseId')
    .leftJoin('bookings as b', 'b.id', 'p.saleId')
    .leftJoin('supplements as s', 's.id', 'p.saleId')
    .select(['p.id', 'p.purchaseId', 'p.saleId', 'u.kind as purchaseKind', 'u.number as purchaseNumber'])
    .select(['x.kind as saleKind', 'u.buyerId', stateOfPurchase.as('purchaseState')])
    .select(['p.status', 'p.amountMinor', 'p.currency', 'p.capturedMinor'])
    .select(['p.refundedMinor', 'p.providerSessionId as sessionId'])
    .select(['p.providerIntentId as intentId', 'p.paymentUrl', 'p.readAt'])
    .select(['p.declineMessage', 'p.declinedTry'])
    .select(sql<Date>`coalesce(o.expires_at, b.expires_at, s.expires_at)`.as('expiresAt'));

const named = ({ purchaseId, saleId }: PaymentKey) =>
  sql<boolean>`p.purchase_id = ${purchaseId} and p.sale_id is not distinct from ${saleId}::uuid`;

export const findPayment = async (db: Db, key: PaymentKey): Promise<StoredPayment | null> =>
  (await payments(db).where(named(key)).executeTakeFirst()) ?? null;

/** All payments of a purchase. */
export const findPaymentsOf = (db: Db, purchaseId: string): Promise<readonly StoredPayment[]> =>
  payments(db).where('p.purchaseId', '=', purchaseId).orderBy('p.id').execute();

/** The payment named by a provider's event; null if it is not ours. */
export async function findPaymentNamed(
  db: Db,
  ids: { readonly sessionId?: string | null; readonly intentId?: string | null },
): Promise<StoredPayment | null> {
  const { sessionId = null, intentId = null } = ids;
  if (sessionId === null && intentId === null) return null;
  const found = await payments(db)
    .where(({ or, eb }) =>
      or([eb('p.providerSessionId', '=', sessionId), eb('p.providerIntentId', '=', intentId)]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/**
 * The payment, locked for moving its money. Always locked before what it pays for, so that two transactions never deadlock.
 */
export async function lockPayment(trx: Trx, key: PaymentKey): Promise<StoredPayment> {
  await trx
    .selectFrom('payments as p')
    .select('p.id')
    .where(named(key))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return payments(trx).where(named(key)).executeTakeFirstOrThrow();
}

/** A payment's changes; undefined fields stay unchanged. */
export interface PaymentChange {
  readonly status?: PaymentStatus;
  readonly sessionId?: string;
  readonly intentId?: string | null;
  readonly paymentUrl?: string | null;
  readonly declineMessage?: string | null;
  readonly declinedTry?: string | null;
  readonly capturedMinor?: number;
  readonly refundedMinor?: number;
  readonly readAt?: Date;
}

/** The version counts on. */
export async function savePayment(trx: Trx, id: string, change: PaymentChange, now: Date): Promise<void> {
  const { sessionId, intentId, paymentUrl, declineMessage } = change;
  await trx
    .updateTable('payments')
    .set({
      ...(change.status && { status: change.status }),
      ...(sessionId !== undefined && { providerSessionId: sessionId }),
      ...(intentId !== undefined && { providerIntentId: intentId }),
      ...(paymentUrl !== undefined && { paymentUrl: paymentUrl }),
      ...(declineMessage !== undefined && { declineMessage: declineMessage }),
      ...(change.declinedTry !== undefined && { declinedTry: change.declinedTry }),
      ...(change.capturedMinor !== undefined && { capturedMinor: change.capturedMinor }),
      ...(change.refundedMinor !== undefined && { refundedMinor: change.refundedMinor }),
      ...(change.readAt && { readAt: change.readAt }),
      updatedAt: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes that the provider was asked and nothing was new. */
export async function savePaymentReadAt(trx: Trx, id: string, readAt: Date): Promise<void> {
  await trx.updateTable('payments').set({ readAt: readAt }).where('id', '=', id).execute();
}

interface MoneyStep {
  readonly id: string;
  readonly purchaseId: string;
  readonly saleId: string | null;
  readonly process: 'payment' | 'transfer';
  readonly command: string;
  readonly from: string;
  readonly to: string;
  readonly doer: TradeActor;
  readonly note: string | null;
  readonly at: Date;
}

export async function insertMoneyHistory(trx: Trx, steps: readonly MoneyStep[]): Promise<void> {
  if (steps.length === 0) return;
  await trx
    .insertInto('tradeHistory')
    .values(
      steps.map((step) => ({
        id: step.id,
        purchaseId: step.purchaseId,
        saleId: step.saleId,
        command: step.command,
        process: step.process,
        fromStatus: step.from,
        toStatus: step.to,
        note: step.note,
        at: step.at,
        actorId: step.doer.actorId,
        actorRole: step.doer.by,
      })),
    )
    .execute();
}

/** The sales that a payment pays for. */
export async function salesOf(db: Db, { purchaseId, saleId }: PaymentKey): Promise<readonly string[]> {
  if (saleId !== null) return [saleId];
  const rows = await db
    .selectFrom('sales')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('kind', '=', 'sub_order')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What happened to a payment last; null before anything did. */
export async function lastPaymentCommand(
  trx: Trx,
  { purchaseId, saleId }: PaymentKey,
): Promise<string | null> {
  const last = await trx
    .selectFrom('tradeHistory')
    .select('command')
    .where('purchaseId', '=', purchaseId)
    .where(sql<boolean>`sale_id is not distinct from ${saleId}::uuid`)
    .where('process', '=', 'payment')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.command ?? null;
}

/** Who has a part in a purchase: its buyer and its vendors. */
export async function partiesOf(db: Db, purchaseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select buyer_id as id from purchases where id = ${purchaseId}
    union select vendor_id from sales where purchase_id = ${purchaseId}`.execute(db);
  return rows.map(({ id }) => id);
}
