import { plainAmount } from '../../../../src/lib/money-minor.ts';
import { amountText, countryName, dayText, known, monthText } from '../../../../src/lib/document-texts.ts';
import type { PayoutStatus } from '../../platform/db/payout-tables.ts';
import type { Sheet, SheetParty, SheetTable } from '../../platform/documents/index.ts';
import type { LegalIdentity } from '../market-settings/index.ts';
import type { LedgerLine, LedgerLineKind } from './ledger.domain.ts';

/** A vendor's month; amounts in minor units of `currency`. */
export interface Statement {
  /** YYYY-MM, in the vendor's time zone. */
  readonly month: string;
  readonly currency: string;
  /** Due to the vendor at the beginning of the month. */
  readonly openingMinor: number;
  readonly salesMinor: number;
  readonly refundsMinor: number;
  /** The market's commission, less what refunds returned. */
  readonly commissionMinor: number;
  readonly sentMinor: number;
  /** Reversed transfers, for refunds. */
  readonly returnedMinor: number;
  /** The opening balance plus all entries. */
  readonly closingMinor: number;
  /** The market's commission invoice for the month; null if there is none, or not yet. */
  readonly commissionInvoice: { readonly id: string; readonly number: string } | null;
}

/** The vendor's legal data. */
export interface StatementVendor {
  readonly name: string;
  readonly legalName: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly vatNumber: string | null;
}

/** A payout in the month, from the payment provider to the vendor's bank. */
export interface StatementPayout {
  readonly at: Date;
  /** YYYY-MM-DD. */
  readonly arrivesOn: string;
  readonly status: PayoutStatus;
  readonly amountMinor: number;
  readonly bankLast4: string | null;
}

/** The instants between which a month is, in the vendor's time zone (IANA). */
export interface MonthSpan {
  readonly since: Date;
  readonly before: Date;
  readonly timeZone: string;
}

/** The date (YYYY-MM-DD) and time (HH:MM) of an instant, in the vendor's time zone. */
function localOf(at: Date, timeZone: string): readonly [day: string, time: string] {
  const [day = '', time = ''] = at
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return [day, time];
}

/** `26 November 2026`, in the vendor's time zone. */
const localDate = (at: Date, timeZone: string): string => dayText(localOf(at, timeZone)[0]);

type Moved = Pick<LedgerLine, 'kind' | 'cash' | 'commission' | 'vendorDue'>;

/** Adds up the lines of a month. */
export function statementOf(
  month: string,
  {
    currency,
    openingMinor,
    lines,
    commissionInvoice,
  }: Pick<Statement, 'currency' | 'openingMinor' | 'commissionInvoice'> & {
    readonly lines: readonly Moved[];
  },
): Statement {
  const cash = (kind: LedgerLineKind) =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.cash.amountMinor : 0), 0);
  const dueMinor = lines.reduce((sum, { vendorDue }) => sum + (vendorDue?.amountMinor ?? 0), 0);
  return {
    month,
    currency,
    openingMinor,
    salesMinor: cash('capture'),
    // Subtracts from 0 to avoid -0.
    refundsMinor: 0 - cash('refund'),
    commissionMinor: lines.reduce((sum, { commission }) => sum + (commission?.amountMinor ?? 0), 0),
    sentMinor: 0 - cash('transfer'),
    returnedMinor: cash('reversal'),
    closingMinor: openingMinor + dueMinor,
    commissionInvoice,
  };
}

const kindTexts: Readonly<Record<LedgerLineKind, string>> = {
  capture: 'Payment',
  refund: 'Refund',
  transfer: 'Transfer',
  reversal: 'Transfer reversed',
};

/** The sums in the order of the statement, with their signs. */
const sumsOf = (statement: Statement): readonly (readonly [string, number])[] => [
  ['Due at the beginning', statement.openingMinor],
  ['Sales', statement.salesMinor],
  ['Refunds', 0 - statement.refundsMinor],
  ['Commission', 0 - statement.commissionMinor],
  ['Transfers', 0 - statement.sentMinor],
  ['Transfers reversed', statement.returnedMinor],
];

const payoutTexts: Readonly<Record<PayoutStatus, string>> = {
  pending: 'Being prepared',
  in_transit: 'On its way',
  paid: 'Paid',
  failed: 'Sent back by the bank',
  canceled: 'Canceled',
};

const bankText = (last4: string | null): string => (last4 === null ? 'Not known' : `Ending in ${last4}`);

/** Empty without payouts. */
const payoutTables = (
  payouts: readonly StatementPayout[],
  timeZone: string,
  money: (amountMinor: number) => string,
): readonly SheetTable[] =>
  payouts.length === 0
    ? []
    : [
        {
          title: 'Payouts from your payment account to your bank',
          columns: [
            { label: 'Date', width: 21 },
            { label: 'State', width: 26 },
            { label: 'Bank account', width: 19 },
            { label: 'Arrives', width: 19 },
            { label: 'Amount', width: 15, align: 'right' },
          ],
          rows: payouts.map(({ at, status, bankLast4, arrivesOn, amountMinor }) => ({
            cells: [
              localDate(at, timeZone),
              payoutTexts[status],
              bankText(bankLast4),
              dayText(arrivesOn),
              money(amountMinor),
            ],
            detail: null,
          })),
        },
      ];

