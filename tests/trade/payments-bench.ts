import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { createBookings, type BookingParts } from '../../services/marketplace/modules/bookings/index.ts';
import type { InvoiceParts } from '../../services/marketplace/modules/invoices/index.ts';
import { createLedger } from '../../services/marketplace/modules/ledger/index.ts';
import { createOrders } from '../../services/marketplace/modules/orders/index.ts';
import { createVatChecks } from '../../services/marketplace/modules/vat-checks/index.ts';
import {
  createPaymentProvider,
  createPayments,
  refundableOf,
  type PaymentsParts,
  type PurchaseMoneyParts,
} from '../../services/marketplace/modules/payments/index.ts';
import { systemClock, type Clock } from '../../services/marketplace/platform/clock.ts';
import type { VendorKind } from '../../services/marketplace/platform/db/vendor-tables.ts';
import { openFileStore } from '../../services/marketplace/platform/files/index.ts';
import { newId, systemIds } from '../../services/marketplace/platform/ids.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { queueTestMail } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { buildSandbox } from '../../services/payments-sandbox/app.ts';
import type { SandboxRules } from '../../services/payments-sandbox/rules.ts';
import { createTestDatabase, type TestDatabaseOptions } from '../database/test-database.ts';
import { emptyTables } from '../database/empty-tables.ts';

export const publicUrl = 'https://quayside.example.com';
export const webhookSecret = 'whsec_of_a_test';

const detailsOfACompany = {
  business_type: 'company',
  company_name: 'Xarxa Chandlery',
  company_number: 'B-0700 0002',
  website: 'xarxa.example.com',
  first_name: 'Aina',
  last_name: 'Riera',
  birth_date: '1979-02-28',
  iban: 'ES9121000418450200051332',
  document: 'test',
  terms: 'accepted',
};

export type PaymentsBenchOptions = Pick<TestDatabaseOptions, 'as'> & {
  readonly clock?: Clock;
  readonly currency?: string;
};

