import { invariant } from '../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Ids } from '../../platform/ids.ts';
import { ownVendorId, type Session } from '../account/index.ts';
import { everything, readLines, type LineRow, type LineSearch } from './ledger-lines.repository.ts';
import { readProof, readSums } from './ledger-sums.repository.ts';
import {
  cursorOf,
  isBalanced,
  kindsFor,
  positionOf,
  spanOf,
  type Entry,
  type LedgerFigures,
  type LedgerLine,
  type LedgerLineKind,
  type LedgerProof,
  type LedgerReader,
} from './ledger.domain.ts';
import { insertEntry, type Db, type Trx } from './ledger.repository.ts';

export interface LedgerParts {
  readonly db: Db;
  readonly ids: Pick<Ids, 'newId'>;
  /** The currency of the figures, ISO 4217. */
  readonly currency: string;
}

/** As in the contract; dates in UTC (YYYY-MM-DD), `to` is inclusive. */
export interface LedgerQuery {
  readonly kind?: LedgerLineKind | null | undefined;
  readonly q?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly cursor?: string | null | undefined;
  /** 50 by default. */
  readonly limit?: number | undefined;
}

interface LedgerPage {
  /** For all entries between the dates, whatever else was searched. */
  readonly figures: LedgerFigures;
  readonly items: readonly LedgerLine[];
  readonly nextCursor: string | null;
}

interface Refused {
  readonly code: 'VALIDATION';
  readonly fields: readonly { readonly field: string; readonly message: string; readonly rule: string }[];
}

const staleMessage = 'This list has changed too much to continue from here. Please load it again.';
const wrongCursor: Refused = {
  code: 'VALIDATION',
  fields: [{ field: 'cursor', message: staleMessage, rule: 'cursor' }],
};

/**
 * Writes an entry, once per source; true if this call wrote it. Postings of zero are left out. Postings that do not
 * balance for each sale are a bug and throw; a trigger of the database refuses them too.
 */
export async function recordEntry(
  { ids }: Pick<LedgerParts, 'ids'>,
  trx: Trx,
  entry: Entry,
): Promise<boolean> {
  invariant(isBalanced(entry.postings), `the ledger entry ${entry.source} balances`);
  const postings = entry.postings.filter(({ amountMinor }) => amountMinor !== 0);
  if (postings.length === 0) return false;
  return insertEntry(trx, ids.newId(), { ...entry, postings });
}

/** The ledger lines of a purchase, oldest first. */
export const linesOfPurchase = (
  db: Db,
  purchaseId: string,
  reader: LedgerReader,
): Promise<readonly LedgerLine[]> =>
  linesOf(db, { ...everything, purchaseId, kinds: kindsFor(reader), latestFirst: false }, reader);

/** The ledger lines of a sale that its vendor may see, oldest first. */
export const linesOfSale = (db: Db, saleId: string): Promise<readonly LedgerLine[]> =>
  linesOf(db, { ...everything, saleId, latestFirst: false }, 'market');

const linesOf = async (db: Db, search: LineSearch, reader: LedgerReader) =>
  (await readLines(db, search)).map((row) => lineOf(row, reader));

export function lineOf(row: LineRow, reader: LedgerReader): LedgerLine {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const { cashMinor, commissionMinor, vendorDueMinor, currency: _currency, ...line } = row;
  return {
    ...line,
    cash: money(cashMinor),
    commission: reader === 'buyer' ? null : money(commissionMinor),
    vendorDue: reader === 'buyer' ? null : money(vendorDueMinor),
  };
}

/** The ledger lines of the caller: a buyer or a vendor. */
export async function listTransactions(
  parts: LedgerParts,
  session: Pick<Session, 'userId' | 'role' | 'membership'>,
  query: LedgerQuery,
): Promise<Result<LedgerPage, Refused>> {
  return session.role === 'crew_member'
    ? pageOf(parts, { buyerId: session.userId, vendorId: null }, query, 'buyer')
    : pageOf(parts, { buyerId: null, vendorId: ownVendorId(session) }, query, 'market');
}

/** The whole ledger, with its proof. */
export async function listLedger(
  parts: LedgerParts,
  query: LedgerQuery,
): Promise<Result<LedgerPage & { readonly proof: LedgerProof }, Refused>> {
  const page = await pageOf(parts, { buyerId: null, vendorId: null }, query, 'market');
  return page.ok ? ok({ ...page.value, proof: await proofOf(parts) }) : page;
}

async function pageOf(
  { db, currency }: LedgerParts,
  whose: Pick<LineSearch, 'buyerId' | 'vendorId'>,
  query: LedgerQuery,
  reader: LedgerReader,
): Promise<Result<LedgerPage, Refused>> {
  const { cursor = null, kind: asked = null, limit = 50 } = query;
  const after = cursor === null ? null : positionOf(cursor);
  if (cursor !== null && after === null) return refuse(wrongCursor);
  const within = { ...everything, ...whose, ...spanOf(query), kinds: kindsFor(reader) };
  const kinds = asked === null ? within.kinds : within.kinds.filter((kind) => kind === asked);
  const text = query.q?.trim() || null;
  const [sums, rows] = await Promise.all([
    readSums(db, within, currency),
    readLines(db, { ...within, kinds, words: text, after, atMost: limit + 1 }),
  ]);
  const items = rows.slice(0, limit).map((row) => lineOf(row, reader));
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const forMarket = (amountMinor: number) => (reader === 'buyer' ? null : money(amountMinor));
  const figures = {
    paid: money(sums.paidMinor),
    refunded: money(sums.refundedMinor),
    commission: forMarket(sums.commissionMinor),
    due: forMarket(sums.dueMinor),
    sent: forMarket(sums.sentMinor),
  };
  return ok({ figures, items, nextCursor: hasMore ? cursorOf(last) : null });
}

async function proofOf({ db, currency }: LedgerParts): Promise<LedgerProof> {
  const { cashMinor, owedMinor, lossesMinor, feesMinor, ...rest } = await readProof(db, currency);
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    ...rest,
    cash: money(cashMinor),
    owed: money(owedMinor),
    losses: money(lossesMinor),
    fees: money(feesMinor),
  };
}
