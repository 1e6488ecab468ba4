import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { shareBench } from '../database/share-bench.ts';
import type { Session } from '../../services/marketplace/modules/account/index.ts';
import { createInvoices, invoiceTasks } from '../../services/marketplace/modules/invoices/index.ts';
import { createStatements } from '../../services/marketplace/modules/ledger/index.ts';
import { capturePostings } from '../../services/marketplace/modules/payments/index.ts';
import { silentLog } from '../../services/marketplace/platform/log.ts';
import { queuedMails } from '../../services/marketplace/platform/mail/testing/queued-mails.ts';
import { tradeBench, type TradeBench } from './trade-bench.ts';
import type { MadeOrder } from './trade-factory.ts';

let bench: TradeBench;
shareBench(tradeBench, (made) => {
  bench = made;
});

const context = { attempt: 1, maxAttempts: 1, signal: new AbortController().signal, log: silentLog };
const issue = (saleId: string) => invoiceTasks(bench.invoiceParts).issue_invoices({ saleId }, context);

interface Content {
  readonly seller: { readonly name: string };
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string | null;
    readonly unitPrice: string;
    readonly quantity: number;
    readonly netMinor: number;
    readonly taxMinor: number;
  }[];
  readonly groups: readonly {
    readonly category: string;
    readonly rateBps: number;
    readonly netMinor: number;
    readonly taxMinor: number;
  }[];
  readonly totalMinor: number;
  readonly credits: { readonly number: string } | null;
}

async function documentsOf(saleIds: readonly string[]) {
  const rows = await bench.db
    .selectFrom('invoices')
    .select(['kind', 'number', 'position', 'saleId', 'vendorId', 'totalMinor', 'content'])
    .where('saleId', 'in', saleIds)
    .orderBy('vendorId')
    .orderBy('position')
    .$castTo<{
      kind: 'invoice' | 'credit_note';
      number: string;
      position: number;
      saleId: string;
      vendorId: string;
      totalMinor: number;
      content: Content;
    }>()
    .execute();
  return rows;
}

const vendor = async (change: { readonly vatNumber?: string | null } = {}) => {
  const id = await bench.addSupplier();
  await bench.db
    .updateTable('vendors')
    .set({ legalName: 'Palma Chandlery S.L.', registrationNumber: 'B07000003', country: 'ES' })
    .set({ vatNumber: change.vatNumber === undefined ? 'ESB07000003' : change.vatNumber })
    .where('id', '=', id)
    .execute();
  return id;
};

/** A paid and fully confirmed sale. */
async function sold(
  vendorId: string,
  more: { readonly taxBps?: number; readonly deliveryMinor?: number } = {},
) {
  const made = await bench.paid([{ vendorId, unitPriceMinor: 8950, quantity: 2, ...more }]);
  await bench.act(made, 0, 'confirm');
  await bench.work();
  return made;
}

async function refund(made: MadeOrder, amountMinor: number, key: string, at = 0) {
  const result = await bench.payments.requestRefund(await bench.addAdmin(), key, {
    purchaseId: made.id,
    saleId: made.subOrderIds[at] ?? '',
    amount: { amountMinor, currency: 'EUR' },
    reason: 'Torn.',
  });
  expect(result).toMatchObject({ ok: true });
  await bench.work();
}

