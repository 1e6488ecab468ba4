import { sql, type Kysely } from 'kysely';
import type { Database } from '../../services/marketplace/platform/db/schema.ts';
import { capturedOrder } from './money-examples.ts';
import type { RealApp } from './real-app.ts';

const exampleId = '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f';
const at = '2026-11-20T08:30:00.000Z';

interface IssuedFor {
  readonly id: string;
  readonly saleId: string;
  readonly number: string;
  readonly issuedAt: Date;
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

/** What the document says: two fenders at 89.50, and 15.00 for the delivery with the tax in it. */
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

/** The invoice of a sale, as the job would have issued it. */
export async function insertInvoice(db: Kysely<Database>, { id, saleId, number, issuedAt }: IssuedFor) {
  await sql`
    insert into invoices (id, kind, vendor_id, position, number, purchase_id, sale_id, buyer_id, currency, total_minor, content,
      issued_at, kept_until)
    select ${id}, 'invoice', s.vendor_id, 1 + (select count(*) from invoices i where i.vendor_id = s.vendor_id), ${number},
      s.purchase_id, s.id, p.buyer_id, 'EUR', 23159, ${JSON.stringify(contentOf(number))}::jsonb, ${issuedAt}, '2036-12-31'
    from sales s join purchases p on p.id = s.purchase_id where s.id = ${saleId}`.execute(db);
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

/** What has to be there before the examples of invoices can be sent with `token`. */
export const invoiceArrangements = (
  app: () => RealApp,
  token: string,
): Record<string, () => Promise<void>> => ({
  listInvoices: () => invoicedOrder(app(), token),
  readInvoice: () => invoicedOrder(app(), token),
  readReceipt: () => invoicedOrder(app(), token, 'crew_member'),
  getPurchaseInvoices: () => invoicedOrder(app(), token),
});
