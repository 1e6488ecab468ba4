import { businessTerms } from '../../../../../src/lib/business-terms.ts';
import { monthText } from '../../../../../src/lib/document-texts.ts';
import { dayMs } from '../../../../../src/lib/durations.ts';
import { fromMinor } from '../../../../../src/lib/money-minor.ts';
import { lineTaxMinor } from '../../../../../src/lib/trade-sums.ts';
import type { CommissionMonth } from '../../ledger/index.ts';
import type { LegalIdentity } from '../../market-settings/index.ts';
import type { TaxDecision } from '../../tax/index.ts';
import {
  dayOf,
  documentSums,
  type CommissionContent,
  type IssuedBefore,
  type InvoiceLine,
  type InvoiceParty,
} from '../invoices.domain.ts';

export interface DueDocument extends CommissionMonth {
  /** For earlier months: the difference between the ledger and their documents. */
  readonly earlierMinor: number;
}

const netOf = ({
  takenMinor,
  returnedMinor,
}: Pick<CommissionMonth, 'takenMinor' | 'returnedMinor'>): number => takenMinor - returnedMinor;

/** The net amount of a document; a negative one is a credit note. */
export const dueNetMinor = (due: DueDocument): number => netOf(due) + due.earlierMinor;

/**
 * The documents to issue to a vendor: one for each finished month with an amount. Entries that the ledger got for a
 * month after its document are included in the next one, so that all documents together equal the ledger.
 */
export function documentsDue(
  months: readonly CommissionMonth[],
  lastOver: string,
  { lastMonth, netMinor }: IssuedBefore,
): readonly DueDocument[] {
  const isIssued = ({ month }: CommissionMonth) => lastMonth !== null && month <= lastMonth;
  let earlierMinor = months.filter(isIssued).reduce((sum, month) => sum + netOf(month), 0) - netMinor;
  const due: DueDocument[] = [];
  for (const month of months.filter((one) => !isIssued(one))) {
    const document = { ...month, earlierMinor };
    if (dueNetMinor(document) !== 0) due.push(document);
    earlierMinor = 0;
  }
  if (earlierMinor !== 0 && (lastMonth === null || lastMonth < lastOver))
    due.push({ month: lastOver, takenMinor: 0, sales: 0, returnedMinor: 0, refunds: 0, earlierMinor });
  return due;
}

/** `QC-000001`. */
export const commissionNumber = (position: number): string => `QC-${String(position).padStart(6, '0')}`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The last day of a month: YYYY-MM-DD. */
const lastDayOf = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, of, 0)));
};

interface CommissionDocument {
  readonly due: DueDocument;
  readonly number: string;
  readonly issuedAt: Date;
  readonly currency: string;
  readonly market: LegalIdentity;
  readonly buyer: InvoiceParty;
  readonly tax: TaxDecision;
}

/** The content of the document; in a credit note all amounts are reversed. */
export function commissionContent({
  due,
  number,
  issuedAt,
  currency,
  market,
  buyer,
  tax,
}: CommissionDocument): CommissionContent {
  const { month, takenMinor, sales, returnedMinor, refunds, earlierMinor } = due;
  const isInvoice = dueNetMinor(due) > 0;
  const sign = isInvoice ? 1 : -1;
  const line = (name: string, detail: string, amountMinor: number): readonly InvoiceLine[] => {
    if (amountMinor === 0) return [];
    const netMinor = amountMinor * sign;
    return [
      {
        ...tax,
        name,
        detail,
        // A price is never negative (BR-27), so the quantity is.
        quantity: netMinor < 0 ? -1 : 1,
        unit: null,
        unitPrice: fromMinor(Math.abs(netMinor), currency),
        netMinor,
        taxMinor: lineTaxMinor(Math.abs(netMinor), tax.rateBps) * Math.sign(netMinor),
      },
    ];
  };
  const netMinor = Math.abs(dueNetMinor(due));
  const taxMinor = lineTaxMinor(netMinor, tax.rateBps);
  const groups = [{ ...tax, netMinor, taxMinor }];
  return {
    kind: isInvoice ? 'invoice' : 'credit_note',
    number,
    issuedOn: dayOf(issuedAt),
    currency,
    seller: {
      name: market.legalName,
      street: market.street,
      postalCode: market.postalCode,
      city: market.city,
      country: market.country,
      vatId: market.vatId,
      registrationNumber: market.registrationNumber,
    },
    buyer,
    suppliedOn: lastDayOf(month),
    place: null,
    lines: [
      ...line(`Commission, ${monthText(month)}`, `On ${counted(sales, 'sale', 'sales')}`, takenMinor),
      ...line(
        `Commission given back, ${monthText(month)}`,
        `For ${counted(refunds, 'refund', 'refunds')}`,
        0 - returnedMinor,
      ),
      ...line('Commission of earlier months', 'Recorded after their invoices', earlierMinor),
    ],
    delivery: null,
    groups,
    ...documentSums(groups, netMinor + taxMinor),
    credits: null,
    month,
    payBy:
      taxMinor === 0 ? null : dayOf(new Date(issuedAt.getTime() + businessTerms.commissionVatDays * dayMs)),
    contact: market.email,
  };
}
