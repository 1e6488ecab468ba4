import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { expect } from 'vitest';
import { capturedOrder } from './money-examples.ts';
import type { RealApp } from './real-app.ts';

type Json = Record<string, unknown>;

const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

interface IssuedFor {
  readonly id: string;
  readonly saleId: string;
  readonly number: string;
  readonly issuedAt: Date;
  /** The file of a document that its vendor issued. */
  readonly fileId?: string;
}

const vat = { category: 'S', rateBps: 2100, reason: null };
const party = {
  street: null,
  postalCode: null,
  city: 'Palma',
  country: 'ES',
  vatId: null,
  registrationNumber: null,
};

/** The market's commission for October, 17.90 with reverse charge. */
const commissionContentOf = (number: string) => {
  const tax = { category: 'AE', rateBps: 0, reason: 'Reverse charge.' };
  return {
    kind: 'invoice',
    number,
    issuedOn: '2026-11-20',
    currency: 'EUR',
    seller: { ...party, name: 'Quayside Marché SAS', country: 'FR', vatId: 'FR55773104823' },
    buyer: { ...party, name: 'Xarxa Chandlery S.L.', vatId: 'ESB07000003' },
    suppliedOn: '2026-10-31',
    place: null,
    lines: [
      {
        ...tax,
        name: 'Commission, October 2026',
        detail: 'On 1 sale',
        quantity: 1,
        unit: null,
        unitPrice: '17.90',
        netMinor: 1790,
        taxMinor: 0,
      },
    ],
    delivery: null,
    groups: [{ ...tax, netMinor: 1790, taxMinor: 0 }],
    netMinor: 1790,
    taxMinor: 0,
    roundingMinor: 0,
    totalMinor: 1790,
    credits: null,
    month: '2026-10',
    payBy: null,
    contact: 'accounts@quayside.example',
  };
};

/** A vendor's commission invoice, with a new number. */
export async function insertCommissionInvoice(
  db: Kysely<Database>,
  { id, vendorId, number }: { readonly id: string; readonly vendorId: string; readonly number: string },
): Promise<void> {
  await sql`
    insert into commission_invoices (id, kind, vendor_id, month, position, number, currency, net_minor, total_minor, content, issued_at, kept_until)
    values (${id}, 'invoice', ${vendorId}, '2026-10', (select coalesce(max(position), 0) + 1 from commission_invoices), ${number}, 'EUR',
      1790, 1790, ${JSON.stringify(commissionContentOf(number))}::jsonb, ${at}, '2036-12-31')`.execute(db);
}

async function invoicedCommission(app: RealApp, token: string): Promise<void> {
  await capturedOrder(app, token, 'supplier');
  await insertCommissionInvoice(app.db, { id: exampleId, vendorId: exampleId, number: 'QC-000001' });
}

/** The content of the document: two fenders at 89.50, and 15.00 for delivery including tax. */
const contentOf = (number: string) => ({
  kind: 'invoice',
  number,
  issuedOn: '2026-11-20',
  currency: 'EUR',
  seller: { ...party, name: 'Xarxa Chandlery', vatId: 'ESB07000003' },
  buyer: { ...party, name: 'Marina Soler' },
  purchaseNumber: 'Q-10001',
  saleNumber: 'Q-10001/1',
  suppliedOn: null,
  place: { line: 'Halcyon Tide, Q12, Palma', country: 'ES' },
  lines: [
    {
      ...vat,
      name: 'Fender F4',
      detail: 'Navy',
      quantity: 2,
      unit: null,
      unitPrice: '89.50',
      netMinor: 17_900,
      taxMinor: 3759,
    },
  ],
  delivery: { name: 'To your berth', shares: [{ ...vat, netMinor: 1240, taxMinor: 260 }] },
  groups: [{ ...vat, netMinor: 19_140, taxMinor: 4019 }],
  netMinor: 19_140,
  taxMinor: 4019,
  roundingMinor: 0,
  totalMinor: 23_159,
  paidOn: '2026-11-20',
  credits: null,
});

