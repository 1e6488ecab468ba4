import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { isReader, type Member, ownVendorId, type Session } from '../../account/index.ts';
import { pageOf, positionOfCursor, type ListPage } from '../../../platform/list-page.ts';
import { inEnglish } from '../../catalogue/index.ts';
import { readExactOrAlike } from '../../../platform/list-words.ts';
import { invalidCursor } from '../../../platform/refusals.ts';
import { disputeAllows } from '../../disputes/index.ts';
import { findOrdersAskedFor } from '../approvals/approvals.repository.ts';
import { countOrders, findOrders, type ListedOrder } from './order-list.repository.ts';
import { isUndecided } from '../order.process.ts';
import { isOverdue, type OrderStatus, type SubOrderTab } from '../orders.domain.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import { offeredActions, type SubOrderAction } from '../sub-orders/allowed-actions.domain.ts';
import {
  countSubOrders,
  findListedSubOrders,
  type ListedSubOrder,
  type TabCounts,
} from '../sub-orders/sub-order-list.repository.ts';

interface ListQuery {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface OrdersQuery extends ListQuery {
  readonly status?: OrderStatus | undefined;
}

interface AllOrdersQuery extends OrdersQuery {
  readonly returns?: 'to_decide' | undefined;
}

interface SubOrdersQuery extends ListQuery {
  readonly tab?: SubOrderTab | undefined;
}

const pageSize = 24;

async function listed(
  db: OrderParts['db'],
  { buyerId, askedFor }: { readonly buyerId: string | null; readonly askedFor: readonly string[] },
  { q, status, returns, cursor, limit = pageSize }: AllOrdersQuery,
): Promise<Result<ListPage<ListedOrder>, Refusals<'VALIDATION'>>> {
  const place = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = {
    buyerId,
    askedFor,
    status: status ?? null,
    hasReturnToDecide: returns === 'to_decide',
  };
  const [rows, total] = await readExactOrAlike(q, {
    read: (words) =>
      Promise.all([
        findOrders(db, { ...search, ...words }, { place, limit: limit + 1 }),
        countOrders(db, { ...search, ...words }),
      ]),
    hasAny: ([, count]) => count > 0,
    inEnglish,
  });
  return ok({ ...pageOf(rows, limit), total });
}

/** A buyer's own orders and those that an approver bought on their request, latest first (contract: listOrders). */
export async function listOrders(
  { db }: Pick<OrderParts, 'db'>,
  { userId }: Pick<Session, 'userId'>,
  asked: OrdersQuery,
) {
  const askedFor = await findOrdersAskedFor(db, userId);
  return listed(db, { buyerId: userId, askedFor }, asked);
}

/** The orders of all buyers (contract: listAllOrders). */
export const listAllOrders = ({ db }: Pick<OrderParts, 'db'>, asked: AllOrdersQuery) =>
  listed(db, { buyerId: null, askedFor: [] }, asked);

export type SupplierRow = ListedSubOrder & { readonly actions: readonly SubOrderAction[] };

/**
 * A supplier's sub-orders (contract: listSubOrders): first those to be answered, by the time left; then those to be
 * sent, by the expected date; then the others, latest first.
 */
export async function listSubOrders(
  { db, clock }: Pick<OrderParts, 'db' | 'clock'>,
  session: Member,
  { q, tab, cursor, limit = pageSize }: SubOrdersQuery,
): Promise<Result<ListPage<SupplierRow> & { readonly counts: TabCounts }, Refusals<'VALIDATION'>>> {
  const place = cursor === undefined ? null : positionOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(invalidCursor);
  const search = { supplierId: ownVendorId(session), tab: tab ?? null };
  const [rows, figures] = await readExactOrAlike(q, {
    read: (words) =>
      Promise.all([
        findListedSubOrders(db, { ...search, ...words }, { place, limit: limit + 1 }),
        countSubOrders(db, { ...search, ...words }),
      ]),
    hasAny: ([, { total }]) => total > 0,
    inEnglish,
  });
  const { items, nextCursor } = pageOf(rows, limit);
  const now = clock.now();
  const shown = items.map((row) => ({
    ...row,
    answerBy: isUndecided(row.status) ? row.answerBy : null,
    actions: isReader(session)
      ? []
      : offeredActions(
          row.status,
          {
            ...row,
            isAskedStill: row.askedUntil !== null && now < row.askedUntil,
            isOverdue: isOverdue(row.readyOn, now),
            disputeAllows: disputeAllows(row.disputeStage ?? 'escalated'),
          },
          'supplier',
        ),
  }));
  return ok({ items: shown, nextCursor, ...figures });
}
