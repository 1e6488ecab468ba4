import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { createAvailability } from '../../services/marketplace/modules/availability/index.ts';
import { createDashboards } from '../../services/marketplace/modules/dashboards/index.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';

/** A day in the schedule of payouts takes a millisecond, so that ten of them pass at once. */
const quick = { payoutDayMs: 1 };
const failingBank = 'DE62370400440532013001';
const goodBank = 'ES9121000418450200051332';

let bench: TradeBench;
shareBench(tradeBench, async (made) => {
  bench = made;
  await bench.startQuiet(quick);
});

const accountOf = async (vendorId: string) =>
  (
    await bench.db
      .selectFrom('paymentAccounts')
      .select('providerAccountId')
      .where('vendorId', '=', vendorId)
      .executeTakeFirstOrThrow()
  ).providerAccountId;

/** A completed order of one supplier, with its share transferred. */
async function sent(vendorId: string, unitPriceMinor: number): Promise<MadeOrder> {
  const made = await bench.paid([{ vendorId, unitPriceMinor, quantity: 1 }]);
  await bench.act(made, 0, 'confirm');
  await bench.work();
  await bench.complete(made);
  await bench.work();
  return made;
}

/** Resolves once the provider has this many finished payouts of an account. */
async function overAtProvider(vendorId: string, count: number): Promise<void> {
  const onBehalf = { stripeAccount: await accountOf(vendorId) };
  await vi.waitFor(async () => {
    const { data } = await bench.stripe.payouts.list({}, onBehalf);
    expect(data.filter(({ status }) => status === 'paid' || status === 'failed')).toHaveLength(count);
  });
}