/** The market as the issuer; only its name until its legal data is set. */
const marketParty = (market: LegalIdentity | null): SheetParty => ({
  label: 'Drawn up by',
  name: market?.legalName ?? 'Quayside',
  lines:
    market === null
      ? []
      : known([
          market.street,
          known([market.postalCode, market.city]).join(' '),
          countryName(market.country),
          market.vatId && `VAT ID ${market.vatId}`,
          `Registration ${market.registrationNumber}`,
          market.email,
        ]),
});

/** The month as a document. */
export function statementSheet(
  statement: Statement,
  lines: readonly LedgerLine[],
  {
    vendor,
    market,
    span,
    payouts,
    at,
  }: {
    readonly vendor: StatementVendor;
    readonly market: LegalIdentity | null;
    readonly span: MonthSpan;
    readonly payouts: readonly StatementPayout[];
    readonly at: Date;
  },
): Sheet {
  const { month, currency, commissionInvoice } = statement;
  const { since, before, timeZone } = span;
  const money = (amountMinor: number) => amountText(amountMinor, currency);
  return {
    title: 'Statement',
    number: monthText(month),
    facts: [
      { label: 'From', value: localDate(since, timeZone) },
      { label: 'To', value: localDate(new Date(before.getTime() - 1), timeZone) },
      { label: 'Drawn up', value: localDate(at, timeZone) },
      { label: 'Currency', value: currency },
      { label: 'Time zone', value: timeZone },
    ],
    parties: [
      {
        label: 'For',
        name: vendor.legalName ?? vendor.name,
        lines: known([
          vendor.street,
          known([vendor.postalCode, vendor.city]).join(' '),
          vendor.country && countryName(vendor.country),
          vendor.vatNumber && `VAT ID ${vendor.vatNumber}`,
        ]),
      },
      marketParty(market),
    ],
    tables: [
      {
        title: null,
        columns: [
          { label: 'Date', width: 21 },
          { label: 'What', width: 18 },
          { label: 'For', width: 17 },
          { label: 'Money in or out', width: 15, align: 'right' },
          { label: 'Commission', width: 14, align: 'right' },
          { label: 'Due to you', width: 15, align: 'right' },
        ],
        rows: lines.map(({ at: movedAt, kind, saleNumber, buyerName, cash, commission, vendorDue }) => ({
          cells: [
            localDate(movedAt, timeZone),
            kindTexts[kind],
            saleNumber,
            money(cash.amountMinor),
            money(commission?.amountMinor ?? 0),
            money(vendorDue?.amountMinor ?? 0),
          ],
          detail: buyerName,
        })),
      },
      ...payoutTables(payouts, timeZone, money),
    ],
    sums: [
      ...sumsOf(statement).map(([label, amountMinor]) => ({
        label,
        value: money(amountMinor),
        isTotal: false,
      })),
      { label: `Due at the end, ${currency}`, value: money(statement.closingMinor), isTotal: true },
    ],
    notes:
      at < before
        ? ['The month is not over: this is how things were when the statement was drawn up.']
        : commissionInvoice === null
          ? []
          : [`The commission of the month is invoiced with ${commissionInvoice.number}.`],
    footer: `${vendor.name} · Statement of ${monthText(month)} · Quayside`,
    at,
    data: null,
  };
}

/** Date and time separately: a spreadsheet recognises a date alone, but treats an instant as text. */
const csvHead = (timeZone: string) => [
  `Date (${timeZone})`,
  `Time (${timeZone})`,
  'What',
  'For',
  'Buyer',
  'Money in or out',
  'Commission',
  'Due',
  'Currency',
  'Paid to your bank',
];

const lineRow = (
  { at, kind, saleNumber, buyerName, cash, commission, vendorDue }: LedgerLine,
  timeZone: string,
) => ({
  at,
  cells: [
    ...localOf(at, timeZone),
    kindTexts[kind],
    saleNumber,
    buyerName,
    plainAmount(cash),
    plainAmount(commission),
    plainAmount(vendorDue),
    cash.currency,
    null,
  ],
});

/**
 * A payout does not change what is due: that was transferred before. A payout that the bank returned does not count.
 */
const payoutRow = (
  { at, status, bankLast4, amountMinor }: StatementPayout,
  currency: string,
  timeZone: string,
) => ({
  at,
  cells: [
    ...localOf(at, timeZone),
    `Payout: ${payoutTexts[status]}`,
    bankText(bankLast4),
    '',
    null,
    null,
    null,
    currency,
    plainAmount({ amountMinor: status === 'failed' || status === 'canceled' ? 0 : amountMinor, currency }),
  ],
});

/** The month for a spreadsheet: opening balance, all transactions, closing balance. */
export function statementRows(
  statement: Statement,
  lines: readonly LedgerLine[],
  { span, payouts }: { readonly span: MonthSpan; readonly payouts: readonly StatementPayout[] },
) {
  const { currency, openingMinor, closingMinor } = statement;
  const { since, before, timeZone } = span;
  const due = (amountMinor: number) => plainAmount({ amountMinor, currency });
  return {
    head: csvHead(timeZone),
    rows: [
      [
        localOf(since, timeZone)[0],
        '',
        'Due at the beginning',
        '',
        '',
        null,
        null,
        due(openingMinor),
        currency,
        null,
      ],
      ...[
        ...lines.map((line) => lineRow(line, timeZone)),
        ...payouts.map((payout) => payoutRow(payout, currency, timeZone)),
      ]
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ cells }) => cells),
      [
        localOf(new Date(before.getTime() - 1), timeZone)[0],
        '',
        'Due at the end',
        '',
        '',
        null,
        null,
        due(closingMinor),
        currency,
        null,
      ],
    ],
  };
}
