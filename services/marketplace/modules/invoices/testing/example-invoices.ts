import { lineNetMinor, lineTaxMinor } from '../../../../../src/lib/trade-sums.ts';
import { fromMinor } from '../../../../../src/lib/money-minor.ts';
import {
  documentSums,
  groupsOf,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceParty,
  type LineTax,
} from '../invoices.domain.ts';

const exampleSeller: InvoiceParty = {
  name: 'Palma Chandlery S.L.',
  street: 'Carrer del Moll 12',
  postalCode: '07012',
  city: 'Palma',
  country: 'ES',
  vatId: 'ESB07000003',
  registrationNumber: 'B07000003',
};

export const exampleBuyer: InvoiceParty = {
  name: 'Adriatic Yachting d.o.o.',
  street: 'Obala 4',
  postalCode: '21000',
  city: 'Split',
  country: 'HR',
  vatId: 'HR12345678903',
  registrationNumber: null,
};

export const exampleLine = (
  tax: LineTax,
  { name = 'Fender F6', unitPriceMinor = 8950, quantity = 3 } = {},
): InvoiceLine => {
  const netMinor = lineNetMinor({ unitPriceMinor, quantity });
  return {
    ...tax,
    name,
    detail: 'Navy · Article F6-NV',
    quantity,
    unit: null,
    unitPrice: fromMinor(unitPriceMinor, 'EUR'),
    netMinor,
    taxMinor: lineTaxMinor(netMinor, tax.rateBps),
  };
};

export const standard = { category: 'S', rateBps: 2100, reason: null } as const;
const reduced = { category: 'S', rateBps: 1000, reason: null } as const;
const untaxed = {
  Z: 'Zero rate, as the seller states (articles 98(2) and 110 of Directive 2006/112/EC).',
  E: 'Exempt, as the seller states (title IX of Directive 2006/112/EC).',
  AE: 'Reverse charge: the buyer owes the tax (articles 44 and 196 of Directive 2006/112/EC).',
  K: 'Exempt supply to a business in another state of the Union (article 138(1) of Directive 2006/112/EC).',
  G: 'Exempt export to a place outside the Union (article 146(1)(a) of Directive 2006/112/EC).',
  O: 'Outside the scope of VAT: GI has none.',
} as const;

const untaxedAs = (category: keyof typeof untaxed): LineTax => ({
  category,
  rateBps: 0,
  reason: untaxed[category],
});

/** An invoice with these lines, with all fields of an issued one. */
export function exampleInvoice(
  lines: readonly InvoiceLine[],
  change: Partial<InvoiceContent> = {},
): InvoiceContent {
  const groups = groupsOf([...lines, ...(change.delivery?.shares ?? [])]);
  const totalMinor = groups.reduce((total, { netMinor, taxMinor }) => total + netMinor + taxMinor, 0);
  return {
    kind: 'invoice',
    number: 'Q101-000001',
    issuedOn: '2026-11-26',
    currency: 'EUR',
    seller: exampleSeller,
    buyer: exampleBuyer,
    purchaseNumber: 'Q-10001',
    saleNumber: 'Q-10001/1',
    suppliedOn: '2026-11-25',
    place: { line: 'M/Y Aurora, berth Q12, Palma', country: 'ES' },
    delivery: null,
    credits: null,
    paidOn: '2026-11-26',
    lines,
    groups,
    ...documentSums(groups, totalMinor),
    ...change,
  };
}

const withoutVat: InvoiceParty = { ...exampleSeller, vatId: null };
const mixed = [
  exampleLine(standard),
  exampleLine(reduced, { name: 'Chart of the Balearics', unitPriceMinor: 3333 }),
];

/** One of every category, with mixed rates and delivery, of a seller without VAT ID, and a credit note. */
export const exampleInvoices: Readonly<Record<string, InvoiceContent>> = {
  S: exampleInvoice([exampleLine(standard)]),
  Z: exampleInvoice([exampleLine(untaxedAs('Z'))]),
  E: exampleInvoice([exampleLine(untaxedAs('E'))]),
  'E of a seller without VAT ID': exampleInvoice(
    [
      exampleLine({
        category: 'E',
        rateBps: 0,
        reason: 'The seller is a small enterprise and charges no VAT (article 284 of Directive 2006/112/EC).',
      }),
    ],
    { seller: withoutVat, buyer: { ...exampleBuyer, vatId: null } },
  ),
  AE: exampleInvoice([exampleLine(untaxedAs('AE'))]),
  K: exampleInvoice([exampleLine(untaxedAs('K'))], { place: { line: 'M/Y Aurora, Split', country: 'HR' } }),
  G: exampleInvoice([exampleLine(untaxedAs('G'))], {
    place: { line: 'M/Y Aurora, Gibraltar', country: 'GI' },
  }),
  O: exampleInvoice([exampleLine(untaxedAs('O'))], {
    place: { line: 'M/Y Aurora, Gibraltar', country: 'GI' },
  }),
  'mixed rates with delivery': exampleInvoice(
    [...mixed, exampleLine(untaxedAs('Z'), { name: 'Safety booklet' })],
    {
      delivery: {
        name: 'Van to your berth',
        shares: [
          { ...standard, netMinor: 992, taxMinor: 208 },
          { ...reduced, netMinor: 273, taxMinor: 27 },
        ],
      },
    },
  ),
  'credit note': exampleInvoice(
    [
      {
        ...standard,
        name: 'Refund for Q-10001/1',
        detail: null,
        quantity: 1,
        unit: null,
        unitPrice: '82.64',
        netMinor: 8264,
        taxMinor: 1736,
      },
    ],
    {
      kind: 'credit_note',
      number: 'Q101-000002',
      credits: { number: 'Q101-000001', issuedOn: '2026-11-26', reason: 'One fender was torn.' },
    },
  ),
};
