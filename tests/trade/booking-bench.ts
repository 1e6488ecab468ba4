import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { createAvailability } from '../../services/marketplace/modules/availability/index.ts';
import { bookingTasks, type BookingView } from '../../services/marketplace/modules/bookings/index.ts';
import { invoiceTasks } from '../../services/marketplace/modules/invoices/index.ts';
import {
  expiryOfDuePayments,
  purchaseMoneyTasks,
} from '../../services/marketplace/modules/payments/index.ts';
import { createPool } from '../../services/marketplace/platform/db/database.ts';
import { newId, systemIds } from '../../services/marketplace/platform/ids.ts';
import { taskList } from '../../services/marketplace/platform/jobs/runner.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { queuedMails, queueTestMail } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { fixedClock } from '../../services/marketplace/platform/testing/fixed-clock.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { emptyTables } from '../database/empty-tables.ts';
import { payOnPage, type Card } from './payer.ts';
import { paymentsBench, publicUrl } from './payments-bench.ts';
import { insertBuyer } from './trade-factory.ts';

/** The price of one: 300.00 and 21 % tax, with a commission of 30.00. */
export const price = { subtotal: 30_000, tax: 6300, total: 36_300, commission: 3000 } as const;

/** The value of an answer; throws if it is a refusal. */
export async function valueOf<Value>(
  answer: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown }
  >,
): Promise<Value> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Bookings and their payments on their own database, with the sandbox listening but without events. */
export async function bookingBench() {
  // The sandbox uses the machine's clock: pages are paid before this one is moved.
  const clock = fixedClock(new Date());
  const bench = await paymentsBench({ clock });
  const { db, parts, payments, bookings, ledger } = bench;
  const pool = createPool(bench.connectionString, { max: 4 });
  const availability = createAvailability({ db, clock, ids: systemIds, currency: 'EUR' });
  const person = (userId: string, role: 'crew_member' | 'service_provider' | 'admin') =>
    ({
      kind: 'active',
      id: newId(),
      userId,
      role,
      signUpId: null,
      ...(role === 'service_provider' && { membership: { vendorId: userId, role: 'owner' } as const }),
    }) satisfies Session;

  /** A provider in Palma with a payment account who works day and night, and a service of half an hour at a berth. */
  const provider = async ({ teams = 1 }: { readonly teams?: number } = {}) => {
    const id = await bench.addVendor('service_provider');
    await bench.onboard(await bench.openLink(id), 'complete');
    await payments.getAccount(id);
    await db
      .updateTable('vendors')
      .set({ status: 'active', tradingName: 'Riviera Marine Engineering', vatNumber: 'ESB07000003' })
      .where('id', '=', id)
      .execute();
    await db.insertInto('vendorPorts').values({ vendorId: id, port: 'palma' }).execute();
    const session = person(id, 'service_provider');
    const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      intervals: [{ from: '00:00', until: '24:00' }],
    }));
    await valueOf(
      availability.setSchedule(session, '0', {
        hours: week,
        exceptions: [],
        noticeHours: 0,
        horizonDays: 60,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 30,
        travel: [],
      }),
    );
    const { teams: first } = await availability.getSchedule(session);
    const names = Array.from({ length: teams }, (_none, index) => `Team ${index + 1}`);
    const view = await valueOf(
      availability.setTeams(
        session,
        names.map((name, index) => ({ ...(first[index] && { id: first[index].id }), name })),
      ),
    );
    const now = clock.now();
    const serviceId = newId();
    await db
      .insertInto('services')
      .values({
        id: serviceId,
        providerId: id,
        ownKey: serviceId,
        name: 'Diesel engine service',
        description: null,
        category: 'Engines',
        departments: ['engineering'],
        priceMinor: price.subtotal,
        currency: 'EUR',
        taxBps: 2100,
        pricedPer: 'visit',
        unit: null,
        // Short enough to end before midnight, whenever the test runs.
        durationMinutes: 30,
        durationUnits: null,
        leadTimeHours: 0,
        cancellationPolicy: 'flexible',
        status: 'active',
        importId: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return { id, session, serviceId, teamIds: view.teams.map((team) => team.id) };
  };
  type Provider = Awaited<ReturnType<typeof provider>>;

  const addAdmin = async () => {
    const id = await insertBuyer(db, clock.now());
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    return person(id, 'admin');
  };
  const crew = async () => person(await insertBuyer(db, clock.now()), 'crew_member');
  /** The next full hour, this many hours from now. */
  const inHours = (hours: number): Date =>
    new Date(Math.ceil(clock.now().getTime() / hourMs) * hourMs + hours * hourMs);

  const given = (serviceId: string, startsAt: Date) => ({
    serviceId,
    placeKind: 'berth' as const,
    port: 'palma',
    quantity: 1,
    startsAt: startsAt.toISOString(),
    expectedTotal: { amountMinor: price.total, currency: 'EUR' },
    berth: 'B-12',
    note: 'Starboard engine loses coolant.',
  });
  const hold = (buyer: Session, of: Provider, startsAt: Date, key = newId()) =>
    bookings.createBooking(buyer, key, given(of.serviceId, startsAt));
  const keyOf = (bookingId: string, saleId = bookingId) => ({ purchaseId: bookingId, saleId });
  const pay = async (buyer: Session, bookingId: string, card: Card = 'pays', saleId = bookingId) => {
    const { paymentUrl } = await payments.openPayment(keyOf(bookingId, saleId));
    const end = await payOnPage(paymentUrl ?? 'no page', card);
    await payments.payPurchase(buyer, keyOf(bookingId, saleId));
    return end;
  };
  /** A paid booking, this many hours from now. */
  const requested = async (of: Provider, hours = 100, by?: Session) => {
    const buyer = by ?? (await crew());
    const { bookingId } = await valueOf(hold(buyer, of, inHours(hours)));
    await pay(buyer, bookingId);
    return { bookingId, buyer, provider: of };
  };
  type Requested = Awaited<ReturnType<typeof requested>>;

  const isAnyAtWork = async () =>
    (await sql`select 1 from graphile_worker.jobs where locked_at is not null`.execute(db)).rows.length > 0;
  /** Runs the jobs that are due; with `all` also later ones, whose tasks check the clock themselves. */
  const work = async (all = false): Promise<void> => {
    await expiryOfDuePayments(parts.purchaseMoney).run(new AbortController().signal);
    await (all
      ? sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
      : sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${clock.now()}`.execute(
          db,
        ));
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      concurrency: 1,
      logger: new Logger(() => () => undefined),
      taskList: taskList({
        tasks: {
          ...purchaseMoneyTasks(parts.purchaseMoney),
          ...bookingTasks(bench.bookingParts),
          ...invoiceTasks(bench.invoiceParts),
        },
        log: silentLog,
      }),
    });
    // The worker does not wait until a job is marked as done.
    while (await isAnyAtWork()) await setImmediate();
  };
  const confirmed = async (of: Provider, hours = 100): Promise<Requested> => {
    const made = await requested(of, hours);
    await valueOf(bookings.act(of.session, made.bookingId, { action: 'confirm' }));
    await work();
    return made;
  };

  const seenBy = (session: Session, bookingId: string): Promise<BookingView> =>
    valueOf(bookings.getBooking(session, bookingId));
  const statusOf = async (bookingId: string) =>
    (await db.selectFrom('bookings').select('status').where('id', '=', bookingId).executeTakeFirstOrThrow())
      .status;
  const paymentOf = async (bookingId: string, saleId = bookingId) =>
    (await db.selectFrom('payments').select('status').where('saleId', '=', saleId).executeTakeFirstOrThrow())
      .status;
  const transferOf = async (saleId: string) =>
    (await db
      .selectFrom('transfers')
      .select(['status', 'amountMinor', 'reversedMinor'])
      .where('saleId', '=', saleId)
      .executeTakeFirst()) ?? null;
  /** Each entry as `kind cash/commission/due`, oldest first. */
  const bookOf = async (bookingId: string) =>
    (await ledger.linesOfPurchase(db, bookingId, 'market')).map(
      ({ kind, cash, commission, vendorDue }) =>
        `${kind} ${cash.amountMinor}/${commission?.amountMinor}/${vendorDue?.amountMinor}`,
    );
  const occupied = async (bookingId: string) =>
    (
      await db
        .selectFrom('occupiedPeriods')
        .select(['kind'])
        .where('sourceId', '=', bookingId)
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);

  return {
    ...bench,
    clock,
    availability,
    person,
    provider,
    addAdmin,
    crew,
    inHours,
    given,
    hold,
    pay,
    requested,
    confirmed,
    work,
    seenBy,
    statusOf,
    paymentOf,
    transferOf,
    bookOf,
    occupied,
    mails: async (): Promise<readonly string[]> => (await queuedMails(db)).map(({ subject }) => subject),
    /** The titles of everybody's unread notifications, oldest first. */
    unread: async (): Promise<readonly string[]> => {
      const all = db.selectFrom('notifications').select('title').where('readAt', 'is', null);
      return (await all.orderBy('createdAt').orderBy('title').execute()).map(({ title }) => title);
    },
    /** Whom unanswered questions about this booking wait for: the ids of the users. */
    asked: async (bookingId: string): Promise<readonly string[]> => {
      const all = db.selectFrom('notifications').select('userId').where('asksAbout', '=', bookingId);
      return (await all.orderBy('userId').execute()).map(({ userId }) => userId);
    },
    lastMail: async () => (await queuedMails(db)).at(-1),
    async proof() {
      const page = await ledger.listLedger({});
      if (!page.ok) throw new Error('the ledger is read');
      const { sumMinor, unbalanced, cash, owed } = page.value.proof;
      return { sumMinor, unbalanced, gap: cash.amountMinor - owed.amountMinor };
    },
    async reset() {
      clock.set(new Date());
      await emptyTables(
        db,
        'purchases',
        'ledgerEntries',
        'auditLog',
        'services',
        'teams',
        'vendors',
        'users',
      );
      await sql`delete from graphile_worker._private_jobs`.execute(db);
      await bench.startQuiet();
    },
    async drop() {
      await pool.end();
      await bench.drop();
    },
    queueTestMail,
    publicUrl,
  };
}

export type BookingBench = Awaited<ReturnType<typeof bookingBench>>;
