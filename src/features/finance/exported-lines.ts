import { fromMinor } from '../../lib/money-minor.ts';
import { ledgerWords, type CsvColumn, type LedgerLine, type MoneyValue } from '../order-parts/index.ts';

const plain = (amount: MoneyValue | null): number | null =>
  amount && Number(fromMinor(amount.amountMinor, amount.currency));

const first: readonly CsvColumn<LedgerLine>[] = [
  { header: 'When (UTC)', value: ({ at }) => at },
  { header: 'What', value: ({ kind }) => ledgerWords[kind].word },
  { header: 'Order', value: ({ subOrderNumber }) => subOrderNumber },
  { header: 'Supplier', value: ({ vendorName }) => vendorName },
  { header: 'Buyer', value: ({ buyerName }) => buyerName },
  { header: 'Money in or out', value: ({ cash }) => plain(cash) },
];

const last: readonly CsvColumn<LedgerLine>[] = [
  { header: 'Currency', value: ({ cash }) => cash.currency },
  { header: 'Note', value: ({ memo }) => memo },
];

/** Movements as a buyer's file: without what is not theirs to know. */
export const exportedForBuyer: readonly CsvColumn<LedgerLine>[] = [...first, ...last];

/** Movements as a vendor's or admin's file; amounts as plain numbers, below zero when money went out. */
export const exportedForVendor: readonly CsvColumn<LedgerLine>[] = [
  ...first,
  { header: 'Commission', value: ({ commission }) => plain(commission) },
  { header: 'Due to supplier', value: ({ vendorDue }) => plain(vendorDue) },
  ...last,
];
