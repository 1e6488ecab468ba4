import { readBalance, type Db, type LedgerBalance, type Trx } from './ledger.repository.ts';
import {
  linesOfPurchase,
  linesOfSale,
  listLedger,
  listTransactions,
  recordEntry,
  type LedgerParts,
  type LedgerQuery,
} from './ledger.service.ts';
import type { Entry } from './ledger.domain.ts';
import { vendorDue } from './vendor-due.service.ts';
import { getStatement, readStatement, type StatementParts } from './statement.service.ts';

export {
  commissionMonths,
  vendorsWithCommission,
  type CommissionMonth,
} from './commission-months.repository.ts';
export { linesOfPurchase } from './ledger.service.ts';
export { vendorDue } from './vendor-due.service.ts';
export { orderNumberOf, spanOf, subOrderNumberOf } from './ledger.domain.ts';
export type { Entry, LedgerFigures, LedgerLine, Money, Posting } from './ledger.domain.ts';
export type { Statement } from './statement.domain.ts';

/** The only place where money is recorded: an append-only double-entry book that always sums to zero. */
export const createLedger = (parts: LedgerParts) =>
  ({
    recordEntry: (trx: Trx, entry: Entry): Promise<boolean> => recordEntry(parts, trx, entry),
    /** The totals of one sale after captures, refunds and transfers. */
    balanceOf: (db: Db, saleId: string): Promise<LedgerBalance> => readBalance(db, saleId),
    /** Due to the vendor of a sale and not transferred yet, in minor units. */
    dueForSale: async (db: Db, saleId: string): Promise<number> => (await readBalance(db, saleId)).dueMinor,
    dueToVendor: (vendorId: string) => vendorDue(parts.db, vendorId, parts.currency),
    linesOfPurchase,
    linesOfSale,
    listTransactions: (session: Parameters<typeof listTransactions>[1], query: LedgerQuery) =>
      listTransactions(parts, session, query),
    listLedger: (query: LedgerQuery) => listLedger(parts, query),
  }) as const;

export type Ledger = ReturnType<typeof createLedger>;

/** A vendor's monthly statements, from the ledger. */
export const createStatements = (parts: StatementParts) =>
  ({
    getStatement: (session: Parameters<typeof getStatement>[1], month: string) =>
      getStatement(parts, session, month),
    readStatement: (...given: [Parameters<typeof readStatement>[1], Parameters<typeof readStatement>[2]]) =>
      readStatement(parts, ...given),
  }) as const;

export type Statements = ReturnType<typeof createStatements>;
