import { actionsFor } from '../../platform/processes/step.ts';
import { subOrderNumberOf, type LedgerLine } from '../ledger/index.ts';
import { acceptedCommission, acceptedSums, proposedLines } from './answer.domain.ts';
import { isUndecided, orderProcess } from './order.process.ts';
import {
  after,
  completesAfterMs,
  type ChangeProposal,
  type DeliveryKind,
  type OrderStatus,
  type SubOrderStatus,
  type TradeActorRole,
  type TradeProcess,
} from './orders.domain.ts';
import type { HistoryRow, LineRow, OrderRow, Place, SubOrderRow } from './order-rows.domain.ts';
import { offered, type Party, type SubOrderAction } from './sub-order-actions.service.ts';

/** Who reads, and as what: what they may do and what they are told of the money depends on it. */
export interface Reader {
  readonly by: Party;
  readonly userId: string;
}

export interface ProposalView extends ChangeProposal {
  /** What the sub-order comes to with it. */
  readonly totalMinor: number;
}

/** What one supplier was ordered, as the reader sees it; amounts in minor units of `currency`. */
export interface SubOrderView {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly currency: string;
  readonly supplier: { readonly id: string; readonly name: string; readonly logoFileId: string | null };
  readonly status: SubOrderStatus;
  readonly lines: readonly LineRow[];
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  readonly acceptedTotalMinor: number | null;
  /** Null for buyers; until the supplier answered, what it would be if all is accepted. */
  readonly commissionMinor: number | null;
  readonly refundedMinor: number;
  /** While somebody is to answer. */
  readonly answerBy: Date | null;
  readonly note: string | null;
  /** What is proposed; after it was accepted, what was agreed. */
  readonly proposal: ProposalView | null;
  readonly readyOn: string | null;
  readonly tracking: string | null;
  readonly deliveredAt: Date | null;
  readonly completesAt: Date | null;
  readonly actions: readonly SubOrderAction[];
  readonly version: number;
}

export interface TimelineEntry {
  readonly at: Date;
  readonly subOrderId: string | null;
  readonly supplierName: string | null;
  readonly process: TradeProcess;
  readonly status: string;
  readonly by: 'you' | 'buyer' | 'supplier' | 'admin' | 'system' | 'provider';
  readonly note: string | null;
}

export interface OrderView extends Omit<OrderRow, 'number' | 'place'> {
  readonly number: string;
  readonly place: Place;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly subOrders: readonly SubOrderView[];
  readonly timeline: readonly TimelineEntry[];
  readonly ledger: readonly LedgerLine[];
  readonly actions: readonly ('pay' | 'give_up')[];
}

const cashOf = (lines: readonly LedgerLine[], kind: LedgerLine['kind']): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.cash.amountMinor : 0), 0);

/** Paid by the buyer and given back, as the ledger has it. */
export const moneyOf = (lines: readonly LedgerLine[]) => ({
  paidMinor: cashOf(lines, 'capture'),
  // Never -0.
  refundedMinor: 0 - cashOf(lines, 'refund'),
});

export function subOrderView(
  row: SubOrderRow,
  lines: readonly LineRow[],
  ledger: readonly LedgerLine[],
  reader: Reader,
): SubOrderView {
  const { position, orderNumber, commissionBps, proposal, answerBy, deliveredAt, status, ...rest } = row;
  const commissionMinor = row.commissionMinor ?? acceptedCommission(row, commissionBps);
  const own = ledger.filter(({ subOrderId }) => subOrderId === row.id);
  return {
    ...{ ...rest, status, lines, deliveredAt },
    number: subOrderNumberOf(orderNumber, position),
    commissionMinor: reader.by === 'crew_member' ? null : commissionMinor,
    refundedMinor: moneyOf(own).refundedMinor,
    answerBy: isUndecided(status) ? answerBy : null,
    proposal: proposal && {
      ...proposal,
      totalMinor: acceptedSums(proposedLines(lines, proposal), row.deliveryMinor).totalMinor,
    },
    completesAt: status === 'delivered' && deliveredAt ? after(deliveredAt, completesAfterMs) : null,
    actions: offered(status, row.deliveryKind, reader.by),
  };
}

const whoOf: Readonly<Record<TradeActorRole, TimelineEntry['by']>> = {
  ...{ crew_member: 'buyer', supplier: 'supplier', admin: 'admin', system: 'system', provider: 'provider' },
};

export const timelineOf = (
  history: readonly HistoryRow[],
  subOrders: readonly SubOrderRow[],
  reader: Reader,
): readonly TimelineEntry[] => {
  const names = new Map(subOrders.map(({ id, supplier }) => [id, supplier.name]));
  return history.map(({ at, subOrderId, process, status, actorId, actorRole, note }) => ({
    ...{ at, subOrderId, process, status, note },
    supplierName: subOrderId === null ? null : (names.get(subOrderId) ?? null),
    by: actorId === reader.userId ? 'you' : whoOf[actorRole],
  }));
};

/** What a buyer may do with an order that is not paid. */
export const orderActions = (status: OrderStatus, { by }: Reader): readonly ('pay' | 'give_up')[] =>
  by === 'crew_member' && status === 'pending_payment'
    ? actionsFor(orderProcess, status, {}, ['pay', 'give_up'])
    : [];
