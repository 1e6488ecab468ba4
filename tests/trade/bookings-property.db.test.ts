import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingView } from '../../services/marketplace/modules/bookings/index.ts';
import { hourMs } from '../../src/lib/durations.ts';
import { bookingBench, valueOf, type BookingBench } from './booking-bench.ts';

let bench: BookingBench;
beforeAll(async () => {
  bench = await bookingBench();
});
afterAll(() => bench.drop());

type OfferedBookingAction = BookingView['actions'][number];

const zone = 'Europe/Madrid';
const [opens, closes] = ['08:00', '18:00'];
const parties = ['buyer', 'provider', 'admin'] as const;

/** An action on one of the bookings, some time after the previous one. */
const move = fc.record({
  which: fc.nat({ max: 2 }),
  by: fc.constantFrom(...parties),
  choice: fc.nat({ max: 20 }),
  slot: fc.nat({ max: 29 }),
  waitHours: fc.constantFrom(0, 0, 0, 0, 3, 25, 70),
});
const walk = fc.record({
  firstSlots: fc.array(fc.nat({ max: 29 }), { minLength: 2, maxLength: 3 }),
  moves: fc.array(move, { minLength: 6, maxLength: 12 }),
});

const wallClock = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

const mayStand: ReadonlySet<string> = new Set([
  'requested',
  'time_proposed',
  'confirmed',
  'reschedule_proposed',
  'in_progress',
  'no_show_reported',
  'completed',
  'no_show',
  'disputed',
]);
const isOpen = (status: string) => mayStand.has(status) && status !== 'completed' && status !== 'no_show';

async function openProvider() {
  const provider = await bench.provider({ teams: 2 });
  const { version } = await bench.availability.getSchedule(provider.session);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ from: opens, until: closes }],
  }));
  await valueOf(
    bench.availability.setSchedule(provider.session, String(version), {
      hours,
      exceptions: [],
      noticeHours: 0,
      horizonDays: 60,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 30,
      travel: [],
    }),
  );
  const { userId } = await bench.crew();
  await bench.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
  return { ...provider, admin: bench.person(userId, 'admin') };
}
type Provider = Awaited<ReturnType<typeof openProvider>>;

/** Starts on ten hours of three days, the first before and the last at the end of what is offered. */
const timeOf = (slot: number): Date => {
  const midnight = new Date(Date.now() + 4 * 24 * hourMs).setUTCHours(0, 0, 0, 0);
  return new Date(midnight + (Math.floor(slot / 10) * 24 + 6 + (slot % 10)) * hourMs);
};

async function booked(provider: Provider, slot: number) {
  const buyer = await bench.crew();
  const held = await bench.hold(buyer, provider, timeOf(slot));
  if (!held.ok) return null;
  await bench.pay(buyer, held.value.bookingId);
  return { bookingId: held.value.bookingId, buyer };
}
type Booked = NonNullable<Awaited<ReturnType<typeof booked>>>;

const steps: ReadonlySet<OfferedBookingAction> = new Set([
  'withdraw',
  'confirm',
  'decline',
  'propose_time',
  'accept_time',
  'refuse_time',
  'cancel',
  'start',
  'finish',
  'report_no_show',
  'withdraw_no_show',
  'confirm_completion',
  'dispute',
  'accept_dispute',
  'offer_part',
  'contest_dispute',
  'accept_part',
  'refuse_part',
  'withdraw_dispute',
  'settle_dispute',
  'uphold_dispute',
]);

async function doMove(
  { bookingId, buyer }: Booked,
  provider: Provider,
  { by, choice, slot }: { by: (typeof parties)[number]; choice: number; slot: number },
): Promise<void> {
  const session = { buyer, provider: provider.session, admin: provider.admin }[by];
  const seen = await bench.seenBy(session, bookingId);
  const offered = seen.actions.filter((action) => steps.has(action));
  const action = offered[choice % Math.max(offered.length, 1)];
  if (action === undefined) return;
  const acted = await bench.bookings.act(session, bookingId, {
    // Safe: only actions are left.
    action: action as Parameters<typeof bench.bookings.act>[2]['action'],
    note: 'As agreed on the quay.',
    ...(action === 'offer_part' && { amount: { amountMinor: 1 + choice, currency: 'EUR' } }),
    ...(action === 'propose_time' && { startsAt: timeOf(slot).toISOString() }),
    ...(seen.cancellation && {
      expectedRefund: { amountMinor: seen.cancellation.refundMinor, currency: 'EUR' },
    }),
  });
  // Every offered action succeeds, unless its time is occupied or not offered.
  const isTimeRefused =
    action === 'propose_time' &&
    !acted.ok &&
    ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'VALIDATION'].includes(acted.error.code);
  expect([action, acted.ok || isTimeRefused]).toEqual([action, true]);
}

