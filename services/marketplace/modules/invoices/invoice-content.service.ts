import type { BillTo } from '../../../../src/lib/bill-to.ts';
import { fromMinor } from '../../../../src/lib/money-minor.ts';
import { lineNetMinor, lineTaxMinor } from '../../../../src/lib/trade-sums.ts';
import { agreedPrices } from '../orders/index.ts';
import { decideTax, deliveryTax } from '../tax/index.ts';
import {
  dayOf,
  documentSums,
  groupsOf,
  unitPriceOf,
  type DeliveryShare,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceParty,
  type LineTax,
} from './invoices.domain.ts';
import type { Trx } from './invoices.parts.ts';
import {
  findAccepted,
  findAcceptedLines,
  findBooked,
  findExtraWork,
  type SoldSale,
} from './sold-sale.repository.ts';

/** The sold items, without the document's number and date. */
type Sold = Pick<
  InvoiceContent,
  'buyer' | 'suppliedOn' | 'place' | 'lines' | 'delivery' | 'groups' | 'poNumber' | 'costCentre'
>;

const placeLine = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(', ') || null;

const sellerOf = (sale: SoldSale): InvoiceParty => ({
  name: sale.sellerName,
  street: sale.street,
  postalCode: sale.postalCode,
  city: sale.city,
  country: sale.country,
  vatId: sale.vatNumber,
  registrationNumber: sale.registrationNumber,
});

/** A private person: an order requires only a name and a destination. */
const privateBuyer = (name: string, street: string | null, country: string | null): InvoiceParty => ({
  name,
  street,
  postalCode: null,
  city: null,
  country,
  vatId: null,
  registrationNumber: null,
});

/** The billed business; if only its number is known, completed with the buyer's data. */
const billedBuyer = (person: InvoiceParty, billTo: BillTo | null): InvoiceParty =>
  billTo === null
    ? person
    : {
        name: billTo.companyName ?? person.name,
        street: billTo.street ?? person.street,
        postalCode: billTo.postalCode ?? null,
        city: billTo.city ?? null,
        country: billTo.country,
        vatId: billTo.vatId,
        registrationNumber: null,
      };

export async function soldInSale(trx: Trx, sale: SoldSale): Promise<Sold> {
  if (sale.kind === 'sub_order') return soldGoods(trx, sale);
  const booked = await findBooked(trx, sale.purchaseId);
  const { billTo, portCountry, completedAt, startsAt, taxCategory, taxBps, taxReason } = booked;
  const place = placeLine([booked.yachtName, booked.berth, booked.portName]);
  const country = billTo?.country ?? portCountry ?? sale.country;
  const tax: LineTax = { category: taxCategory, rateBps: taxBps, reason: taxReason };
  const line = sale.kind === 'booking' ? serviceLine(booked, tax, sale) : await extraLine(trx, tax, sale);
  return {
    buyer: billedBuyer(privateBuyer(sale.buyerName, place, country), billTo),
    poNumber: booked.poNumber,
    costCentre: booked.costCentre,
    suppliedOn: dayOf(completedAt ?? startsAt),
    place: portCountry === null ? null : { line: place, country: portCountry },
    lines: [line],
    delivery: null,
    groups: groupsOf([line]),
  };
}

const serviceLine = (
  booked: Awaited<ReturnType<typeof findBooked>>,
  tax: LineTax,
  { currency }: SoldSale,
): InvoiceLine => ({
  ...tax,
  name: booked.serviceName,
  detail: null,
  quantity: booked.quantity,
  unit: booked.pricedPer === 'unit' ? booked.unit : booked.pricedPer,
  unitPrice: fromMinor(booked.unitPriceMinor, currency),
  netMinor: booked.subtotalMinor,
  taxMinor: booked.taxMinor,
});

async function extraLine(trx: Trx, tax: LineTax, { id, currency }: SoldSale): Promise<InvoiceLine> {
  const { description, subtotalMinor, taxMinor } = await findExtraWork(trx, id);
  return {
    ...tax,
    name: 'Extra work',
    detail: description,
    quantity: 1,
    unit: null,
    unitPrice: fromMinor(subtotalMinor, currency),
    netMinor: subtotalMinor,
    taxMinor,
  };
}

/** “Deck sealant, Black” */
const itemText = ({ name, variant }: { readonly name: string; readonly variant: string | null }): string =>
  [name, variant].filter(Boolean).join(', ');