describe('documents of goods', () => {
  test('an invoice is issued with the capture, and a credit note for each refund names it', async () => {
    const made = await sold(await vendor(), { taxBps: 2100, deliveryMinor: 1500 });
    await refund(made, 5000, 'first-refund');
    const documents = await documentsOf(made.subOrderIds);
    expect(documents.map(({ kind, totalMinor, position }) => [kind, totalMinor, position])).toEqual([
      ['invoice', 17_900 + 3759 + 1500, 1],
      ['credit_note', 5000, 2],
    ]);
    const [invoice, note] = documents;
    // The delivery of 15.00 includes its VAT: 12.40 and 2.60.
    expect(invoice?.content.groups).toEqual([
      { category: 'S', rateBps: 2100, reason: null, netMinor: 17_900 + 1240, taxMinor: 3759 + 260 },
    ]);
    expect(note?.content.credits?.number).toBe(invoice?.number);
    // Its page says the same VAT, of which none is in a delivery that a seller without VAT ID sends.
    const vatOn = async ({ id, buyerId }: MadeOrder) => {
      const order = await bench.orders.getOrder(bench.person(buyerId, 'crew_member'), id);
      if (!order.ok) throw new Error(order.error.code);
      return [order.value.vat, ...order.value.subOrders.map(({ vat }) => vat)];
    };
    const vat = { totalMinor: 3759 + 260, ofDeliveryMinor: 260 };
    expect(await vatOn(made)).toEqual([vat, vat]);
    const small = await sold(await vendor({ vatNumber: null }), { taxBps: 2100, deliveryMinor: 1500 });
    const none = { totalMinor: 0, ofDeliveryMinor: 0 };
    expect(await vatOn(small)).toEqual([none, none]);
  });

  test('a credit note names what was missing, as it names what came back', async () => {
    const made = await sold(await vendor(), { taxBps: 2100, deliveryMinor: 1500 });
    const [lineId = ''] = made.lineIds;
    for (const action of ['dispatch', 'mark_delivered'] as const) await bench.act(made, 0, action);
    await bench.act(made, 0, 'dispute', { note: 'One is missing.', lines: [{ lineId, quantity: 1 }] });
    await bench.act(made, 0, 'refund_reported');
    await bench.work();
    const [invoice, note, ...more] = await documentsOf(made.subOrderIds);
    expect(more).toEqual([]);
    const [line] = invoice?.content.lines ?? [];
    expect([line?.quantity, note?.totalMinor]).toEqual([2, 10_830]);
    expect(note?.content.lines).toEqual([{ ...line, quantity: 1, netMinor: 8950, taxMinor: 1880 }]);
  });

  test('what was agreed instead of what was ordered is sent, invoiced and taxed, at the agreed price', async () => {
    const made = await bench.paid([
      { vendorId: await vendor(), unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 },
    ]);
    const lines = [
      { lineId: made.lineIds[0] ?? '', quantity: 1, unitPriceMinor: 8000, substitute: 'Teak oil, 5 l' },
    ];
    await bench.act(made, 0, 'propose_change', { proposal: { message: 'Oil?', lines } });
    await bench.act(made, 0, 'accept_change');
    await bench.work();
    const [invoice, ...more] = await documentsOf(made.subOrderIds);
    const { name: ordered } = await bench.db
      .selectFrom('subOrderLines')
      .select(sql<string>`instead_of->>'name'`.as('name'))
      .where('id', '=', made.lineIds[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(more).toEqual([]);
    expect(invoice?.totalMinor).toBe(8000 + 1680 + 1500);
    // What was ordered is no item of the invoice: it only says what the item replaces.
    expect(invoice?.content.lines).toMatchObject([
      {
        name: 'Teak oil, 5 l',
        detail: expect.stringMatching(new RegExp(`^Instead of ${ordered}`)) as unknown,
        quantity: 1,
        unitPrice: '80.00',
        netMinor: 8000,
        taxMinor: 1680,
      },
    ]);
    await bench.act(made, 0, 'start_preparing');
    await bench.act(made, 0, 'dispatch');
    const sent = (await queuedMails(bench.db)).filter(({ text }) => text.includes('has sent:'));
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining(`has sent: 1 × Teak oil, 5 l (instead of 2 × ${ordered}`),
    ]);
  });

  test('until the invoice exists its buyer sees what it waits for', async () => {
    const reading = createInvoices(bench.invoiceParts);
    const made = await bench.paid([{ vendorId: await vendor(), unitPriceMinor: 1000, quantity: 1 }]);
    const read = async () => {
      const session = { userId: made.buyerId, role: 'crew_member' } as const;
      const sales = await reading.invoicesOf(session, made.id);
      if (!sales.ok) throw new Error(sales.error.code);
      return sales.value.map(({ number, issuedBy, awaits, documents }) => [
        number.replace(/^.*\//, ''),
        issuedBy,
        awaits,
        documents.map(({ kind, totalMinor }) => [kind, totalMinor]),
      ]);
    };
    expect(await read()).toEqual([['1', 'quayside', 'payment', []]]);
    const readReceipt = async () => {
      const session = { userId: made.buyerId, role: 'crew_member' } as const;
      const receipt = await reading.readReceipt(session, made.id);
      return receipt.ok ? receipt.value.bytes.toString('latin1', 0, 5) : receipt.error.code;
    };
    expect(await readReceipt()).toBe('NOT_ALLOWED_NOW');
    await bench.act(made, 0, 'confirm');
    await bench.work();
    await refund(made, 400, 'a-refund');
    expect(await readReceipt()).toBe('%PDF-');
    expect(await read()).toEqual([
      [
        '1',
        'quayside',
        null,
        [
          ['invoice', 1000],
          ['credit_note', 400],
        ],
      ],
    ]);
  });

  test('what was accepted in part is invoiced in part', async () => {
    const made = await bench.paid([{ vendorId: await vendor(), unitPriceMinor: 1000, quantity: 4 }]);
    await bench.db.updateTable('orders').set({ ifIncomplete: 'send' }).execute();
    await bench.act(made, 0, 'confirm', { lines: [{ lineId: made.lineIds[0] ?? '', quantity: 3 }] });
    await bench.work();
    const [invoice] = await documentsOf(made.subOrderIds);
    expect([invoice?.totalMinor, invoice?.content.lines.map(({ quantity }) => quantity)]).toEqual([
      3000,
      [3],
    ]);
  });

  test('if one of two suppliers is cancelled later, their invoice is credited in full and the other’s stays as it is', async () => {
    const made = await bench.paid([
      { vendorId: await vendor(), unitPriceMinor: 8950, quantity: 2, taxBps: 2100, deliveryMinor: 1500 },
      { vendorId: await vendor(), unitPriceMinor: 3300, quantity: 3 },
    ]);
    await bench.act(made, 0, 'confirm');
    await bench.act(made, 1, 'confirm');
    await bench.work();
    const of = async (at: number) => documentsOf([made.subOrderIds[at] ?? '']);
    const [invoices, others] = [await of(0), await of(1)];
    expect([...invoices, ...others].map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
      ['invoice', 23_159],
      ['invoice', 9900],
    ]);
    await bench.act(made, 0, 'cancel', { note: 'The forklift broke down.' });
    await bench.work();
    await bench.work();
    const [invoice, note, ...more] = await of(0);
    expect([[invoice], await of(1), more]).toEqual([invoices, others, []]);
    expect([note?.kind, note?.totalMinor, note?.position, note?.content.credits?.number]).toEqual([
      'credit_note',
      23_159,
      2,
      invoice?.number,
    ]);
    // Exactly what was invoiced, item by item.
    expect(note?.content.groups).toEqual(invoice?.content.groups);
    expect(note?.content.lines).toEqual(invoice?.content.lines);
  });

  test('a supplier without VAT ID charges no VAT, with the reason', async () => {
    const made = await sold(await vendor({ vatNumber: null }), { taxBps: 2100 });
    const [invoice] = await documentsOf(made.subOrderIds);
    expect(invoice?.totalMinor).toBe(17_900 + 3759);
    expect(invoice?.content.groups).toEqual([
      {
        category: 'E',
        rateBps: 0,
        reason: 'The seller is a small enterprise and charges no VAT (article 284 of Directive 2006/112/EC).',
        netMinor: 17_900 + 3759,
        taxMinor: 0,
      },
    ]);
  });

  test('a vendor who issues its own invoices sends them, for sales since it chose that', async () => {
    const vendorId = await vendor();
    const owner = await bench.ownerOf(vendorId);
    const invoices = createInvoices(bench.invoiceParts);
    const choose = (issuedBy: 'quayside' | 'vendor', wording = 1) =>
      invoices.chooseInvoicing(owner, { issuedBy, wording });
    expect(await choose('vendor', 2)).toMatchObject({ ok: false, error: { code: 'VALIDATION' } });
    expect(await invoices.getInvoicing(owner)).toMatchObject({ issuedBy: 'quayside', chosenAt: null });
    expect(await choose('vendor')).toMatchObject({
      value: { issuedBy: 'vendor', wording: 1, chosenAt: expect.any(Date) as unknown },
    });
    const made = await sold(vendorId, { taxBps: 2100 });
    await choose('quayside');
    await refund(made, 5000, 'a-refund');
    expect(await documentsOf(made.subOrderIds)).toEqual([]);

    const shown = async (session: Session) => {
      const found = await invoices.invoicesOf(session, made.id);
      return found.ok ? found.value[0] : undefined;
    };
    const buyer = bench.person(made.buyerId, 'crew_member');
    expect(await shown(buyer)).toMatchObject({
      issuedBy: 'vendor',
      awaits: null,
      awaited: [
        { kind: 'invoice', amountMinor: 21_659, canSend: false },
        { kind: 'credit_note', amountMinor: 5000, canSend: false },
      ],
    });
    const before = await shown(owner);
    expect(before?.awaited.map(({ canSend }) => canSend)).toEqual([true, false]);

    const [invoice, note] = before?.awaited ?? [];
    const today = bench.now().toISOString().slice(0, 10);
    const send = (
      id: string,
      number: string,
      { file = '%PDF-1.7\n%%EOF', by = owner, issuedOn = today } = {},
    ) =>
      invoices.sendOwnInvoice(by, id, {
        number,
        issuedOn,
        fileName: 'a.pdf',
        file: Readable.from([Buffer.from(file)]),
      });
    const invoiceId = invoice?.id ?? '';
    expect(await send(invoiceId, 'F-1', { by: await bench.ownerOf(await vendor()) })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await send(note?.id ?? '', 'F-1')).toMatchObject({ error: { code: 'NOT_ALLOWED_NOW' } });
    expect(await send(invoiceId, 'F-1', { file: 'MZ' })).toMatchObject({
      error: { code: 'PAPER_NOT_ACCEPTED' },
    });
    expect(await send(invoiceId, 'F-1', { issuedOn: '2099-01-01' })).toMatchObject({
      error: { fields: [{ field: 'issuedOn' }] },
    });
    expect(await send(invoiceId, ' F-1 ')).toMatchObject({ value: { kind: 'invoice', number: 'F-1' } });
    expect(await send(invoiceId, 'F-2')).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await send(note?.id ?? '', 'f-1')).toMatchObject({ error: { fields: [{ field: 'number' }] } });
    expect(await send(note?.id ?? '', 'G-1')).toMatchObject({
      value: { kind: 'credit_note', corrects: 'F-1' },
    });

    // The buyer downloads the vendor's own file; the known tax stays with it.
    expect(await shown(buyer)).toMatchObject({
      awaited: [],
      documents: [{ number: 'F-1' }, { number: 'G-1' }],
    });
    const [sent] = (await shown(buyer))?.documents ?? [];
    const file = await invoices.readInvoice(buyer, sent?.id ?? '');
    if (!file.ok || !('stream' in file.value)) throw new Error('no file of the vendor');
    expect(await text(file.value.stream)).toBe('%PDF-1.7\n%%EOF');
    // A wrong file is replaced: the buyer is notified and gets the new one, admins still get the first.
    const replace = (id: string, reason: string, bytes = '%PDF-1.7\nright', by = owner) =>
      invoices.replaceOwnInvoice(by, id, {
        reason,
        fileName: 'b.pdf',
        file: Readable.from([Buffer.from(bytes)]),
      });
    const documentId = sent?.id ?? '';
    expect(await replace(documentId, ' ')).toMatchObject({ error: { fields: [{ field: 'reason' }] } });
    expect(await replace(documentId, 'Wrong one.', 'MZ')).toMatchObject({
      error: { code: 'PAPER_NOT_ACCEPTED' },
    });
    const strangers = await bench.ownerOf(await vendor());
    expect(await replace(documentId, 'Wrong one.', '%PDF-1.7', strangers)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await replace(documentId, 'Wrong one.')).toMatchObject({
      value: { number: 'F-1', uploads: 2, replacedFor: 'Wrong one.' },
    });
    const bytesFor = async (reader: Session, upload?: number) => {
      const read = await invoices.readInvoice(reader, documentId, upload);
      return read.ok && 'stream' in read.value ? text(read.value.stream) : read;
    };
    const admin = bench.person(owner.userId, 'admin');
    expect([await bytesFor(buyer), await bytesFor(admin, 1), await bytesFor(admin, 2)]).toEqual([
      '%PDF-1.7\nright',
      '%PDF-1.7\n%%EOF',
      '%PDF-1.7\nright',
    ]);
    expect(await bytesFor(buyer, 1)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await bytesFor(admin, 3)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const told = bench.db.selectFrom('notifications').select('userId').where('title', 'like', '%new file');
    expect(await told.execute()).toEqual([{ userId: made.buyerId }]);
    const [stored] = await documentsOf(made.subOrderIds);
    expect(stored?.content.groups).toEqual([
      { category: 'S', rateBps: 2100, reason: null, netMinor: 17_900, taxMinor: 3759 },
    ]);
    const later = await sold(vendorId);
    const [ours] = await documentsOf(later.subOrderIds);
    expect(ours?.position).toBe(1);
    const issued = await invoices.invoicesOf(owner, later.id);
    const [oursId = ''] = issued.ok
      ? issued.value.flatMap(({ documents }) => documents.map(({ id }) => id))
      : [];
    expect(await replace(oursId, 'Wrong one.')).toMatchObject({ error: { code: 'NOT_ALLOWED_NOW' } });
  });

  test('a vendor is reminded of an invoice until it has sent it', async () => {
    const vendorId = await vendor();
    await bench.db
      .updateTable('vendors')
      .set({ issuesOwnInvoices: true })
      .where('id', '=', vendorId)
      .execute();
    await sold(vendorId);
    const [awaited] = await bench.db.selectFrom('awaitedInvoices').selectAll().execute();
    if (awaited === undefined) throw new Error('nothing is awaited');
    const subjects = async (at: Date) => {
      await sql`delete from graphile_worker._private_jobs`.execute(bench.db);
      const { remind_of_invoice: remind } = invoiceTasks({ ...bench.invoiceParts, clock: { now: () => at } });
      await remind({ awaitedId: awaited.id }, context);
      return (await queuedMails(bench.db)).map(({ subject }) => subject);
    };
    const dayMs = 86_400_000;
    expect(await subjects(new Date(awaited.dueAt.getTime() - dayMs))).toEqual([
      expect.stringMatching(/^Please send your invoice for Q-\d+\/1$/),
    ]);
    expect(await subjects(awaited.dueAt)).toEqual([
      expect.stringMatching(/^Your invoice for Q-\d+\/1 is overdue$/),
    ]);
    await bench.db.deleteFrom('awaitedInvoices').execute();
    expect(await subjects(awaited.dueAt)).toEqual([]);
  });

  test('an issued document is neither changed nor deleted', async () => {
    const made = await sold(await vendor());
    await issue(made.subOrderIds[0] ?? '');
    expect(await documentsOf(made.subOrderIds)).toHaveLength(1);
    const refused = 'an issued invoice is never changed';
    await expect(bench.db.updateTable('invoices').set({ totalMinor: 1 }).execute()).rejects.toThrow(refused);
    await expect(bench.db.deleteFrom('invoices').execute()).rejects.toThrow(refused);
  });

  test('ten years later a document is deleted at night, not earlier', async () => {
    const made = await bench.paid([{ vendorId: await vendor(), unitPriceMinor: 1000, quantity: 1 }]);
    await bench.act(made, 0, 'confirm');
    await bench.tasks().settle_payment(made.id);
    const tasks = (now: string) =>
      invoiceTasks({ ...bench.invoiceParts, clock: { now: () => new Date(now) } });
    await tasks('2010-03-01T09:00:00Z').issue_invoices({ saleId: made.subOrderIds[0] ?? '' }, context);
    await tasks('2020-12-31T23:00:00Z').clean_up_invoices({}, context);
    expect(await documentsOf(made.subOrderIds)).toHaveLength(1);
    await tasks('2021-01-01T01:00:00Z').clean_up_invoices({}, context);
    expect(await documentsOf(made.subOrderIds)).toEqual([]);
  });
});

