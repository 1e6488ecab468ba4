import { plainAmount } from '../../../../src/lib/money-minor.ts';
import { amountText, dateText } from '../../../../src/lib/document-texts.ts';
import type { Sheet } from '../../platform/documents/index.ts';
import type { LedgerLine, LedgerLineKind } from './ledger.domain.ts';

/** A vendor's month; amounts in minor units of `currency`. */
export interface Statement {
  /** YYYY-MM, of UTC. */
  readonly month: string;
  readonly currency: string;
  /** Due to the vendor when the month began. */
  readonly openingMinor: number;
  readonly salesMinor: number;
  readonly refundsMinor: number;
  /** Kept by the market, less what refunds gave back. */
  readonly commissionMinor: number;
  readonly sentMinor: number;
  /** Of what was sent, taken back for refunds. */
  readonly returnedMinor: number;
  /** The opening, and all that came and went. */
  readonly closingMinor: number;
}

/** The instants between which a month of UTC lies. */
export function monthSpan(month: string) {
  const since = new Date(`${month}-01T00:00:00Z`);
  const before = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 1));
  return { since, before };
}

type Moved = Pick<LedgerLine, 'kind' | 'cash' | 'commission' | 'vendorDue'>;

/** Adds up the lines of a month. */
export function statementOf(
  month: string,
  {
    currency,
    openingMinor,
    lines,
  }: { readonly currency: string; readonly openingMinor: number; readonly lines: readonly Moved[] },
): Statement {
  const cash = (kind: LedgerLineKind) =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.cash.amountMinor : 0), 0);
  const dueMinor = lines.reduce((sum, { vendorDue }) => sum + (vendorDue?.amountMinor ?? 0), 0);
  return {
    month,
    currency,
    openingMinor,
    salesMinor: cash('capture'),
    // Never -0.
    refundsMinor: 0 - cash('refund'),
    commissionMinor: lines.reduce((sum, { commission }) => sum + (commission?.amountMinor ?? 0), 0),
    sentMinor: 0 - cash('transfer'),
    returnedMinor: cash('reversal'),
    closingMinor: openingMinor + dueMinor,
  };
}

const kindTexts: Readonly<Record<LedgerLineKind, string>> = {
  capture: 'Payment',
  refund: 'Refund',
  transfer: 'Transfer',
  reversal: 'Transfer reversed',
};

const monthText = (month: string): string => dateText(new Date(`${month}-01T00:00:00Z`)).replace(/^1 /, '');

/** The sums in the order of the statement, with the sign that they have in it. */
const sumsOf = (statement: Statement): readonly (readonly [string, number])[] => [
  ['Due at the beginning', statement.openingMinor],
  ['Sales', statement.salesMinor],
  ['Refunds', 0 - statement.refundsMinor],
  ['Commission', 0 - statement.commissionMinor],
  ['Transfers', 0 - statement.sentMinor],
  ['Transfers reversed', statement.returnedMinor],
];

/** The month as a document. */
export function statementSheet(
  statement: Statement,
  lines: readonly LedgerLine[],
  { vendorName, at }: { readonly vendorName: string; readonly at: Date },
): Sheet {
  const { month, currency } = statement;
  const { since, before } = monthSpan(month);
  const money = (amountMinor: number) => amountText(amountMinor, currency);
  return {
    title: 'Statement',
    number: monthText(month),
    facts: [
      { label: 'From', value: dateText(since) },
      { label: 'To', value: dateText(new Date(before.getTime() - 1)) },
      { label: 'Drawn up', value: dateText(at) },
      { label: 'Currency', value: currency },
    ],
    parties: [{ label: 'For', name: vendorName, lines: [] }],
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
            dateText(movedAt),
            kindTexts[kind],
            saleNumber,
            money(cash.amountMinor),
            money(commission?.amountMinor ?? 0),
            money(vendorDue?.amountMinor ?? 0),
          ],
          detail: buyerName,
        })),
      },
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
      at < before ? ['The month is not over: this is how things were when the statement was drawn up.'] : [],
    footer: `${vendorName} · Statement of ${monthText(month)} · Quayside`,
    at,
    data: null,
  };
}

/** Apart, because a spreadsheet takes a date alone for a date, and an instant for a text. */
const dateAndTime = (at: Date) => [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)] as const;

const csvHead = [
  'Date (UTC)',
  'Time (UTC)',
  'What',
  'For',
  'Buyer',
  'Money in or out',
  'Commission',
  'Due',
  'Currency',
];

/** The month for a spreadsheet: the opening, every transaction, the closing. */
export function statementRows(statement: Statement, lines: readonly LedgerLine[]) {
  const { currency, openingMinor, closingMinor } = statement;
  const { since, before } = monthSpan(statement.month);
  const due = (amountMinor: number) => plainAmount({ amountMinor, currency });
  return {
    head: csvHead,
    rows: [
      [dateAndTime(since)[0], '', 'Due at the beginning', '', '', null, null, due(openingMinor), currency],
      ...lines.map(({ at, kind, saleNumber, buyerName, cash, commission, vendorDue }) => [
        ...dateAndTime(at),
        kindTexts[kind],
        saleNumber,
        buyerName,
        plainAmount(cash),
        plainAmount(commission),
        plainAmount(vendorDue),
        currency,
      ]),
      [
        dateAndTime(new Date(before.getTime() - 1))[0],
        '',
        'Due at the end',
        '',
        '',
        null,
        null,
        due(closingMinor),
        currency,
      ],
    ],
  };
}