async function soldGoods(trx: Trx, sale: SoldSale): Promise<Sold> {
  const accepted = await findAccepted(trx, sale.id);
  const prices = agreedPrices(accepted);
  // Collected goods are handed over where they are collected.
  const country =
    accepted.deliveryKind === 'collection' ? (accepted.collectedIn ?? sale.country) : accepted.portCountry;
  const place = placeLine([
    accepted.yachtName,
    accepted.deliveryAddress ?? accepted.berth,
    accepted.portName,
  ]);
  const rows = await findAcceptedLines(trx, sale.id);
  const lines = withoutMixedScope(
    rows.map((row): InvoiceLine => {
      const { taxBps, variant, sku, insteadOf } = row;
      const quantity = row.acceptedQuantity ?? 0;
      const unitPriceMinor = prices.get(row.id) ?? row.unitPriceMinor;
      const netMinor = lineNetMinor({ unitPriceMinor, quantity });
      const taxMinor = lineTaxMinor(netMinor, taxBps);
      const tax: LineTax =
        row.taxCategory === null
          ? goodsTax(sale, country ?? sale.country, taxBps)
          : { category: row.taxCategory, rateBps: taxBps, reason: row.taxReason };
      const detail = [variant, sku && `Article ${sku}`, insteadOf && `Instead of ${itemText(insteadOf)}`];
      const known = {
        ...tax,
        name: row.name,
        detail: detail.filter(Boolean).join(' · ') || null,
        quantity,
        unit: row.unit,
      };
      // A seller who may not charge VAT has charged none: the added amount is part of the price.
      return tax.category === 'S'
        ? { ...known, unitPrice: fromMinor(unitPriceMinor, sale.currency), netMinor, taxMinor }
        : {
            ...known,
            unitPrice: unitPriceOf(netMinor + taxMinor, quantity, sale.currency),
            netMinor: netMinor + taxMinor,
            taxMinor: 0,
          };
    }),
  );
  const shares = deliveryShares(lines, accepted.acceptedDeliveryMinor ?? 0);
  return {
    buyer: billedBuyer(
      privateBuyer(sale.buyerName, place, accepted.portCountry ?? sale.country),
      accepted.billTo,
    ),
    poNumber: accepted.poNumber,
    costCentre: accepted.costCentre,
    suppliedOn: accepted.deliveredAt && dayOf(accepted.deliveredAt),
    place: country === null ? null : { line: place, country },
    lines,
    delivery: shares.length === 0 ? null : { name: accepted.deliveryName, shares },
    groups: groupsOf([...lines, ...shares]),
  };
}

/** The tax of goods as charged. If none was, the tax module gives the reason. */
function goodsTax({ country, vatNumber }: SoldSale, place: string | null, taxBps: number): LineTax {
  const isRegistered = vatNumber !== null;
  if (taxBps > 0 && isRegistered) return { category: 'S', rateBps: taxBps, reason: null };
  const seller = { country: country ?? '', vatRegistered: isRegistered };
  for (const to of [place, country]) {
    const decided = decideTax({
      seller,
      buyer: { country: to ?? '', status: 'private', vatId: null, usedCommercially: false },
      supply: 'goods',
      place: to,
      listingRateBps: 0,
    });
    if (decided.ok && decided.value.rateBps === 0) return decided.value;
    // Only a registered seller's listing states a zero rate in its own country; for others nothing is assumed.
    if (!isRegistered) break;
  }
  return isRegistered
    ? { category: 'Z', rateBps: 0, reason: 'Zero rate, as the seller states.' }
    : { category: 'O', rateBps: 0, reason: 'Not subject to VAT: the seller has no VAT ID.' };
}

/** A document with taxed items has none outside the scope (BR-O-11): these are exempt for the same reason. */
function withoutMixedScope(lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  if (lines.every(({ category }) => category === 'O')) return lines;
  return lines.map((line) => (line.category === 'O' ? { ...line, category: 'E' } : line));
}

/** The paid delivery with the VAT included in it, taxed as the goods are. */
function deliveryShares(lines: readonly InvoiceLine[], deliveryMinor: number): readonly DeliveryShare[] {
  return deliveryTax(lines, deliveryMinor).flatMap((share) => {
    const alike = lines.find(({ rateBps }) => rateBps === share.rateBps);
    return alike === undefined ? [] : [{ category: alike.category, reason: alike.reason, ...share }];
  });
}

/** The content of the document for the sold items. */
export const invoiceContent = (
  sale: SoldSale,
  sold: Sold,
  issued: { readonly number: string; readonly on: Date; readonly paidAt: Date; readonly totalMinor: number },
): InvoiceContent => ({
  kind: 'invoice',
  number: issued.number,
  issuedOn: dayOf(issued.on),
  currency: sale.currency,
  seller: sellerOf(sale),
  purchaseNumber: sale.purchaseNumber,
  saleNumber: sale.saleNumber,
  paidOn: dayOf(issued.paidAt),
  credits: null,
  ...sold,
  ...documentSums(sold.groups, issued.totalMinor),
});