async function setBank(vendorId: string, iban: string): Promise<void> {
  const link = await bench.payments.visitAccount(vendorId);
  if (!link.ok) throw new Error(link.error.code);
  const opened = await fetch(link.value.url, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const body = new URLSearchParams({ iban, ending: 'complete', intent: 'submit' });
  await fetch(link.value.url, { method: 'POST', redirect: 'manual', headers: { cookie }, body });
}

async function listed(vendorId: string) {
  const page = await bench.payments.listPayouts(vendorId, {});
  if (!page.ok) throw new Error(page.error.code);
  return page.value;
}
const detailOf = async (vendorId: string, id: string) => {
  const found = await bench.payments.getPayout(vendorId, id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const sweep = () => bench.tasks().sweep_payments();
/** Runs the sweep some hours later, when it reads payouts again. */
const sweepLater = async () => {
  await sql`update payment_accounts set payouts_read_at = null`.execute(bench.db);
  await sweep();
};
const statesOf = async (vendorId: string) =>
  (await listed(vendorId)).items.map(({ status, amountMinor }) => [status, amountMinor]);
/** A correctly signed event about an account. */
const hear = async (vendorId: string, type: string) =>
  bench.hint({ type, account: await accountOf(vendorId), data: { object: { id: 'po_any' } } });

describe('a payout', () => {
  it('is stored with its sales after an event', async () => {
    const vendorId = await bench.addSupplier();
    const made = await sent(vendorId, 10_000);
    await overAtProvider(vendorId, 1);
    expect(await statesOf(vendorId)).toEqual([]);
    expect(await hear(vendorId, 'payout.paid')).toEqual({ ok: true, value: 'changed' });
    const { items } = await listed(vendorId);
    const transfer = await bench.transferOf(made);
    expect(items).toMatchObject([
      { status: 'paid', amountMinor: transfer.amountMinor, bankLast4: '1332', failureCode: null },
    ]);
    const { lines } = await detailOf(vendorId, items[0]?.id ?? '');
    expect(lines).toMatchObject([
      { kind: 'transfer', amountMinor: transfer.amountMinor, sale: { id: made.subOrderIds[0] } },
    ]);
  });

  it('whose events were lost is found by the sweep, once', async () => {
    const vendorId = await bench.addSupplier();
    await sent(vendorId, 10_000);
    await overAtProvider(vendorId, 1);
    await sweep();
    await sweepLater();
    expect(await statesOf(vendorId)).toHaveLength(1);
    expect((await detailOf(vendorId, (await listed(vendorId)).items[0]?.id ?? '')).lines).toHaveLength(1);
  });

  it('is not read again for some hours, nor for an account without transfers', async () => {
    const [vendorId, idle] = [await bench.addSupplier(), await bench.addSupplier()];
    await sent(vendorId, 10_000);
    const list = vi.fn<typeof bench.stripe.payouts.list>((...given) => bench.stripe.payouts.list(...given));
    const payouts = Object.assign(Object.create(bench.stripe.payouts) as typeof bench.stripe.payouts, {
      list,
    });
    const { purchaseMoney } = bench.withStripe({ payouts });
    await bench.tasks(purchaseMoney).sweep_payments();
    await bench.tasks(purchaseMoney).sweep_payments();
    expect(list.mock.calls.map(([, options]) => options?.stripeAccount)).toEqual([await accountOf(vendorId)]);
    expect((await listed(idle)).total).toBe(0);
  });

  it('is visible to its vendor only', async () => {
    const [vendorId, other] = [await bench.addSupplier(), await bench.addSupplier()];
    await sent(vendorId, 10_000);
    await overAtProvider(vendorId, 1);
    await sweep();
    const { items } = await listed(vendorId);
    expect(await bench.payments.getPayout(other, items[0]?.id ?? '')).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
    expect((await listed(other)).items).toEqual([]);
  });

  it('is read later if the provider is down', async () => {
    const vendorId = await bench.addSupplier();
    await sent(vendorId, 10_000);
    await bench.stopSandbox();
    expect(await hear(vendorId, 'payout.paid')).toEqual({ ok: false, error: { code: 'UNAVAILABLE' } });
    await bench.startQuiet(quick);
    await overAtProvider(vendorId, 1);
    await sweep();
    expect(await statesOf(vendorId)).toHaveLength(1);
  });
});

it("sums payouts, the account's balance and the amounts due to the sales in the ledger, to the cent", async () => {
  const vendorId = await bench.addSupplier();
  const admin = await bench.addAdmin();
  const orders = [await sent(vendorId, 10_001), await sent(vendorId, 33_333)];
  await overAtProvider(vendorId, 2);
  // A refund reverses part of the second, and a third order is confirmed but not completed.
  const refunded = await bench.payments.requestRefund(admin, 'refund-1', {
    purchaseId: orders[1]?.id ?? '',
    saleId: orders[1]?.subOrderIds[0] ?? '',
    amount: { amountMinor: 7_777, currency: 'EUR' },
    reason: 'Scratched',
  });
  expect(refunded.ok).toBe(true);
  await bench.work();
  const third = await bench.paid([{ vendorId, unitPriceMinor: 4_999, quantity: 1 }]);
  await bench.act(third, 0, 'confirm');
  await bench.work();
  await sweepLater();

  const { figures, items } = await listed(vendorId);
  const page = await bench.ledger.listTransactions(await bench.ownerOf(vendorId), {});
  if (!page.ok) throw new Error(page.error.code);
  const { paid, refunded: back, commission, due, sent: wasSent } = page.value.figures;
  const { dueMinor, onAccountMinor, underWayMinor, paidMinor } = figures;
  expect(dueMinor + onAccountMinor + underWayMinor + paidMinor).toBe(
    paid.amountMinor - back.amountMinor - (commission?.amountMinor ?? 0),
  );
  expect([dueMinor, onAccountMinor + underWayMinor + paidMinor]).toEqual([
    due?.amountMinor,
    wasSent?.amountMinor,
  ]);
  expect(dueMinor).toBeGreaterThan(0);
  // What was reversed after its payout is owed by the account.
  expect(onAccountMinor).toBeLessThan(0);
  const { available, pending } = await bench.stripe.balance.retrieve(
    {},
    { stripeAccount: await accountOf(vendorId) },
  );
  expect((available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0)).toBe(onAccountMinor);
  for (const { id, amountMinor } of items) {
    const { lines } = await detailOf(vendorId, id);
    expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(amountMinor);
  }

  // The next sale settles it, and the reversal is part of that payout, under its own sale.
  await bench.complete(third);
  await bench.work();
  await sent(vendorId, 20_000);
  await vi.waitFor(async () => {
    await sweepLater();
    expect((await listed(vendorId)).figures).toMatchObject({
      onAccountMinor: 0,
      underWayMinor: 0,
      dueMinor: 0,
    });
  });
  const all = await Promise.all((await listed(vendorId)).items.map(({ id }) => detailOf(vendorId, id)));
  const reversals = all.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'reversal'));
  expect(reversals.map(({ sale }) => sale?.id)).toEqual([orders[1]?.subOrderIds[0]]);
});

describe('a payout returned by the bank', () => {
  /** The exceptions on the admins' dashboard. */
  const exceptions = async (admin: Awaited<ReturnType<TradeBench['addAdmin']>>) => {
    const parts = { ...bench.invoiceParts, currency: 'EUR' };
    const { items } = (await createDashboards(parts, createAvailability(parts)).adminDashboard(admin))
      .exceptions;
    return items.filter(({ kind }) => kind === 'failed_payout');
  };

  it('is reported to its vendor and the admins once, and settled when it is paid out again', async () => {
    const vendorId = await bench.addSupplier();
    const admin = await bench.addAdmin();
    await setBank(vendorId, failingBank);
    await sent(vendorId, 10_000);
    await overAtProvider(vendorId, 1);
    await hear(vendorId, 'payout.failed');
    await hear(vendorId, 'payout.failed');
    const [failed] = (await listed(vendorId)).items;
    expect(failed).toMatchObject({ status: 'failed', failureCode: 'no_account', isPaidAgain: false });
    const mails = (await queuedMails(bench.db)).filter(({ subject }) => subject.includes('came back'));
    expect(mails).toMatchObject([{ to: `${vendorId}@example.com` }]);
    expect(mails[0]?.text).toContain('ending in 3001');
    const { rows } = await sql<{ title: string; path: string }>`
      select title, path from notifications where user_id = ${admin.userId} and kind = 'decision'`.execute(
      bench.db,
    );
    expect(rows).toMatchObject([{ title: expect.stringContaining('came back') }]);
    expect(await exceptions(admin)).toMatchObject([
      {
        id: failed?.id,
        detail: expect.stringMatching(/\S/) as string,
        amount: { amountMinor: failed?.amountMinor, currency: 'EUR' },
      },
    ]);
    expect((await bench.payments.getAccount(vendorId)).ok).toBe(true);

    await setBank(vendorId, goodBank);
    await overAtProvider(vendorId, 2);
    await sweepLater();
    const [again, before] = (await listed(vendorId)).items;
    expect([again, before]).toMatchObject([
      { status: 'paid', amountMinor: failed?.amountMinor, bankLast4: '1332' },
      { status: 'failed', isPaidAgain: true },
    ]);
    expect((await detailOf(vendorId, again?.id ?? '')).lines).toMatchObject([
      { kind: 'returned', sale: null },
    ]);
    expect([await exceptions(admin), (await listed(vendorId)).figures]).toMatchObject([
      [],
      { onAccountMinor: 0, paidMinor: failed?.amountMinor },
    ]);
  });
});