test(
  'a series has no gaps when fifty sales are invoiced at once, some of them twice',
  { timeout: 60_000 },
  async () => {
    const vendorId = await vendor();
    const at = bench.now();
    const saleIds: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      const made = await bench.order([{ vendorId, unitPriceMinor: 1000 + index, quantity: 1 }]);
      const [saleId = ''] = made.subOrderIds;
      await bench.db
        .updateTable('subOrderLines')
        .set({ acceptedQuantity: 1 })
        .where('subOrderId', '=', saleId)
        .execute();
      const part = { saleId, vendorId, currency: 'EUR' };
      const totalMinor = 1000 + index;
      await bench.db.transaction().execute((trx) =>
        bench.ledger.recordEntry(trx, {
          kind: 'capture',
          source: `capture:${saleId}`,
          purchaseId: made.id,
          buyerId: made.buyerId,
          at,
          memo: 'Paid',
          postings: capturePostings(part, { totalMinor, commissionMinor: 100, dueMinor: totalMinor - 100 }),
        }),
      );
      saleIds.push(saleId);
    }
    await Promise.all(
      [...saleIds, ...saleIds.slice(0, 10), 'no sale'].map((id) =>
        id === 'no sale' ? issue('00000000-0000-7000-8000-000000000000') : issue(id),
      ),
    );
    const documents = await documentsOf(saleIds);
    expect(documents.map(({ position }) => position)).toEqual(
      Array.from({ length: 50 }, (_none, index) => index + 1),
    );
    expect(new Set(documents.map(({ saleId }) => saleId)).size).toBe(50);
  },
);

