import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, OrderStatus, PaymentStatus } from '../../platform/db/schema.ts';
import type { TradeActor } from './trade.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An order's payment with what is needed of the order. */
export interface StoredPayment {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
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
  readonly orderStatus: OrderStatus;
  readonly orderExpiresAt: Date;
}

const payments = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.orderId')
    .select(['p.id', 'p.orderId', 'o.number as orderNumber', 'o.buyerId'])
    .select(['p.status', 'p.amountMinor', 'p.currency', 'p.capturedMinor'])
    .select(['p.refundedMinor', 'p.providerSessionId as sessionId'])
    .select(['p.providerIntentId as intentId', 'p.paymentUrl', 'p.readAt'])
    .select(['p.declineMessage', 'p.declinedTry'])
    .select(['o.status as orderStatus', 'o.expiresAt as orderExpiresAt']);

export async function findPayment(db: Db, orderId: string): Promise<StoredPayment | null> {
  return (await payments(db).where('p.orderId', '=', orderId).executeTakeFirst()) ?? null;
}

/** The payment named by a provider's event; null if it is not ours. */
export async function findPaymentNamed(
  db: Db,
  named: { readonly sessionId?: string | null; readonly intentId?: string | null },
): Promise<StoredPayment | null> {
  const { sessionId = null, intentId = null } = named;
  if (sessionId === null && intentId === null) return null;
  const found = await payments(db)
    .where(({ or, eb }) =>
      or([eb('p.providerSessionId', '=', sessionId), eb('p.providerIntentId', '=', intentId)]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/**
 * The payment, locked for moving its money. Always locked before the order, so that two transactions never deadlock.
 */
export async function lockPayment(trx: Trx, orderId: string): Promise<StoredPayment> {
  await trx
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return payments(trx).where('p.orderId', '=', orderId).executeTakeFirstOrThrow();
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
  readonly orderId: string;
  /** Of a transfer; null for the payment. */
  readonly subOrderId: string | null;
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
        orderId: step.orderId,
        subOrderId: step.subOrderId,
        command: step.command,
        process: step.subOrderId === null ? ('payment' as const) : ('transfer' as const),
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

export async function subOrdersOf(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('subOrders')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What happened to an order's payment last; null before anything did. */
export async function lastPaymentCommand(trx: Trx, orderId: string): Promise<string | null> {
  const last = await trx
    .selectFrom('tradeHistory')
    .select('command')
    .where('orderId', '=', orderId)
    .where('process', '=', 'payment')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.command ?? null;
}

/** Who has a part in an order: its buyer and its suppliers. */
export async function partiesOf(db: Db, orderId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select buyer_id as id from orders where id = ${orderId}
    union select supplier_id from sub_orders where order_id = ${orderId}`.execute(db);
  return rows.map(({ id }) => id);
}
