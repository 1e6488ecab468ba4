import { billToLines, isBoughtPrivately, type BillTo } from '../../../../src/lib/bill-to.ts';
import { amountText, countryName, dateText, known } from '../../../../src/lib/document-texts.ts';
import type { Sheet, SheetParty, SheetTable } from '../../platform/documents/index.ts';
import { groupsOf, type InvoiceContent, type TaxGroup } from './invoices.domain.ts';

/** A sale as its buyer paid for it: its ledger lines and its documents. */
export interface PaidSale {
  readonly number: string;
  readonly vendorName: string;
  /** Null until it is issued, or if the vendor sends its own. */
  readonly invoice: InvoiceContent | null;
  readonly isInvoicedByVendor: boolean;
  /** What its credit notes took back, by tax rate. */
  readonly credited: readonly TaxGroup[];
  /** The numbers of its credit notes. */
  readonly creditNotes: readonly string[];
  readonly paid: readonly Movement[];
  readonly refunded: readonly Movement[];
}

/** In minor units, positive. */
interface Movement {
  readonly at: Date;
  readonly amountMinor: number;
}

interface PaidPurchase {
  readonly number: string;
  readonly currency: string;
  readonly buyerName: string;
  readonly yachtName: string | null;
  readonly billTo: BillTo | null;
  readonly sales: readonly PaidSale[];
}

const sum = (movements: readonly Movement[]): number =>
  movements.reduce((total, { amountMinor }) => total + amountMinor, 0);

const columns = [
  { label: 'Description', width: 50 },
  { label: 'VAT', width: 12, align: 'right' },
  { label: 'Net', width: 13, align: 'right' },
  { label: 'VAT amount', width: 12, align: 'right' },
  { label: 'Total', width: 13, align: 'right' },
] as const;

type Row = SheetTable['rows'][number];

/** The sold items, as on the invoice. */
function invoicedRows({ lines, delivery, roundingMinor, currency }: InvoiceContent): readonly Row[] {
  const money = (amountMinor: number) => amountText(amountMinor, currency);
  const row = (name: string, detail: string | null, part: InvoiceContent['groups'][number]): Row => ({
    cells: [
      name,
      `${part.rateBps / 100} %`,
      money(part.netMinor),
      money(part.taxMinor),
      money(part.netMinor + part.taxMinor),
    ],
    detail,
  });
  return [
    ...lines.map((line) => row(`${line.quantity} × ${line.name}`, line.detail, line)),
    ...(delivery?.shares ?? []).map((share) => row('Delivery', delivery?.name ?? null, share)),
    ...(roundingMinor === 0 ? [] : [{ cells: ['Rounding', '', '', '', money(roundingMinor)], detail: null }]),
  ];
}

function taxSource({ vendorName, invoice, isInvoicedByVendor }: PaidSale): string {
  if (invoice !== null) return `Invoice ${invoice.number}`;
  return isInvoicedByVendor
    ? `Tax is on the invoice that ${vendorName} sends`
    : 'Tax is on the invoice, which is still to come';
}

function saleTable(sale: PaidSale, currency: string): SheetTable {
  const only = (name: string, amountMinor: number, detail: string | null): Row => ({
    cells: [name, '', '', '', amountText(amountMinor, currency)],
    detail,
  });
  const bought =
    sale.invoice === null ? [only('Paid', sum(sale.paid), taxSource(sale))] : invoicedRows(sale.invoice);
  const back = sale.refunded.map(({ at, amountMinor }) =>
    only(`Refunded on ${dateText(at)}`, -amountMinor, null),
  );
  return { title: `${sale.vendorName} · ${sale.number}`, columns, rows: [...bought, ...back] };
}