/** The invariants. */
async function isInOrder(made: readonly Booked[], provider: Provider): Promise<void> {
  expect(await bench.proof()).toEqual({ sumMinor: 0, unbalanced: 0, gap: 0 });
  const views: BookingView[] = [];
  for (const { bookingId } of made) views.push(await bench.seenBy(provider.session, bookingId));
  const standing = views.filter(({ status }) => mayStand.has(status));
  for (const one of standing) {
    const [from, until] = [wallClock(one.startsAt), wallClock(one.endsAt)];
    expect([from >= opens, until <= closes, until > from]).toEqual([true, true, true]);
    const others = standing.filter(
      ({ id, teamId, startsAt, endsAt }) =>
        id !== one.id && teamId === one.teamId && startsAt < one.endsAt && endsAt > one.startsAt,
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  }
  for (const view of views) {
    const kinds = await bench.occupied(view.id);
    const wanted = mayStand.has(view.status) ? ['booking', ...(view.proposal ? ['proposal'] : [])] : [];
    expect([view.status, kinds]).toEqual([view.status, wanted]);
    const { captured, refunded } = await atProvider(view.id);
    const dueMinor = await bench.ledger.dueForSale(bench.db, view.id);
    const sentMinor = await sentFor(view.id);
    expect(view.paidMinor - view.refundedMinor).toBe(captured - refunded);
    expect([view.status, (view.keptCommissionMinor ?? 0) + (view.shareMinor ?? 0)]).toEqual([
      view.status,
      captured === 0 ? view.totalMinor : captured - refunded,
    ]);
    if (captured > 0) expect([view.status, dueMinor + sentMinor]).toEqual([view.status, view.shareMinor]);
  }
}

async function atProvider(bookingId: string): Promise<{ captured: number; refunded: number }> {
  const { rows } = await sql<{ captured: number; refunded: number }>`
    select captured_minor::int as captured, refunded_minor::int as refunded from payments where sale_id = ${bookingId}`.execute(
    bench.db,
  );
  return rows[0] ?? { captured: 0, refunded: 0 };
}

/** The amount transferred to the provider, less reversals; what waits to be transferred is still due. */
async function sentFor(bookingId: string): Promise<number> {
  const transfer = await bench.transferOf(bookingId);
  return transfer === null || transfer.status === 'accrued' || transfer.status === 'eligible'
    ? 0
    : transfer.amountMinor - transfer.reversedMinor;
}

/** Advances until nothing is pending: everything ends automatically, except what an admin decides. */
async function letEnd(made: readonly Booked[], { admin }: Provider): Promise<void> {
  for (let day = 0; day < 16; day += 1) {
    bench.clock.advance(24 * hourMs);
    await bench.work();
    for (const { bookingId } of made)
      if ((await bench.seenBy(admin, bookingId)).actions.includes('uphold_dispute'))
        await valueOf(
          bench.bookings.act(admin, bookingId, { action: 'uphold_dispute', note: 'The report is right.' }),
        );
  }
  await bench.work();
}

/** Invoices less credit notes. */
async function invoicedFor(bookingId: string): Promise<number> {
  const rows = await bench.db
    .selectFrom('invoices')
    .select(['kind', 'totalMinor'])
    .where('saleId', '=', bookingId)
    .execute();
  return rows.reduce((sum, { kind, totalMinor }) => sum + (kind === 'invoice' ? totalMinor : -totalMinor), 0);
}

async function hasEndedWell({ bookingId, buyer }: Booked): Promise<void> {
  const view = await bench.seenBy(buyer, bookingId);
  expect([view.status, isOpen(view.status)]).toEqual([view.status, false]);
  const { captured, refunded } = await atProvider(bookingId);
  const isKept =
    view.status === 'completed' ||
    view.status === 'no_show' ||
    // Cancelled after the limit of its terms.
    (view.status === 'cancelled_by_crew' &&
      (view.completedAt ?? view.startsAt) >= new Date(view.startsAt.getTime() - 24 * hourMs));
  expect([view.status, captured - refunded]).toEqual([view.status, isKept ? view.totalMinor : 0]);
  expect([view.status, await invoicedFor(bookingId)]).toEqual([view.status, captured - refunded]);
  expect([view.status, await sentFor(bookingId)]).toEqual([
    view.status,
    isKept ? view.totalMinor - view.commissionMinor : 0,
  ]);
}

test(
  'bookings of one provider, whatever happens to them, never share a team’s time and account for every cent',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ firstSlots, moves }) => {
        await bench.reset();
        const provider = await openProvider();
        const made: Booked[] = [];
        for (const slot of firstSlots) {
          const one = await booked(provider, slot);
          if (one !== null) made.push(one);
        }
        for (const { which, waitHours, ...what } of moves) {
          const one = made[which % Math.max(made.length, 1)];
          if (one === undefined) continue;
          if (waitHours > 0) bench.clock.advance(waitHours * hourMs);
          await doMove(one, provider, what);
          await bench.work();
          await isInOrder(made, provider);
        }
        await letEnd(made, provider);
        await isInOrder(made, provider);
        for (const one of made) await hasEndedWell(one);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  },
);
