import type { ReturnKind, ReturnStatus } from '../../platform/db/return-tables.ts';

type OpenReturnStatus = Exclude<ReturnStatus, 'refunded' | 'dismissed' | 'withdrawn' | 'closed'>;
type Turn = 'buyer' | 'supplier' | 'admin';

/** A return in which something remains to be done. */
export interface OpenReturn {
  readonly kind: ReturnKind;
  readonly status: OpenReturnStatus;
  /** False if the buyer keeps the goods for a lower price. */
  readonly goodsComeBack: boolean;
  readonly waitsFor: Turn;
  /** Null while it awaits an admin. */
  readonly answerBy: Date | null;
}

/** As in the database's JSON, where instants are texts. */
export interface OpenReturnJson extends Pick<OpenReturn, 'kind' | 'status' | 'goodsComeBack'> {
  readonly answerBy: string | null;
}

/** Whose turn it is in each state that is not final (returns/return.process.ts). */
const turns: Readonly<Record<OpenReturnStatus, Turn>> = {
  requested: 'supplier',
  part_proposed: 'buyer',
  rejected: 'buyer',
  accepted: 'buyer',
  sent_back: 'supplier',
  received: 'supplier',
  escalated: 'admin',
};

// Safe: the record has exactly these keys.
export const openReturnStatuses = Object.keys(turns) as OpenReturnStatus[];
const inTurnOf = (whose: Turn): readonly OpenReturnStatus[] =>
  openReturnStatuses.filter((status) => turns[status] === whose);

/** The states of a return that await its buyer, its supplier, and an admin. */
export const returnsForBuyer = inTurnOf('buyer');
export const returnsToAnswer = inTurnOf('supplier');
export const returnsToDecide = inTurnOf('admin');

/** SQL: the states of an open return. */
export const listedOpenReturns = openReturnStatuses.map((status) => `'${status}'`).join(', ');

/** SQL: whether the sub-order with this id has an open return. */
export const isBeingReturned = (subOrderId: string): string =>
  `exists (select from returns r where r.sub_order_id = ${subOrderId} and r.status in (${listedOpenReturns}))`;

/** SQL: the open returns of the sub-orders `rs` that meet `condition`, oldest first. */
export const openReturnsWhere = (condition: string): string => `(
  select coalesce(
    json_agg(json_build_object('kind', r.kind, 'status', r.status, 'goodsComeBack', r.goods_come_back,
      'answerBy', r.answer_by) order by r.created_at, r.id), '[]'::json)
  from sub_orders rs join returns r on r.sub_order_id = rs.id
  where ${condition} and r.status in (${listedOpenReturns}))`;

/** SQL: the ids of a buyer's orders with open returns. */
export const ordersInReturnOf = (buyerId: string): string => `(
  select ro.id from returns r join sub_orders rs on rs.id = r.sub_order_id join orders ro on ro.id = rs.order_id
  where ro.buyer_id = ${buyerId} and r.status in (${listedOpenReturns}))`;

export const openReturnsFrom = (rows: readonly OpenReturnJson[]): readonly OpenReturn[] =>
  rows.map(({ answerBy, ...row }) => ({
    ...row,
    waitsFor: turns[row.status],
    answerBy: answerBy === null ? null : new Date(answerBy),
  }));