/** The payments module on its own database, with the sandbox listening and its events arriving. */
export async function paymentsBench({ as = 'node', ...options }: PaymentsBenchOptions = {}) {
  const database = await createTestDatabase({ as });
  const { db } = database;
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-payments-'));
  const stateFile = path.join(folder, 'state.json');

  const effects: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = String(request.headers['stripe-signature']);
    const received = await payments.receiveEvent(await buffer(request), signature);
    effects.push(received.ok ? received.value : received.error.code);
    response.writeHead(received.ok ? 200 : 503).end();
    for (const { count, resolve } of waiting) if (effects.length >= count) resolve();
  };
  // Answers failures like the service: an event of the previous test may arrive when its order is gone.
  const hook = createServer((request, response) => {
    receive(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  const { port: hookPort } = hook.address() as AddressInfo;

  const webhook = (mode: 'calm' | 'rough') => ({
    url: `http://127.0.0.1:${hookPort}`,
    secret: webhookSecret,
    mode,
    lateMs: 1,
    retryPauseMs: 1,
  });
  let sandbox: FastifyInstance | null = null;
  let sandboxPort = 0;
  const startSandbox = async (rules: Partial<SandboxRules> = {}) => {
    sandbox = await buildSandbox({
      stateFile,
      log: silentLog,
      rules: { webhook: webhook('calm'), verificationMs: 1, ...rules },
    });
    await sandbox.listen({ port: sandboxPort, host: '127.0.0.1' });
    sandboxPort = (sandbox.server.address() as AddressInfo).port;
  };
  const stopSandbox = async () => {
    await sandbox?.close();
    sandbox = null;
  };
  /** Restarts it without events, for tests that read on their own. */
  const startQuiet = async (rules: Partial<SandboxRules> = {}) => {
    await stopSandbox();
    await startSandbox({ webhook: null, ...rules });
  };
  await startSandbox();

  const stripe = createPaymentProvider({
    secretKey: 'sk_test_quayside_sandbox',
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    retriesMax: 0,
  });
  const { clock = systemClock, currency = 'EUR' } = options;
  const ids = systemIds;
  const ledger = createLedger({ db, ids, currency });
  const files = openFileStore({ dataFolder: folder });
  const orders = createOrders({
    db,
    clock,
    ids,
    files,
    queueMail: queueTestMail,
    publicUrl,
    currency,
    commissionBps: 1000,
    ledger,
    refundable: (on, orderId) => refundableOf({ ledger }, on, orderId),
  });
  const bookingParts: BookingParts = {
    db,
    clock,
    ids,
    files,
    vatChecks: createVatChecks({ ids }),
    queueMail: queueTestMail,
    publicUrl,
    currency,
    commissionBps: 1000,
    ledger,
    refundable: (on, bookingId) => refundableOf({ ledger }, on, bookingId),
  };
  const invoiceParts: InvoiceParts = {
    db,
    clock,
    ids,
    ledger,
    queueMail: queueTestMail,
    files,
    publicUrl,
    currency,
  };
  const bookings = createBookings(bookingParts);
  const purchaseMoney: PurchaseMoneyParts = {
    db,
    files,
    clock,
    ids,
    queueMail: queueTestMail,
    log: silentLog,
    stripe,
    publicUrl,
    currency,
    ledger,
    purchases: { order: orders.purchase, booking: bookings.purchase },
  };
  const parts: PaymentsParts = {
    db,
    clock,
    log: silentLog,
    stripe,
    webhookSecret,
    publicUrl,
    purchaseMoney,
    onChargesChanged: async (trx, { vendorId, canTakeCharges }) => {
      await trx
        .updateTable('vendors')
        .set((row) => ({ canTakeCharges, version: row('version', '+', 1) }))
        .where('id', '=', vendorId)
        .execute();
    },
  };
  const payments = createPayments(parts);

  const addVendor = async (kind: VendorKind = 'supplier'): Promise<string> => {
    const id = newId();
    const at = { createdAt: new Date(), updatedAt: new Date() };
    await db
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        role: kind,
        firstName: 'Aina',
        lastName: 'Riera',
        phone: null,
        passwordHash: 'none',
        pictureFileId: null,
        ...at,
      })
      .execute();
    await db
      .insertInto('vendors')
      .values({ id, openedBy: id, kind, status: 'approved', country: 'ES', ...at })
      .execute();
    return id;
  };
  /** Opens a link, and ends the hosted onboarding with a result; returns the redirect. */
  const onboard = async (url: string, ending: string): Promise<string | null> => {
    const opened = await fetch(url, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0];
    if (cookie === undefined) return opened.headers.get('location');
    const intent = ending === 'leave' ? 'leave' : 'submit';
    const sent = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ ...detailsOfACompany, ending, intent }),
    });
    return sent.headers.get('location');
  };
  const openLink = async (vendorId: string, userId = vendorId): Promise<string> => {
    const link = await payments.createAccount(vendorId, userId);
    if (!link.ok) throw new Error(link.error.code);
    return link.value.url;
  };

  return {
    db,
    connectionString: database.connectionString,
    parts,
    ledger,
    orders,
    bookings,
    bookingParts,
    invoiceParts,
    payments,
    stripe,
    startSandbox,
    startQuiet,
    stopSandbox,
    webhook,
    addVendor,
    openLink,
    onboard,
    /** The row of the vendor's account, and the calls to the vendors module. */
    async kept(vendorId: string) {
      const account = await db
        .selectFrom('paymentAccounts')
        .select(['providerAccountId as id', 'chargesEnabled'])
        .where('vendorId', '=', vendorId)
        .executeTakeFirst();
      const vendor = await db
        .selectFrom('vendors')
        .select(['canTakeCharges', 'version'])
        .where('id', '=', vendorId)
        .executeTakeFirstOrThrow();
      return { account: account ?? null, told: vendor.canTakeCharges, timesTold: vendor.version - 1 };
    },
    /** Resolves when this many events were handled since the last reset; returns the effects of all of them. */
    effects: (count: number): Promise<readonly string[]> =>
      effects.length >= count
        ? Promise.resolve(effects)
        : new Promise((resolve) => waiting.push({ count, resolve: () => resolve(effects) })),
    /** The amounts of all transfers, in minor units. */
    async transfersAtProvider(): Promise<readonly number[]> {
      // Safe: as below.
      const state = JSON.parse(await readFile(stateFile, 'utf8')) as {
        transfers: Record<string, { amount: number }>;
      };
      return Object.values(state.transfers).map(({ amount }) => amount);
    },
    /** As after a day: the provider's idempotency keys have expired. */
    async forgetKeys() {
      await stopSandbox();
      const state = JSON.parse(await readFile(stateFile, 'utf8')) as object;
      await writeFile(stateFile, JSON.stringify({ ...state, answers: {} }));
      await startSandbox({ webhook: null });
    },
    async sessionsAtProvider(): Promise<readonly string[]> {
      // Safe: as below.
      const state = JSON.parse(await readFile(stateFile, 'utf8')) as { sessions: Record<string, unknown> };
      return Object.keys(state.sessions);
    },
    async accountsAtProvider(): Promise<readonly string[]> {
      // Safe: only the sandbox writes this file.
      const state = JSON.parse(await readFile(stateFile, 'utf8')) as { accounts: Record<string, unknown> };
      return Object.keys(state.accounts);
    },
    async reset() {
      await stopSandbox();
      await rm(stateFile, { force: true });
      await emptyTables(db, 'users', 'paymentEvents');
      effects.length = 0;
      waiting.length = 0;
      await startSandbox();
    },
    async drop() {
      await stopSandbox();
      hook.closeAllConnections();
      await new Promise((resolve) => hook.close(resolve));
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

export type PaymentsBench = Awaited<ReturnType<typeof paymentsBench>>;
