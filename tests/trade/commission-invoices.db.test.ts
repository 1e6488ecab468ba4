import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import { createAvailability } from '../../services/marketplace/modules/availability/index.ts';
import { createDashboards } from '../../services/marketplace/modules/dashboards/index.ts';
import { createInvoices, invoiceTasks } from '../../services/marketplace/modules/invoices/index.ts';
import { createStatements } from '../../services/marketplace/modules/ledger/index.ts';
import { createMarketSettings } from '../../services/marketplace/modules/market-settings/index.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { emptyTables } from '../database/empty-tables.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';
import { exampleIdentity } from '../../services/marketplace/testing/example-identity.ts';

let bench: TradeBench;
shareBench(tradeBench, async (made) => {
  bench = made;
  await emptyTables(bench.db, 'commissionInvoiceSeries');
});

const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
/** The second day of a month, this many months from now. */
const inMonths = (count: number): Date => {
  const now = bench.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 2, 12));
};
const issueIn = (months: number) =>
  invoiceTasks({
    ...bench.invoiceParts,
    clock: { now: () => inMonths(months) },
  }).issue_commission_invoices({}, context);

const sayIdentity = async () => {
  const settings = createMarketSettings({ ...bench.invoiceParts, commissionBps: 1000 });
  await settings.changeIdentity(await bench.addAdmin(), { ifMatch: '0', given: exampleIdentity });
};

const vendor = async (country = 'ES', vatNumber: string | null = 'ESB07000003') => {
  const id = await bench.addSupplier();
  await bench.db
    .updateTable('vendors')
    .set({ legalName: 'Palma Chandlery S.L.', registrationNumber: 'B07000003', country, vatNumber })
    .where('id', '=', id)
    .execute();
  return id;
};

async function sold(vendorId: string, unitPriceMinor: number): Promise<MadeOrder> {
  const made = await bench.paid([{ vendorId, unitPriceMinor, quantity: 1 }]);
  await bench.act(made, 0, 'confirm');
  await bench.work();
  return made;
}

async function refund(made: MadeOrder, amountMinor: number, key: string) {
  const result = await bench.payments.requestRefund(await bench.addAdmin(), key, {
    purchaseId: made.id,
    saleId: made.subOrderIds[0] ?? '',
    amount: { amountMinor, currency: 'EUR' },
    reason: 'Torn.',
  });
  expect(result).toMatchObject({ ok: true });
  await bench.work();
}

const issued = () =>
  bench.db
    .selectFrom('commissionInvoices')
    .select(['vendorId', 'kind', 'number', 'netMinor', 'totalMinor'])
    .orderBy('position')
    .execute();

/** Whether the admins' dashboard asks for the market's legal data, this many months from now. */
const isAsked = async (months: number): Promise<boolean> => {
  const parts = { ...bench.invoiceParts, clock: { now: () => inMonths(months) } };
  const dashboards = createDashboards(parts, createAvailability(parts));
  const { items } = (await dashboards.adminDashboard(await bench.addAdmin())).exceptions;
  return items.some(({ kind }) => kind === 'unsaid_identity');
};

const inLedger = async (vendorId: string): Promise<number> => {
  const { rows } = await sql<{ net: number }>`
    select -coalesce(sum(amount_minor), 0)::bigint as net from ledger_postings
    where account = 'commission' and vendor_id = ${vendorId}`.execute(bench.db);
  return rows[0]?.net ?? -1;
};

