import { csvText } from '../../../../src/lib/csv-text.ts';
import { documentHeaders } from '../../platform/files/index.ts';
import { pdfFile, type DocumentFile } from '../../platform/documents/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { marketIdentity } from '../market-settings/index.ts';
import { everything, readLines } from './ledger-lines.repository.ts';
import { readSums } from './ledger-sums.repository.ts';
import { lineOf, type LedgerParts } from './ledger.service.ts';
import {
  findCommissionInvoice,
  findMonthSpan,
  findStatementPayouts,
  findStatementVendor,
} from './statement.repository.ts';
import { statementOf, statementRows, statementSheet, type Statement } from './statement.domain.ts';

export interface StatementParts extends Pick<LedgerParts, 'db' | 'currency'> {
  readonly clock: Clock;
}

type VendorSession = Pick<Session, 'membership'>;

async function monthOf({ db, currency }: StatementParts, vendorId: string, month: string) {
  const span = await findMonthSpan(db, vendorId, month);
  const { since, before } = span;
  const own = { ...everything, vendorId };
  const [{ dueMinor: openingMinor }, rows, commissionInvoice] = await Promise.all([
    readSums(db, { ...own, before: since }, currency),
    readLines(db, { ...own, since, before, latestFirst: false }),
    findCommissionInvoice(db, vendorId, month),
  ]);
  const lines = rows.filter((row) => row.currency === currency).map((row) => lineOf(row, 'market'));
  return { span, lines, statement: statementOf(month, { currency, openingMinor, lines, commissionInvoice }) };
}

/** The figures of a vendor's month (contract: getStatement). */
export const getStatement = async (
  parts: StatementParts,
  session: VendorSession,
  month: string,
): Promise<Statement> => (await monthOf(parts, ownVendorId(session), month)).statement;

interface WantedFile {
  readonly month: string;
  readonly format: 'pdf' | 'csv';
}

/** A vendor's month with all transactions (contract: readStatement). */
export async function readStatement(
  parts: StatementParts,
  session: VendorSession,
  { month, format }: WantedFile,
): Promise<DocumentFile> {
  const vendorId = ownVendorId(session);
  const { span, statement, lines } = await monthOf(parts, vendorId, month);
  const payouts = await findStatementPayouts(parts.db, {
    vendorId,
    currency: parts.currency,
    ...span,
  });
  if (format === 'pdf') {
    const [vendor, market] = await Promise.all([
      findStatementVendor(parts.db, vendorId),
      marketIdentity(parts.db),
    ]);
    const about = { vendor, market, span, payouts, at: parts.clock.now() };
    return pdfFile(`statement-${month}.pdf`, statementSheet(statement, lines, about));
  }
  const { head, rows } = statementRows(statement, lines, { span, payouts });
  const bytes = Buffer.from(csvText(head, rows));
  const file = { fileName: `statement-${month}.csv`, mediaType: 'text/csv', sizeBytes: bytes.length };
  return { bytes, headers: documentHeaders(file) };
}
