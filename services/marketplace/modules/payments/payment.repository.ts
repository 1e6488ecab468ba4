import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, OrderStatus, PaymentStatus } from '../../platform/db/schema.ts';
import type { Doer } from './trade.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An order's payment with what is needed of the order. */
export interface KeptPayment {
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
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id as orderId', 'o.number as orderNumber', 'o.buyer_id as buyerId'])
    .select(['p.status', 'p.amount_minor as amountMinor', 'p.currency', 'p.captured_minor as capturedMinor'])
    .select(['p.refunded_minor as refundedMinor', 'p.provider_session_id as sessionId'])
    .select(['p.provider_intent_id as intentId', 'p.payment_url as paymentUrl', 'p.read_at as readAt'])
    .select(['p.decline_message as declineMessage', 'p.declined_try as declinedTry'])
    .select(['o.status as orderStatus', 'o.expires_at as orderExpiresAt']);

export async function findPayment(db: Db, orderId: string): Promise<KeptPayment | null> {
  return (await payments(db).where('p.order_id', '=', orderId).executeTakeFirst()) ?? null;
}

/** What a hint of the provider names; null for what is none of ours. */
export async function findPaymentNamed(
  db: Db,
  named: { readonly sessionId?: string | null; readonly intentId?: string | null },
): Promise<KeptPayment | null> {
  const { sessionId = null, intentId = null } = named;
  if (sessionId === null && intentId === null) return null;
  const found = await payments(db)
    .where(({ or, eb }) =>
      or([eb('p.provider_session_id', '=', sessionId), eb('p.provider_intent_id', '=', intentId)]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/** The payment for whoever moves its money next. Held before the order itself, always: so two never wait for each other. */
export async function holdPayment(trx: Trx, orderId: string): Promise<KeptPayment> {
  await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return payments(trx).where('p.order_id', '=', orderId).executeTakeFirstOrThrow();
}

/** What changes of a payment; what is left out stays as it is. */
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
      ...(sessionId !== undefined && { provider_session_id: sessionId }),
      ...(intentId !== undefined && { provider_intent_id: intentId }),
      ...(paymentUrl !== undefined && { payment_url: paymentUrl }),
      ...(declineMessage !== undefined && { decline_message: declineMessage }),
      ...(change.declinedTry !== undefined && { declined_try: change.declinedTry }),
      ...(change.capturedMinor !== undefined && { captured_minor: change.capturedMinor }),
      ...(change.refundedMinor !== undefined && { refunded_minor: change.refundedMinor }),
      ...(change.readAt && { read_at: change.readAt }),
      updated_at: now,
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Notes that the provider was asked and nothing was new. */
export async function savePaymentReadAt(trx: Trx, id: string, readAt: Date): Promise<void> {
  await trx.updateTable('payments').set({ read_at: readAt }).where('id', '=', id).execute();
}

export interface MoneyStep {
  readonly id: string;
  readonly orderId: string;
  /** Of a transfer; null for the payment. */
  readonly subOrderId: string | null;
  readonly command: string;
  readonly from: string;
  readonly to: string;
  readonly doer: Doer;
  readonly note: string | null;
  readonly at: Date;
}

export async function insertMoneyHistory(trx: Trx, steps: readonly MoneyStep[]): Promise<void> {
  if (steps.length === 0) return;
  await trx
    .insertInto('trade_history')
    .values(
      steps.map((step) => ({
        ...{ id: step.id, order_id: step.orderId, sub_order_id: step.subOrderId, command: step.command },
        process: step.subOrderId === null ? ('payment' as const) : ('transfer' as const),
        ...{ from_status: step.from, to_status: step.to, note: step.note, at: step.at },
        ...{ actor_id: step.doer.actorId, actor_role: step.doer.by },
      })),
    )
    .execute();
}

export async function subOrdersOf(db: Db, orderId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sub_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What happened to an order's payment last; null before anything did. */
export async function lastPaymentCommand(trx: Trx, orderId: string): Promise<string | null> {
  const last = await trx
    .selectFrom('trade_history')
    .select('command')
    .where('order_id', '=', orderId)
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
