import { paymentOfOrder } from '../../services/marketplace/modules/payments/index.ts';
import { setImmediate } from 'node:timers/promises';
import { Logger, runOnce } from 'graphile-worker';
import { sql, type Transaction } from 'kysely';
import Stripe from 'stripe';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { invoiceTasks } from '../../services/marketplace/modules/invoices/index.ts';
import { orderNumberOf } from '../../services/marketplace/modules/ledger/index.ts';
import {
  createPayments,
  purchaseMoneyTasks,
  type RefundSaleJob,
  type PurchaseMoneyParts,
} from '../../services/marketplace/modules/payments/index.ts';
import { insertBuyer, insertOrder, type MadeOrder, type OrderedOf } from './trade-factory.ts';
import { createPool } from '../../services/marketplace/platform/db/database.ts';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { newId } from '../../services/marketplace/platform/ids.ts';
import { enqueue } from '../../services/marketplace/platform/jobs/index.ts';
import { taskList } from '../../services/marketplace/platform/jobs/runner.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { payOnPage, type Card } from './payer.ts';
import { paymentsBench, webhookSecret, type PaymentsBenchOptions } from './payments-bench.ts';
import { emptyTables } from '../database/empty-tables.ts';

/** The payments of orders on their own database, with the sandbox listening; no events arrive unless requested. */
export async function tradeBench(options: Omit<PaymentsBenchOptions, 'clock'> = {}) {
  const { currency = 'EUR' } = options;
  const bench = await paymentsBench(options);
  const { db, parts, payments, orders } = bench;
  const pool = createPool(bench.connectionString, { max: 4 });
  const now = () => parts.clock.now();

  const person = (userId: string, role: 'crew_member' | 'supplier' | 'admin') =>
    ({
      kind: 'active',
      id: newId(),
      userId,
      role,
      signUpId: null,
      ...(role === 'supplier' && { membership: { vendorId: userId, role: 'owner' } as const }),
    }) satisfies Session;
  /** The session of the owner who opened a supplier. */
  const ownerOf = async (vendorId: string): Promise<Session> => {
    const vendor = db.selectFrom('vendors').select('openedBy').where('id', '=', vendorId);
    const { openedBy } = await vendor.executeTakeFirstOrThrow();
    return { ...person(openedBy, 'supplier'), membership: { vendorId, role: 'owner' } };
  };
  /** A supplier whose payment account accepts charges and transfers. */
  const addSupplier = async (): Promise<string> => {
    const id = await bench.addVendor();
    await bench.onboard(await bench.openLink(id), 'complete');
    const account = await payments.getAccount(id);
    if (!account.ok || account.value.state !== 'ready') throw new Error('the supplier cannot be paid');
    return id;
  };
  const addAdmin = async (): Promise<Session> => {
    const id = await insertBuyer(db, now());
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    return person(id, 'admin');
  };
  const order = async (of: readonly OrderedOf[], expiresAt?: Date): Promise<MadeOrder> =>
    insertOrder(db, {
      buyerId: await insertBuyer(db, now()),
      of,
      currency,
      now: now(),
      ...(expiresAt && { expiresAt }),
    });
  const pageOf = async ({ id }: Pick<MadeOrder, 'id'>): Promise<string> =>
    (await payments.openPayment(paymentOfOrder(id))).paymentUrl ?? 'no page';
  const pay = (
    url: string,
    card: Card = 'pays',
    more: { readonly authenticate?: 'complete' | 'fail' } = {},
  ) => payOnPage(url, card, more.authenticate);
  /** The payer's browser returns, and the order's page reads the payment. */
  const look = async (made: MadeOrder) =>
    payments.payPurchase(person(made.buyerId, 'crew_member'), paymentOfOrder(made.id));
  const paid = async (of: readonly OrderedOf[]): Promise<MadeOrder> => {
    const made = await order(of);
    await pay(await pageOf(made));
    await look(made);
    return made;
  };
  const crewActions: ReadonlySet<string> = new Set([
    'confirm_receipt',
    'accept_change',
    'refuse_change',
    'dispute',
    'report_undelivered',
    'accept_part',
  ]);
  const act = async (
    made: MadeOrder,
    at: number,
    action: Parameters<typeof orders.act>[2]['action'],
    more: Partial<Parameters<typeof orders.act>[2]> = {},
  ) => {
    const subOrderId = made.subOrderIds[at] ?? '';
    const { supplierId } = await db
      .selectFrom('subOrders')
      .select('supplierId')
      .where('id', '=', subOrderId)
      .executeTakeFirstOrThrow();
    const isCrew = crewActions.has(action);
    const by = isCrew ? person(made.buyerId, 'crew_member') : await ownerOf(supplierId);
    const acted = await orders.act(by, subOrderId, { action, ...more });
    if (!acted.ok) throw new Error(`${action}: ${acted.error.code}`);
  };
  /** From confirmed to received. */
  const complete = async (made: MadeOrder, at = 0) => {
    await act(made, at, 'start_preparing');
    await act(made, at, 'dispatch');
    await act(made, at, 'mark_delivered');
    await act(made, at, 'confirm_receipt');
  };

  const plan = (
    trx: Transaction<Database>,
    name: 'expire_payment' | 'settle_payment' | 'void_payment',
    { id }: MadeOrder,
  ) => enqueue(trx, name, paymentOfOrder(id));

  const isAnyAtWork = async () =>
    (await sql`select 1 from graphile_worker.jobs where locked_at is not null`.execute(db)).rows.length > 0;
  /** Runs the due jobs about money, once each; failures wait for a retry. */
  const work = async (purchaseMoney: PurchaseMoneyParts = parts.purchaseMoney): Promise<void> => {
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      concurrency: 1,
      logger: new Logger(() => () => undefined),
      taskList: taskList({
        tasks: { ...purchaseMoneyTasks(purchaseMoney), ...invoiceTasks(bench.invoiceParts) },
        log: silentLog,
      }),
    });
    // The worker does not wait until a job is marked as done.
    while (await isAnyAtWork()) await setImmediate();
  };
  const moneyJobs = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select task_identifier as name from graphile_worker.jobs
      where task_identifier in ('expire_payment', 'settle_payment', 'send_transfer', 'refund_sale', 'send_refund', 'void_payment')
      order by id`.execute(db);
    return rows.map(({ name }) => name);
  };

  /** A correctly signed event, with a new id unless given. */
  const hint = async (event: Readonly<Record<string, unknown>>, secret = webhookSecret) => {
    const payload = JSON.stringify({
      id: `evt_${newId()}`,
      object: 'event',
      created: 0,
      livemode: false,
      pending_webhooks: 1,
      api_version: null,
      request: null,
      ...event,
    });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return payments.receiveEvent(Buffer.from(payload), header);
  };

  /** The sub-orders of an order with their lines, by number. */
  const subOrdersOf = async ({ id: orderId }: Pick<MadeOrder, 'id'>) => {
    const rows = await db
      .selectFrom('subOrders as s')
      .innerJoin('subOrderLines as l', 'l.subOrderId', 's.id')
      .select(['s.id', 'l.id as lineId'])
      .where('s.orderId', '=', orderId)
      .orderBy('s.id')
      .orderBy('l.position')
      .execute();
    return [...Map.groupBy(rows, (row) => row.id)].map(([id, lines]) => ({
      id,
      lineIds: lines.map(({ lineId }) => lineId),
    }));
  };

  const paymentOf = async ({ id }: Pick<MadeOrder, 'id'>) =>
    db.selectFrom('payments').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
  const intentOf = async (made: MadeOrder) =>
    bench.stripe.paymentIntents.retrieve((await paymentOf(made)).providerIntentId ?? '', {
      expand: ['latest_charge.refunds'],
    });
  const statusOf = async ({ id }: Pick<MadeOrder, 'id'>) =>
    (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const stockOf = async ({ inventoryIds }: MadeOrder) => {
    const rows = await db
      .selectFrom('inventoryItems')
      .select('stock')
      .where('id', 'in', inventoryIds)
      .orderBy('id')
      .execute();
    return rows.map(({ stock }) => stock);
  };
  const transferOf = async (made: MadeOrder, at = 0) =>
    db
      .selectFrom('transfers')
      .selectAll()
      .where('subOrderId', '=', made.subOrderIds[at] ?? '')
      .executeTakeFirstOrThrow();
  /** `payment: open created → processing`, in order. */
  const stepsOf = async ({ id }: Pick<MadeOrder, 'id'>) => {
    const rows = await db
      .selectFrom('tradeHistory')
      .selectAll()
      .where('orderId', '=', id)
      .where('process', 'in', ['payment', 'transfer'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map((row) => `${row.process}: ${row.fromStatus} → ${row.toStatus}`);
  };
  /** The payment's history: `decline: why`, in order. */
  const toldOf = async ({ id, buyerId }: MadeOrder) => {
    const order = await orders.getOrder(person(buyerId, 'crew_member'), id);
    if (!order.ok) throw new Error(order.error.code);
    return order.value.timeline
      .filter(({ process }) => process === 'payment')
      .map(({ command, note }) => (note === null ? command : `${command}: ${note}`));
  };
  /** Each entry as `kind cash/commission/due`, oldest first. */
  const bookOf = async ({ id }: Pick<MadeOrder, 'id'>) =>
    (await bench.ledger.linesOfPurchase(db, id, 'market')).map(
      ({ kind, cash, commission, vendorDue }) =>
        `${kind} ${cash.amountMinor}/${commission?.amountMinor}/${vendorDue?.amountMinor}`,
    );
  const proof = async () => {
    const page = await bench.ledger.listLedger({});
    if (!page.ok) throw new Error('the ledger is read');
    return page.value.proof;
  };

  return {
    ...bench,
    now,
    person,
    ownerOf,
    addSupplier,
    addAdmin,
    order,
    pageOf,
    pay,
    look,
    paid,
    act,
    complete,
    work,
    moneyJobs,
    plan,
    subOrdersOf,
    paymentOf,
    intentOf,
    statusOf,
    stockOf,
    transferOf,
    stepsOf,
    toldOf,
    bookOf,
    proof,
    /** Reads the payment like an event of the provider, whatever its order's state. */
    async readAgain(made: MadeOrder) {
      const { providerSessionId: id } = await paymentOf(made);
      const event = { type: 'checkout.session.completed', data: { object: { id } } };
      const received = await hint(event);
      if (!received.ok) throw new Error(received.error.code);
    },
    hint,
    mails: async (): Promise<readonly string[]> => (await queuedMails(db)).map(({ subject }) => subject),
    async numberOf({ id }: Pick<MadeOrder, 'id'>) {
      const { number } = await db
        .selectFrom('orders')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return orderNumberOf(number);
    },
    /** The tasks, called with their payload. */
    tasks(purchaseMoney: PurchaseMoneyParts = parts.purchaseMoney) {
      const tasks = purchaseMoneyTasks(purchaseMoney);
      const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
      return {
        settle_payment: (orderId: string) => tasks.settle_payment(paymentOfOrder(orderId), context),
        send_transfer: (saleId: string) => tasks.send_transfer({ saleId }, context),
        refund_sale: (wanted: RefundSaleJob) => tasks.refund_sale(wanted, context),
        sweep_payments: () => tasks.sweep_payments({}, context),
      };
    },
    /** Deletes waiting jobs, as if they had been abandoned. */
    async forgetJobs() {
      await sql`delete from graphile_worker._private_jobs`.execute(db);
    },
    async refundsOf({ subOrderIds }: MadeOrder): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('refunds')
        .selectAll()
        .where('subOrderId', 'in', subOrderIds)
        .orderBy('createdAt')
        .execute();
      return rows.map((row) => `${row.status} ${row.amountMinor} ${row.reason}`);
    },
    /** The module with another client of the provider. */
    withStripe(change: Partial<PurchaseMoneyParts['stripe']>) {
      // Unchanged parts come from the client, which is only created when they are used.
      const stripe = Object.assign(
        Object.create(parts.purchaseMoney.stripe) as PurchaseMoneyParts['stripe'],
        change,
      );
      const purchaseMoney: PurchaseMoneyParts = { ...parts.purchaseMoney, stripe };
      return { purchaseMoney, payments: createPayments({ ...parts, purchaseMoney }) };
    },
    async reset() {
      await bench.reset();
      await emptyTables(db, 'orders', 'ledgerEntries', 'auditLog', 'products');
      await sql`delete from graphile_worker._private_jobs`.execute(db);
      await bench.startQuiet();
    },
    async drop() {
      await pool.end();
      await bench.drop();
    },
  };
}

export type TradeBench = Awaited<ReturnType<typeof tradeBench>>;