/** The invoice of a sale, as issued by the job. */
export async function insertInvoice(
  db: Kysely<Database>,
  { id, saleId, number, issuedAt, fileId }: IssuedFor,
) {
  await sql`
    insert into invoices (id, kind, vendor_id, position, number, purchase_id, sale_id, buyer_id, currency, total_minor, content,
      issued_at, kept_until, file_id, file_size_bytes, sent_by, sent_at)
    select ${id}, 'invoice', s.vendor_id,
      case when ${fileId ?? null}::text is null then 1 + (select count(*) from invoices i where i.vendor_id = s.vendor_id) end, ${number},
      s.purchase_id, s.id, p.buyer_id, 'EUR', 23159, ${JSON.stringify(contentOf(number))}::jsonb, ${issuedAt}, '2036-12-31',
      ${fileId ?? null}, ${fileId ? 9 : null}, case when ${fileId ?? null}::text is not null then p.buyer_id end, ${fileId ? issuedAt : null}
    from sales s join purchases p on p.id = s.purchase_id where s.id = ${saleId}`.execute(db);
}

/** A document that the vendor of a sale has to send itself; all goods were accepted. */
export async function insertAwaited(db: Kysely<Database>, id: string, saleId: string) {
  await sql`update sub_order_lines set accepted_quantity = quantity where sub_order_id = ${saleId}`.execute(
    db,
  );
  await sql`update sub_orders set accepted_delivery_minor = delivery_minor where id = ${saleId}`.execute(db);
  await sql`
    insert into awaited_invoices (id, kind, vendor_id, sale_id, currency, amount_minor, due_at)
    select ${id}, 'invoice', s.vendor_id, s.id, 'EUR',
      coalesce((select total_minor from sub_orders where id = s.id), (select total_minor from bookings where id = s.id)),
      '2026-11-27T08:30:00Z'
    from sales s where s.id = ${saleId}`.execute(db);
  await sql`insert into sales_invoiced_by_vendor (sale_id, noted_at) values (${saleId}, ${at})`.execute(db);
}

async function invoicedOrder(
  app: RealApp,
  token: string,
  role: 'crew_member' | 'supplier' = 'supplier',
): Promise<void> {
  await capturedOrder(app, token, role);
  const issuedAt = new Date(at);
  await insertInvoice(app.db, { id: exampleId, saleId: exampleId, number: 'Q101-000001', issuedAt });
}

/** The data needed before the examples of invoices can be sent with `token`. */
export const invoiceArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  replaceOwnInvoice: async () => {
    await capturedOrder(app(), token, 'supplier');
    const issuedAt = new Date(at);
    const fileId = 'f1rst';
    await insertInvoice(app().db, {
      id: exampleId,
      saleId: exampleId,
      number: 'Q101-000001',
      issuedAt,
      fileId,
    });
  },
  sendOwnInvoice: async () => {
    await capturedOrder(app(), token, 'supplier');
    await insertAwaited(app().db, exampleId, exampleId);
  },
  getInvoicing: async () => {
    await capturedOrder(app(), token, 'supplier');
    await sql`
      insert into invoicing_choices (id, vendor_id, issued_by, wording, chosen_by, chosen_at)
      select ${exampleId}, id, 'vendor', 1, opened_by, ${at} from vendors where id = ${exampleId}`.execute(
      app().db,
    );
    await sql`update vendors set issues_own_invoices = true where id = ${exampleId}`.execute(app().db);
  },
  chooseInvoicing: () => capturedOrder(app(), token, 'supplier'),
  listCommissionInvoices: () => invoicedCommission(app(), token),
  readCommissionInvoice: () => invoicedCommission(app(), token),
  listInvoices: () => invoicedOrder(app(), token),
  readInvoice: () => invoicedOrder(app(), token),
  readReceipt: () => invoicedOrder(app(), token, 'crew_member'),
  getPurchaseInvoices: () => invoicedOrder(app(), token),
});

/** The forms of these operations; others send a picture. */
export const invoiceForms: Readonly<Record<string, (picture: Blob) => FormData>> = {
  replaceOwnInvoice: () => {
    const form = new FormData();
    form.append('reason', 'It was the invoice of another order.');
    form.append('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'invoice.pdf');
    return form;
  },
  sendOwnInvoice: () => {
    const form = new FormData();
    form.append('number', 'Q101-000001');
    form.append('issuedOn', '2026-11-20');
    form.append('file', new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' }), 'invoice.pdf');
    return form;
  },
};

/** What the example can't contain: the document's own id and date, and the billing details. */
export const invoiceComparisons: Readonly<Record<string, (answer: Json, example: Json) => void>> = {
  sendOwnInvoice: (answer, example) =>
    expect(answer).toEqual({
      ...example,
      data: {
        ...Object(example.data),
        id: expect.any(String) as unknown,
        uploads: 1,
        canReplace: true,
        // The business that is billed.
        buyerName: 'Halcyon Charter S.L.',
        issuedAt: '2026-11-20T12:00:00.000Z',
      },
    }),
};
