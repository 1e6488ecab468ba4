import { invariant } from '../../../../../src/lib/invariant.ts';
import { ok, refuse, type Result } from '../../../../../src/lib/result.ts';
import { addSums } from '../../../../../src/lib/trade-sums.ts';
import { orderNumberOf, type LedgerLine } from '../../ledger/index.ts';
import { isReader, type Session } from '../../account/index.ts';
import { wasAskedForBy } from '../approvals/approvals.repository.ts';
import { inSnapshot } from '../../../platform/db/transaction.ts';
import { findFiles } from '../files.repository.ts';
import { findHistory, findLines, findOrder, findSubOrders } from './order-reading.repository.ts';
import {
  orderActions,
  subOrderView,
  timelineOf,
  type OrderView,
  type Reader,
  type SubOrderView,
  type TimelineEntry,
} from './order-view.service.ts';
import { moneyOf } from '../order-money.domain.ts';
import type { OrderRow, Place } from './order-rows.domain.ts';
import { unpaidStatuses } from '../orders.domain.ts';
import type { OrderParts } from '../orders.parts.ts';
import type { Refusals } from '../orders.refusals.ts';
import { partyOf } from '../sub-orders/sub-order-actions.service.ts';
import { findParties } from '../trade.repository.ts';
import { addVat } from '../../tax/index.ts';

type ReadParts = Pick<OrderParts, 'db' | 'clock' | 'ledger' | 'refundable'>;

/**
 * A buyer's own order, or one that an approver bought on their request (contract: getOrder). Other orders answer 404,
 * as if they did not exist.
 */
export const getOrder = (
  parts: ReadParts,
  { userId }: Pick<Session, 'userId'>,
  orderId: string,
): Promise<Result<OrderView, Refusals<'NOT_FOUND'>>> =>
  inSnapshot(parts.db, async (db): Promise<Result<OrderView, Refusals<'NOT_FOUND'>>> => {
    const order = await findOrder(db, orderId);
    if (order === null) return refuse({ code: 'NOT_FOUND' });
    const isYours = order.buyerId === userId;
    if (!isYours && !(await wasAskedForBy(db, orderId, userId))) return refuse({ code: 'NOT_FOUND' });
    const reader: Reader = { by: 'crew_member', userId, at: parts.clock.now() };
    const view = await viewOrder({ ...parts, db }, order, reader);
    return ok(
      isYours
        ? view
        : { ...view, actions: [], subOrders: view.subOrders.map((one) => ({ ...one, actions: [] })) },
    );
  });

/** Contract: getAnyOrder. */
export const getAnyOrder = (
  parts: ReadParts,
  { userId }: Pick<Session, 'userId'>,
  orderId: string,
): Promise<Result<OrderView, Refusals<'NOT_FOUND'>>> =>
  inSnapshot(parts.db, async (db): Promise<Result<OrderView, Refusals<'NOT_FOUND'>>> => {
    const order = await findOrder(db, orderId);
    if (order === null) return refuse({ code: 'NOT_FOUND' });
    const reader: Reader = { by: 'admin', userId, at: parts.clock.now() };
    return ok(await viewOrder({ ...parts, db }, order, reader));
  });

/** `parts.db` is one snapshot. */
async function viewOrder(parts: ReadParts, order: OrderRow, reader: Reader): Promise<OrderView> {
  const { db, ledger } = parts;
  const isBuyer = reader.by === 'crew_member';
  const subOrders = await findSubOrders(db, order.id, null);
  const lines = await findLines(
    db,
    subOrders.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ subOrderId }) => subOrderId);
  const files = await findFiles(
    db,
    subOrders.map(({ id }) => id),
  );
  const filesOf = Map.groupBy(files, ({ subOrderId }) => subOrderId);
  const moved = await ledger.linesOfPurchase(db, order.id, isBuyer ? 'buyer' : 'market');
  // Buyers do not see what the market pays its suppliers.
  const processes = isBuyer
    ? (['order', 'sub_order', 'payment'] as const)
    : (['order', 'sub_order', 'payment', 'transfer'] as const);
  const history = await findHistory(db, order.id, { subOrderId: null, processes });
  const most = reader.by === 'admin' ? await parts.refundable(db, order.id) : null;
  const views = subOrders.map((row) =>
    subOrderView(
      {
        row,
        lines: linesOf.get(row.id) ?? [],
        files: filesOf.get(row.id) ?? [],
        ledger: moved,
        refundableMinor: most?.get(row.id) ?? null,
      },
      reader,
    ),
  );
  const { paidMinor, refundedMinor } = moneyOf(moved);
  const due = addSums(views.map((view) => view.due));
  return {
    ...order,
    buyerId: reader.by === 'admin' ? order.buyerId : null,
    isYours: isBuyer && order.buyerId === reader.userId,
    due,
    vat: addVat(views.map(({ vat }) => vat)),
    paidMinor,
    refundedMinor,
    afterRefundsMinor: due.totalMinor - refundedMinor,
    vatAfterRefundsMinor: vatLeft(views),
    number: orderNumberOf(order.number),
    subOrders: views,
    timeline: timelineOf(history, subOrders, reader),
    ledger: moved,
    actions: orderActions(order.status, reader),
  };
}