describe('commission invoices', () => {
  test("are not issued without the market's legal data, and then for all finished months", async () => {
    const vendorId = await vendor();
    await sold(vendorId, 10_000);
    await issueIn(1);
    expect(await issued()).toEqual([]);
    // The admins see the reason once the month is over.
    expect([await isAsked(0), await isAsked(1)]).toEqual([false, true]);
    await sayIdentity();
    expect(await isAsked(1)).toBe(false);
    await issueIn(0);
    expect(await issued()).toEqual([]);
    await issueIn(1);
    await issueIn(1);
    expect(await issued()).toEqual([
      { vendorId, kind: 'invoice', number: 'QC-000001', netMinor: 1000, totalMinor: 1000 },
    ]);
  });

  test('have one series for all vendors, and equal the commission in the ledger to the cent, including later refunds', async () => {
    await sayIdentity();
    const [spanish, french] = [await vendor(), await vendor('FR', 'FR54512884313')];
    const first = await sold(spanish, 12_345);
    await sold(spanish, 999);
    await sold(french, 20_005);
    await refund(first, 2345, 'in-the-month');
    await issueIn(1);
    // For the month that has its invoice, after it was issued.
    await refund(first, 10_000, 'after-it');
    await issueIn(2);
    const documents = await issued();
    expect(documents.map(({ number }) => number)).toEqual(['QC-000001', 'QC-000002', 'QC-000003']);
    for (const vendorId of [spanish, french]) {
      const own = documents.filter((one) => one.vendorId === vendorId);
      const net = own.reduce(
        (sum, { kind, netMinor }) => sum + (kind === 'invoice' ? netMinor : -netMinor),
        0,
      );
      expect(net).toBe(await inLedger(vendorId));
      const taxBps = vendorId === french ? 2000 : 0;
      for (const { netMinor, totalMinor } of own)
        expect(totalMinor).toBe(netMinor + Math.round((netMinor * taxBps) / 10_000));
    }
    expect(documents.filter((one) => one.vendorId === spanish).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
    ]);
  });

  test('are mailed to owners, named on the statement, and hidden from others', async () => {
    await sayIdentity();
    const [vendorId, otherId] = [await vendor(), await vendor()];
    await sold(vendorId, 10_000);
    await issueIn(1);
    const mails = await queuedMails(bench.db);
    expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes('QC-'))).toEqual([
      expect.stringMatching(/^Your statement of \w+ \d{4} and invoice QC-000001$/),
    ]);
    const reading = createInvoices(bench.invoiceParts);
    const session = await bench.ownerOf(vendorId);
    const page = await reading.listCommissionInvoices(session, {});
    if (!page.ok) throw new Error(page.error.code);
    const [invoice] = page.value.items;
    expect(page.value).toMatchObject({
      total: 1,
      items: [{ number: 'QC-000001', vendorName: 'Palma Chandlery S.L.' }],
    });
    const file = await reading.readCommissionInvoice(session, invoice?.id ?? '');
    if (!file.ok) throw new Error(file.error.code);
    expect(file.value.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    const stranger = await bench.ownerOf(otherId);
    expect(await reading.readCommissionInvoice(stranger, invoice?.id ?? '')).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const statements = createStatements({ ...bench.invoiceParts, currency: 'EUR' });
    const { commissionInvoice } = await statements.getStatement(session, invoice?.month ?? '');
    expect(commissionInvoice).toEqual({ id: invoice?.id, number: 'QC-000001' });
  });

  test('are never changed, nor deleted before the end of their retention', async () => {
    await sayIdentity();
    await sold(await vendor(), 10_000);
    await issueIn(1);
    const change = sql`update commission_invoices set net_minor = 1`.execute(bench.db);
    await expect(change).rejects.toThrow('an issued invoice is never changed');
    const remove = sql`delete from commission_invoices`.execute(bench.db);
    await expect(remove).rejects.toThrow('an issued invoice is never changed');
  });

  test('of other vendors are issued if one cannot be decided, which the job names', async () => {
    await sayIdentity();
    const [nowhere, spanish] = [await vendor(), await vendor()];
    await bench.db.updateTable('vendors').set({ country: null }).where('id', '=', nowhere).execute();
    await sold(nowhere, 10_000);
    await sold(spanish, 10_000);
    await expect(issueIn(1)).rejects.toThrow("weren't issued");
    // A number of a rolled-back transaction is not lost.
    expect((await issued()).map(({ vendorId, number }) => [vendorId, number])).toEqual([
      [spanish, 'QC-000001'],
    ]);
  });
});