/** The VAT of everything invoiced, less credit notes, by rate and in total; empty if nothing was invoiced. */
function taxTables(sales: readonly PaidSale[], currency: string): readonly SheetTable[] {
  const invoiced = sales.flatMap(({ invoice }) => invoice?.groups ?? []);
  if (invoiced.length === 0) return [];
  const credited = sales.flatMap((sale) => sale.credited);
  const back = credited.map((group) => ({ ...group, netMinor: -group.netMinor, taxMinor: -group.taxMinor }));
  const groups = groupsOf([...invoiced, ...back]);
  const money = (amountMinor: number) => amountText(amountMinor, currency);
  const row = (name: string, rate: string, netMinor: number, taxMinor: number): Row => ({
    cells: [name, rate, money(netMinor), money(taxMinor), money(netMinor + taxMinor)],
    detail: null,
  });
  const all = (pick: (group: TaxGroup) => number) => groups.reduce((total, group) => total + pick(group), 0);
  return [
    {
      title: credited.length === 0 ? 'VAT' : 'VAT after refunds',
      columns,
      rows: [
        ...groups.map(({ reason, rateBps, netMinor, taxMinor }) =>
          row(reason ?? 'Taxed', `${rateBps / 100} %`, netMinor, taxMinor),
        ),
        row(
          'Together',
          '',
          all(({ netMinor }) => netMinor),
          all(({ taxMinor }) => taxMinor),
        ),
      ],
    },
  ];
}

/** The dates of payments and refunds, each once. */
const daysOf = (movements: readonly Movement[]): string =>
  [...new Set(movements.map(({ at }) => dateText(at)))].join(', ');

/** The business that was billed; empty for a private purchase. */
function businessOf(billTo: BillTo | null, buyerName: string): readonly SheetParty[] {
  if (billTo === null || isBoughtPrivately(billTo)) return [];
  const name = billTo.companyName ?? buyerName;
  const lines = billToLines({ ...billTo, companyName: null });
  return [{ label: 'Paid for', name, lines: [...lines, countryName(billTo.country)] }];
}

/** One receipt for all payments in a purchase. */
export function receiptSheet(
  { number, currency, buyerName, yachtName, billTo, sales }: PaidPurchase,
  at: Date,
): Sheet {
  const paid = sales.flatMap((sale) => sale.paid);
  const refunded = sales.flatMap((sale) => sale.refunded);
  const paidMinor = sum(paid);
  const refundedMinor = sum(refunded);
  const total = (label: string, amountMinor: number, isTotal: boolean) => ({
    label,
    value: amountText(amountMinor, currency),
    isTotal,
  });
  const invoiced = sales.flatMap(({ invoice }) => (invoice === null ? [] : [invoice.number]));
  const creditNotes = sales.flatMap((sale) => sale.creditNotes);
  return {
    title: 'Receipt',
    number,
    facts: [
      { label: number.startsWith('B') ? 'Booking' : 'Order', value: number },
      { label: 'Paid', value: daysOf(paid) },
      { label: 'Method', value: 'Card, through Quayside' },
      ...(refunded.length === 0 ? [] : [{ label: 'Refunded', value: daysOf(refunded) }]),
      { label: 'Currency', value: currency },
    ],
    parties: [
      { label: 'Paid by', name: buyerName, lines: known([yachtName]) },
      ...businessOf(billTo, buyerName),
    ],
    tables: [...sales.map((sale) => saleTable(sale, currency)), ...taxTables(sales, currency)],
    sums:
      refundedMinor === 0
        ? [total(`Paid, ${currency}`, paidMinor, true)]
        : [
            total('Paid', paidMinor, false),
            total('Refunded', -refundedMinor, false),
            total(`After refunds, ${currency}`, paidMinor - refundedMinor, true),
          ],
    notes: [
      'This receipt says what was paid. It is not an invoice.',
      ...(invoiced.length === 0 ? [] : [`Tax is as invoiced: ${invoiced.join(', ')}.`]),
      ...(creditNotes.length === 0 ? [] : [`What was refunded is credited: ${creditNotes.join(', ')}.`]),
    ],
    footer: `Receipt ${number} · Paid through Quayside`,
    at,
    data: null,
  };
}
