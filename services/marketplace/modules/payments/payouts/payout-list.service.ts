import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import type { PayoutStatus } from '../../../platform/db/payout-tables.ts';
import { pageOf, positionOfCursor, type ListPage } from '../../../platform/list-page.ts';
import { invalidCursor, type Invalid } from '../../../platform/refusals.ts';
import { spanOf } from '../../ledger/index.ts';
import {
  countPayouts,
  findPayout,
  findPayouts,
  linesOfPayout,
  readPayoutFigures,
  type ListedPayout,
  type PayoutFigures,
  type PayoutLine,
} from './payout.repository.ts';
import type { PurchaseMoneyParts } from '../purchase-money.parts.ts';

/** As in the contract; dates in UTC (YYYY-MM-DD), `to` is inclusive. */
interface PayoutQuery {
  readonly status?: PayoutStatus | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A vendor's payouts, latest first, and where its money is (contract: listPayouts). */
export async function listPayouts(
  { db, currency }: Pick<PurchaseMoneyParts, 'db' | 'currency'>,
  vendorId: string,
  { status, from, to, cursor, limit = 24 }: PayoutQuery,
): Promise<
  Result<
    ListPage<ListedPayout> & { readonly figures: PayoutFigures & { readonly currency: string } },
    Invalid
  >
> {
  const position = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && position === null) return refuse(invalidCursor);
  const search = { vendorId, status: status ?? null, ...spanOf({ from, to }) };
  const [rows, total, figures] = await Promise.all([
    findPayouts(db, search, { position, limit: limit + 1 }),
    countPayouts(db, search),
    readPayoutFigures(db, vendorId, currency),
  ]);
  return ok({ ...pageOf(rows, limit), total, figures: { ...figures, currency } });
}

/** A vendor's payout with its lines (contract: getPayout). */
export async function getPayout(
  { db }: Pick<PurchaseMoneyParts, 'db'>,
  vendorId: string,
  payoutId: string,
): Promise<
  Result<
    { readonly payout: ListedPayout; readonly lines: readonly PayoutLine[] },
    { readonly code: 'NOT_FOUND' }
  >
> {
  const payout = await findPayout(db, vendorId, payoutId);
  return payout === null
    ? refuse({ code: 'NOT_FOUND' })
    : ok({ payout, lines: await linesOfPayout(db, payoutId) });
}
