import { amountText, countryName, dayText, known, monthText } from '../../../../src/lib/document-texts.ts';
import { lineTaxMinor } from '../../../../src/lib/trade-sums.ts';
import { unitAfter } from '../../../../src/lib/quantity-text.ts';
import type { Fact, Sheet, SheetParty, SheetSum, SheetTable } from '../../platform/documents/index.ts';
import { ciiFileName, ciiObstacle, ciiOf, noteOf } from './cii.domain.ts';
import {
  settledMinor,
  type AnyContent,
  type CommissionContent,
  type InvoiceContent,
  type InvoiceParty,
  type TaxGroup,
} from './invoices.domain.ts';

const rateText = ({ category, rateBps }: Pick<TaxGroup, 'category' | 'rateBps'>): string =>
  category === 'S' ? `${rateBps / 100} %` : category;

const addressLines = (party: InvoiceParty): readonly string[] =>
  known([
    party.street,
    known([party.postalCode, party.city]).join(' '),
    party.country && countryName(party.country),
  ]);

const partyOf = (label: string, party: InvoiceParty): SheetParty => ({
  label,
  name: party.name,
  lines: known([
    ...addressLines(party),
    party.vatId && `VAT ID ${party.vatId}`,
    party.registrationNumber && `Registration ${party.registrationNumber}`,
  ]),
});

const factsOf = (content: AnyContent): readonly Fact[] =>
  'month' in content ? commissionFacts(content) : saleFacts(content);

const commissionFacts = ({ issuedOn, month, payBy, currency }: CommissionContent): readonly Fact[] => [
  { label: 'Issued', value: dayText(issuedOn) },
  { label: 'Month', value: monthText(month) },
  ...(payBy === null ? [] : [{ label: 'Due', value: dayText(payBy) }]),
  { label: 'Currency', value: currency },
];

function saleFacts(content: InvoiceContent): readonly Fact[] {
  const { kind, issuedOn, purchaseNumber, saleNumber, suppliedOn, paidOn, credits, currency } = content;
  const { poNumber, costCentre } = content;
  const about = purchaseNumber.startsWith('B') ? 'Booking' : 'Order';
  return [
    { label: 'Issued', value: dayText(issuedOn) },
    { label: about, value: saleNumber },
    ...(poNumber ? [{ label: 'PO number', value: poNumber }] : []),
    ...(costCentre ? [{ label: 'Cost centre', value: costCentre }] : []),
    ...(credits === null ? [] : [{ label: 'Corrects', value: credits.number }]),
    ...(suppliedOn === null ? [] : [{ label: 'Supplied', value: dayText(suppliedOn) }]),
    { label: kind === 'invoice' ? 'Paid' : 'Paid back', value: dayText(paidOn) },
    { label: 'Currency', value: currency },
  ];
}

function linesTable({ lines, delivery, currency }: AnyContent): SheetTable {
  const money = (amountMinor: number) => amountText(amountMinor, currency);
  const goods = lines.map((line) => ({
    cells: [
      line.name,
      `${line.quantity}${unitAfter(line.quantity, line.unit)}`,
      line.unitPrice,
      rateText(line),
      money(line.netMinor),
    ],
    detail: line.detail,
  }));
  const brought = (delivery?.shares ?? []).map((share) => ({
    cells: ['Delivery', '1', money(share.netMinor), rateText(share), money(share.netMinor)],
    detail: delivery?.name ?? null,
  }));
  return {
    title: null,
    columns: [
      { label: 'Description', width: 48 },
      { label: 'Quantity', width: 13, align: 'right' },
      { label: 'Unit price', width: 14, align: 'right' },
      { label: 'VAT', width: 9, align: 'right' },
      { label: 'Net amount', width: 16, align: 'right' },
    ],
    rows: [...goods, ...brought],
  };
}

function taxTable({ groups, currency }: AnyContent): SheetTable {
  return {
    title: 'VAT',
    columns: [
      { label: 'Category and reason', width: 48 },
      { label: 'Rate', width: 13, align: 'right' },
      { label: 'Net', width: 20, align: 'right' },
      { label: 'VAT', width: 19, align: 'right' },
    ],
    rows: groups.map((group) => ({
      cells: [
        group.reason ?? 'Taxed at this rate',
        `${group.rateBps / 100} %`,
        amountText(group.netMinor, currency),
        amountText(group.taxMinor, currency),
      ],
      detail: group.reason === null ? roundingText(group) : `Category ${group.category}`,
    })),
  };
}

/** Why the VAT isn't what the rate makes of the net: each line was rounded (Directive 2006/112/EC leaves it to the seller). */
const roundingText = ({ netMinor, taxMinor, rateBps }: TaxGroup): string | null =>
  netMinor < 0 || taxMinor === lineTaxMinor(netMinor, rateBps)
    ? null
    : 'The VAT is rounded to the cent for each line and for the delivery';

function sumsOf(content: AnyContent): readonly SheetSum[] {
  const { kind, netMinor, taxMinor, roundingMinor, totalMinor, currency } = content;
  const sum = (label: string, amountMinor: number, isTotal = false): SheetSum => ({
    label,
    value: amountText(amountMinor, currency),
    isTotal,
  });
  const sums = [
    sum('Net', netMinor),
    sum('VAT', taxMinor),
    ...(roundingMinor === 0 ? [] : [sum('Rounding', roundingMinor)]),
  ];
  if ('month' in content) {
    const isInvoice = kind === 'invoice';
    return [
      ...sums,
      sum(`Total, ${currency}`, totalMinor, true),
      sum(isInvoice ? 'Kept from your sales' : 'Given back with refunds', settledMinor(content)),
      sum(isInvoice ? 'Left to pay' : 'Left to pay back', totalMinor - settledMinor(content)),
    ];
  }
  return [
    ...sums,
    sum(kind === 'invoice' ? `Total, ${currency}` : `Paid back, ${currency}`, totalMinor, true),
  ];
}

/** Writes the dates in its texts in words; in the data they stay as the standard has them. */
const withDaysForPeople = (content: AnyContent): AnyContent => {
  if ('month' in content) return { ...content, payBy: content.payBy && dayText(content.payBy) };
  const { credits, paidOn } = content;
  return {
    ...content,
    paidOn: dayText(paidOn),
    credits: credits && { ...credits, issuedOn: dayText(credits.issuedOn) },
  };
};

/** The document as rendered, from its stored content only. */
export function invoiceSheet(content: AnyContent, issuedAt: Date): Sheet {
  const { kind, number, seller, buyer, delivery, place } = content;
  const bought: readonly SheetParty[] =
    place === null
      ? []
      : [{ label: 'Supplied to', name: place.line ?? buyer.name, lines: [countryName(place.country)] }];
  return {
    title: kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    facts: factsOf(content),
    parties: [partyOf('Seller', seller), partyOf('Buyer', buyer), ...bought],
    tables: [linesTable(content), taxTable(content)],
    sums: sumsOf(content),
    notes: [
      ...noteOf(withDaysForPeople(content)),
      ...(delivery === null
        ? []
        : ['The price of the delivery contains its VAT, at the rates of the goods.']),
    ],
    footer:
      'month' in content
        ? `${seller.name} · ${number}`
        : `${seller.name} · ${number} · Issued by Quayside in the name and on behalf of the seller`,
    at: issuedAt,
    data: ciiObstacle(content) === null ? { name: ciiFileName, xml: ciiOf(content) } : null,
  };
}