/** The VAT after the refunds of all sub-orders; null if nothing was refunded, or a credit note is still to come. */
function vatLeft(views: readonly SubOrderView[]): number | null {
  const refunded = views.filter(({ refundedMinor }) => refundedMinor > 0);
  return refunded.length === 0 || refunded.some(({ vatAfterRefundsMinor }) => vatAfterRefundsMinor === null)
    ? null
    : views.reduce((sum, { vat, vatAfterRefundsMinor }) => sum + (vatAfterRefundsMinor ?? vat.totalMinor), 0);
}

/** A sub-order as its supplier sees it, without anything about the order's other suppliers. */
export interface SupplierOrderView {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: Date | null;
  readonly buyerName: string;
  readonly place: Place;
  readonly subOrder: SubOrderView;
  readonly timeline: readonly TimelineEntry[];
  readonly ledger: readonly LedgerLine[];
}

/** Contract: getSubOrder. A supplier does not see a sub-order before it is paid. */
export async function getSubOrder(
  parts: ReadParts,
  session: Pick<Session, 'userId' | 'membership'>,
  subOrderId: string,
): Promise<Result<SupplierOrderView, Refusals<'NOT_FOUND'>>> {
  const parties = await findParties(parts.db, subOrderId);
  if (parties === null || parties.supplierId !== session.membership?.vendorId)
    return refuse({ code: 'NOT_FOUND' });
  const view = await inSnapshot(parts.db, (db) =>
    viewForSupplier({ ...parts, db }, subOrderId, session.userId),
  );
  const isPaid = !unpaidStatuses.some((status) => status === view.subOrder.status);
  if (!isPaid) return refuse({ code: 'NOT_FOUND' });
  return ok(isReader(session) ? { ...view, subOrder: { ...view.subOrder, actions: [] } } : view);
}

/** The view for a user of the supplier; null stands for its emailed link. The sub-order must exist, and `parts.db` be one transaction. */
export async function viewForSupplier(
  { db, clock, ledger, refundable }: ReadParts,
  subOrderId: string,
  userId: string | null,
): Promise<SupplierOrderView> {
  const reader: Reader = { by: 'supplier', userId, at: clock.now() };
  const parties = await findParties(db, subOrderId);
  const order = parties && (await findOrder(db, parties.orderId));
  invariant(order, 'a sub-order has its order');
  const subOrders = await findSubOrders(db, order.id, subOrderId);
  const [row] = subOrders;
  invariant(row, 'a sub-order that is there is found');
  const moved = await ledger.linesOfSale(db, subOrderId);
  const history = await findHistory(db, order.id, { subOrderId, processes: ['sub_order', 'transfer'] });
  const most = row.status === 'disputed' ? await refundable(db, order.id) : null;
  const { placedAt, buyerName, place } = order;
  return {
    orderId: order.id,
    orderNumber: orderNumberOf(order.number),
    placedAt,
    buyerName,
    place,
    subOrder: subOrderView(
      {
        row,
        lines: await findLines(db, [subOrderId]),
        files: await findFiles(db, [subOrderId]),
        ledger: moved,
        refundableMinor: most?.get(row.id) ?? null,
      },
      reader,
    ),
    timeline: timelineOf(history, subOrders, reader),
    ledger: moved,
  };
}

/** The view of one sub-order for the user who just acted on it. It must exist, and the user may see it. */
export const viewSubOrder = (parts: ReadParts, session: Session, subOrderId: string): Promise<SubOrderView> =>
  inSnapshot(parts.db, (db) => viewSnapshotOfSubOrder({ ...parts, db }, session, subOrderId));

async function viewSnapshotOfSubOrder(
  { db, clock, ledger, refundable }: ReadParts,
  session: Session,
  subOrderId: string,
): Promise<SubOrderView> {
  const by = partyOf(session);
  const parties = await findParties(db, subOrderId);
  const [row] = parties ? await findSubOrders(db, parties.orderId, subOrderId) : [];
  invariant(row && by, 'who acted on a sub-order sees it');
  const moved = await ledger.linesOfSale(db, subOrderId);
  const most = by === 'admin' || row.status === 'disputed' ? await refundable(db, row.orderId) : null;
  return subOrderView(
    {
      row,
      lines: await findLines(db, [subOrderId]),
      files: await findFiles(db, [subOrderId]),
      ledger: moved,
      refundableMinor: most?.get(row.id) ?? null,
    },
    { by, userId: session.userId, at: clock.now() },
  );
}
