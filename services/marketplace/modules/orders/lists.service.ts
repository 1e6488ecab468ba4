import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Session } from '../account/index.ts';
import { pageOf, patternsOf, placeOfCursor, type ListPage } from './list.domain.ts';
import { countOrders, findOrders, type ListedOrder } from './order-list.repository.ts';
import { isUndecided } from './order.process.ts';
import type { OrderStatus, SubOrderTab } from './orders.domain.ts';
import type { OrderParts } from './orders.parts.ts';
import { invalid } from './orders.domain.ts';
import type { Refusals } from './orders.refusals.ts';
import { offered, type SubOrderAction } from './sub-order-actions.service.ts';
import {
  countSubOrders,
  findListedSubOrders,
  type ListedSubOrder,
  type TabCounts,
} from './sub-order-list.repository.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface OrdersAsked extends Asked {
  readonly status?: OrderStatus | undefined;
}

export interface SubOrdersAsked extends Asked {
  readonly tab?: SubOrderTab | undefined;
}

const pageSize = 24;

const unknownPlace = invalid(
  'cursor',
  'This place in the list is not known. Please start from the beginning.',
  'cursor',
);

async function listed(
  db: OrderParts['db'],
  buyerId: string | null,
  { q, status, cursor, limit = pageSize }: OrdersAsked,
): Promise<Result<ListPage<ListedOrder>, Refusals<'VALIDATION'>>> {
  const place = cursor === undefined ? null : placeOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(unknownPlace);
  const search = { buyerId, status: status ?? null, patterns: patternsOf(q) };
  const [rows, total] = await Promise.all([
    findOrders(db, search, { place, limit: limit + 1 }),
    countOrders(db, search),
  ]);
  return ok({ ...pageOf(rows, limit), total });
}

/** A buyer's own orders, the latest first (contract: listOrders). */
export const listOrders = (
  { db }: Pick<OrderParts, 'db'>,
  session: Pick<Session, 'userId'>,
  asked: OrdersAsked,
) => listed(db, session.userId, asked);

/** Everybody's (contract: listAllOrders). */
export const listAllOrders = ({ db }: Pick<OrderParts, 'db'>, asked: OrdersAsked) => listed(db, null, asked);

export type SupplierRow = ListedSubOrder & { readonly actions: readonly SubOrderAction[] };

/** What a supplier was ordered (contract: listSubOrders): to be answered first, by the time left; the others the latest first. */
export async function listSubOrders(
  { db }: Pick<OrderParts, 'db'>,
  session: Pick<Session, 'userId'>,
  { q, tab, cursor, limit = pageSize }: SubOrdersAsked,
): Promise<Result<ListPage<SupplierRow> & { readonly counts: TabCounts }, Refusals<'VALIDATION'>>> {
  const place = cursor === undefined ? null : placeOfCursor(cursor);
  if (cursor !== undefined && place === null) return refuse(unknownPlace);
  const search = { supplierId: session.userId, tab: tab ?? null, patterns: patternsOf(q) };
  const [rows, figures] = await Promise.all([
    findListedSubOrders(db, search, { place, limit: limit + 1 }),
    countSubOrders(db, search),
  ]);
  const { items, nextCursor } = pageOf(rows, limit);
  const shown = items.map((row) => ({
    ...row,
    answerBy: isUndecided(row.status) ? row.answerBy : null,
    actions: offered(row.status, row.deliveryKind, 'supplier'),
  }));
  return ok({ items: shown, nextCursor, ...figures });
}