const wanted = fc.record({
  unitPriceMinor: fc.integer({ min: 500, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  taxBps: fc.constantFrom(0, 1000, 2100),
  deliveryMinor: fc.integer({ min: 0, max: 3333 }),
  acceptedShare: fc.constantFrom(0, 1, 2, 2),
  isRegistered: fc.boolean(),
  refundShares: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 }),
});

test(
  'whatever happens to orders, invoices less credit notes match the ledger, and so do statements, to the cent',
  { timeout: 120_000 },
  async () => {
    const vendors = { yes: await vendor(), no: await vendor({ vatNumber: null }) };
    await fc.assert(
      fc.asyncProperty(wanted, async ({ acceptedShare, isRegistered, refundShares, ...of }) => {
        const made = await bench.paid([{ ...of, vendorId: isRegistered ? vendors.yes : vendors.no }]);
        const quantity = Math.floor((of.quantity * acceptedShare) / 2);
        await (quantity === 0
          ? bench.act(made, 0, 'decline', { note: 'Sold out.' })
          : bench.act(made, 0, 'confirm', { lines: [{ lineId: made.lineIds[0] ?? '', quantity }] }));
        await bench.work();
        const [saleId = ''] = made.subOrderIds;
        for (const [index, share] of refundShares.entries()) {
          const { capturedMinor, refundedMinor } = await bench.ledger.balanceOf(bench.db, saleId);
          const amountMinor = Math.ceil(((capturedMinor - refundedMinor) * share) / 1000);
          if (amountMinor > 0) await refund(made, amountMinor, `${saleId}-${index}`);
        }
        const documents = await documentsOf(made.subOrderIds);
        const standing = await bench.ledger.balanceOf(bench.db, saleId);
        const signed = documents.map(({ kind, totalMinor }) =>
          kind === 'invoice' ? totalMinor : -totalMinor,
        );
        expect(signed.reduce((total, one) => total + one, 0)).toBe(
          standing.capturedMinor - standing.refundedMinor,
        );
        for (const { content, totalMinor } of documents) {
          const groups = content.groups.reduce((total, one) => total + one.netMinor + one.taxMinor, 0);
          expect([content.totalMinor, groups]).toEqual([totalMinor, totalMinor]);
        }
      }),
      { numRuns: 12 },
    );
    const statements = createStatements({ ...bench.parts.purchaseMoney, currency: 'EUR' });
    for (const vendorId of Object.values(vendors)) {
      const month = bench.now().toISOString().slice(0, 7);
      const statement = await statements.getStatement({ membership: { vendorId, role: 'reader' } }, month);
      const posted = await bench.db
        .selectFrom('ledgerPostings')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amountMinor'), sql<number>`0`).as('sum'))
        .where('vendorId', '=', vendorId)
        .where('account', '=', 'vendor_due')
        .executeTakeFirstOrThrow();
      expect(statement.openingMinor).toBe(0);
      expect(statement.closingMinor).toBe(0 - posted.sum);
      const { salesMinor, refundsMinor, commissionMinor, sentMinor, returnedMinor } = statement;
      expect(statement.closingMinor).toBe(
        salesMinor - refundsMinor - commissionMinor - sentMinor + returnedMinor,
      );
      const rows = await bench.db
        .selectFrom('invoices')
        .select('position')
        .where('vendorId', '=', vendorId)
        .orderBy('position')
        .execute();
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index + 1));
    }
  },
);
