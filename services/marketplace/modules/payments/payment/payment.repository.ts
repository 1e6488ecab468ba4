import { sql, type Kysely, type Transaction } from 'kysely';
import { invariant } from '../../../../../src/lib/invariant.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { PaymentStatus, SaleKind } from '../../../platform/db/trade-tables.ts';
import type { PaidFor, PaymentKey, PurchaseState, PurchaseActor } from '../purchase-money.domain.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** A payment, with the needed data of its purchase. */
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
  /** The time of the last reading from the provider. */
  readonly readAt: Date | null;
  /** Why the last attempt was declined. */
  readonly declineMessage: string | null;
  /** The id of the last declined attempt. */
  readonly declinedTry: string | null;
  /** The end of the time to pay. */
  readonly expiresAt: Date;
}

/** SQL that reads payments, one row each. */
const paymentsText = (condition: string): string => `
  select p.id, p.purchase_id, p.sale_id, u.kind as purchase_kind, u.number as purchase_number, x.kind as sale_kind, u.buyer_id,
    case
      when o.status = 'pending_payment' or b.status = 'held' or s.status in ('proposed', 'pending_payment') then 'open'
      when o.status = 'payment_expired' or b.status = 'released' or s.status in ('declined', 'withdrawn', 'expired') then 'ended'
      else 'paid'
    end as purchase_state,
    p.status, p.amount_minor, p.currency, p.captured_minor, p.refunded_minor, p.provider_session_id as session_id,
    p.provider_intent_id as intent_id, p.payment_url, p.read_at, p.decline_message, p.declined_try,
    coalesce(o.expires_at, b.expires_at, s.expires_at) as expires_at
  from payments p join purchases u on u.id = p.purchase_id
    left join sales x on x.id = p.sale_id
    left join orders o on o.id = p.purchase_id
    left join bookings b on b.id = p.sale_id
    left join supplements s on s.id = p.sale_id
  where ${condition}`;

const ofKey = 'p.purchase_id = $1 and p.sale_id is not distinct from $2::uuid';
const selectPayment = statement<StoredPayment>(paymentsText(ofKey));
const selectPayments = statement<StoredPayment>(`${paymentsText('p.purchase_id = $1')} order by p.id`);
const selectPaymentNamed = statement<StoredPayment>(
  paymentsText('p.provider_session_id = $1 or p.provider_intent_id = $2'),
);
const holdPayment = statement(`select from payments p where ${ofKey} for no key update`);

export const findPayment = async (
  db: Db,
  { purchaseId, saleId }: PaymentKey,
): Promise<StoredPayment | null> => (await selectPayment(db, [purchaseId, saleId]))[0] ?? null;

/** All payments of a purchase. */
export const findPaymentsOf = (db: Db, purchaseId: string): Promise<readonly StoredPayment[]> =>
  selectPayments(db, [purchaseId]);

/** The payment named by a provider's event; null if it is not ours. */
export async function findPaymentNamed(
  db: Db,
  ids: { readonly sessionId?: string | null; readonly intentId?: string | null },
): Promise<StoredPayment | null> {
  const { sessionId = null, intentId = null } = ids;
  return (await selectPaymentNamed(db, [sessionId, intentId]))[0] ?? null;
}

/**
 * The payment, locked for moving its money. Always locked before its purchase, so that transactions never deadlock, and
 * read after that, so that concurrent changes of the purchase are seen.
 */
export async function lockPayment(trx: Trx, key: PaymentKey): Promise<StoredPayment> {
  await holdPayment(trx, [key.purchaseId, key.saleId]);
  const held = await findPayment(trx, key);
  invariant(held, 'a payment is never deleted');
  return held;
}

const updateOpened = statement<{ readonly id: string }>(`
  with opened as (
    update payments p set status = $3, provider_session_id = $4, payment_url = $5, updated_at = $6, version = p.version + 1
    where ${ofKey} and p.status = $7 and p.provider_session_id is null
    returning p.purchase_id, p.sale_id
  )
  insert into trade_history (id, purchase_id, sale_id, command, process, from_status, to_status, at, actor_id, actor_role)
  select $8::uuid, purchase_id, sale_id, 'open', 'payment', $7, $3, $6, $9::uuid, $10 from opened
  returning id`);

/**
 * Stores the page of a payment that has none and has not changed since it was created, with its history; otherwise
 * returns false and changes nothing.
 */
export async function openWithPage(
  db: Db,
  { purchaseId, saleId }: PaymentKey,
  {
    page,
    ...step
  }: Pick<MoneyStep, 'id' | 'from' | 'to' | 'doer' | 'at'> & {
    readonly page: { readonly sessionId: string; readonly paymentUrl: string | null };
  },
): Promise<boolean> {
  const { sessionId, paymentUrl } = page;
  const { id, from, to, doer, at } = step;
  const values = [purchaseId, saleId, to, sessionId, paymentUrl, at, from, id, doer.actorId, doer.by];
  return (await updateOpened(db, values)).length > 0;
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

/** Increments the version. */
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

/** Records that the provider was asked and nothing changed. */
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
  readonly doer: PurchaseActor;
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

/** The last command on a payment; null if there was none. */
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

/** The parties of a purchase: its buyer and its vendors. */
export async function partiesOf(db: Db, purchaseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select buyer_id as id from purchases where id = ${purchaseId}
    union select vendor_id from sales where purchase_id = ${purchaseId}`.execute(db);
  return rows.map(({ id }) => id);
}
