import { actionsFor } from '../../../platform/processes/step.ts';
import { disputeAllows, type Dispute } from '../../disputes/index.ts';
import { subOrderNumberOf, type LedgerLine, type Money } from '../../ledger/index.ts';
import type { DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import { movedDay } from '../../../../../src/lib/expected-day.ts';
import type { TradeSums } from '../../../../../src/lib/trade-sums.ts';
import { acceptedCommission, acceptedSums, proposedLines } from '../sub-orders/answer.domain.ts';
import {
  acceptedLines,
  dueOf,
  moneyOf,
  reportedPartMinor,
  shareOf,
  vatDue,
  type LineView,
} from '../order-money.domain.ts';
import { isCancellable, isUndecided, orderProcess } from '../order.process.ts';
import {
  after,
  capturedWithinMs,
  isAskedStill,
  isOverdue,
  completesAfterMs,
  type ChangeProposal,
  type DeliveryKind,
  type OrderStatus,
  type SubOrderStatus,
  type TradeActorRole,
  type TradeProcess,
} from '../orders.domain.ts';
import type { OpenReturn } from '../../returns/open-returns.sql.ts';
import type { Vat } from '../../tax/index.ts';
import type {
  Collection,
  FileRow,
  HistoryRow,
  LineRow,
  OrderedElsewhere,
  OrderRow,
  Place,
  SubOrderRow,
} from './order-rows.domain.ts';
import {
  canHaveFiles,
  isGivenBack,
  isReturnableAt,
  offeredActions,
  type Party,
  type SubOrderAction,
} from '../sub-orders/allowed-actions.domain.ts';

/** The reader and their role, which decide the allowed actions and which amounts are visible. */
export interface Reader {
  readonly by: Party;
  /** Null for an emailed link: it does not identify who opened it. */
  readonly userId: string | null;
  /** The time of reading, on which the allowed actions depend. */
  readonly at: Date;
}

/** A photograph or document that shows what is wrong. */
interface FileView {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly addedAt: Date;
  readonly by: 'you' | 'buyer' | 'supplier';
}

interface ProposalView extends Omit<ChangeProposal, 'askedUntil'> {
  /** The sums of the sub-order if the proposal is accepted. */
  readonly sums: TradeSums;
  /** The market's share of these sums; null for the buyer, as is `shareMinor`. */
  readonly commissionMinor: number | null;
  readonly shareMinor: number | null;
}

/** A sub-order as the reader sees it; amounts in minor units of `currency`. */
export interface SubOrderView {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly currency: string;
  readonly supplier: { readonly id: string; readonly name: string; readonly logoFileId: string | null };
  readonly status: SubOrderStatus;
  readonly lines: readonly LineView[];
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly deliveryDays: DeliveryDays | null;
  readonly elsewhere: OrderedElsewhere | null;
  readonly collection: Collection | null;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  /** The accepted sums; until the supplier answers, the ordered ones. */
  readonly due: TradeSums;
  /** Of what is due. */
  readonly vat: Vat;
  /** Null for buyers. Until the supplier answers: the commission if everything is accepted. Reduced by refunds. */
  readonly commissionMinor: number | null;
  /** The supplier's share; null for buyers. */
  readonly shareMinor: number | null;
  readonly refundedMinor: number;
  /** The amount due, less refunds. */
  readonly afterRefundsMinor: number;
  /** The VAT in it, by the credit notes; null if nothing was refunded, or a credit note is still to come. */
  readonly vatAfterRefundsMinor: number | null;
  /** For admins; null if nothing can be refunded. */
  readonly refundableMinor: number | null;
  /** Oldest first. */
  readonly openReturns: readonly OpenReturn[];
  /** Set while the supplier's answer is awaited. */
  readonly answerBy: Date | null;
  readonly note: string | null;
  /** The proposed change; once it was accepted, what was agreed. */
  readonly proposal: ProposalView | null;
  /** The most recent dispute. */
  readonly dispute: Dispute | null;
  /**
   * What the dispute is about, which a partial refund does not exceed: the reported part, or all that is left; null
   * without a dispute and for the buyer.
   */
  readonly offerableMinor: number | null;
  readonly files: readonly FileView[];
  readonly readyOn: string | null;
  /** The expected date after the latest charge; null where that is `readyOn`. */
  readonly latestReadyOn: string | null;
  readonly tracking: string | null;
  readonly trackingUrl: string | null;
  readonly deliveredAt: Date | null;
  /** Set while it is accepted and not captured: the latest time of the capture. */
  readonly chargedBy: Date | null;
  /** Null also while a return is open, because nothing completes automatically then. */
  readonly completesAt: Date | null;
  readonly actions: readonly (SubOrderAction | 'add_file' | 'request_return' | 'refund')[];
  readonly version: number;
}

export interface TimelineEntry {
  readonly at: Date;
  readonly subOrderId: string | null;
  readonly supplierName: string | null;
  readonly process: TradeProcess | 'return';
  readonly command: string;
  readonly status: string;
  readonly by: 'you' | 'buyer' | 'supplier' | 'admin' | 'system' | 'provider';
  /** The name of the user who acted, if the reader may know it. */
  readonly byName: string | null;
  readonly note: string | null;
  /** The amount captured or refunded. */
  readonly amount: Money | null;
  /** The lines that a return is about. */
  readonly goods: string | null;
}

export interface OrderView extends Omit<OrderRow, 'number' | 'place' | 'buyerId'> {
  /** Null for everyone but admins. */
  readonly buyerId: string | null;
  /** Whether the reader is the buyer. */
  readonly isYours: boolean;
  readonly number: string;
  readonly place: Place;
  readonly due: TradeSums;
  /** Of what is due. */
  readonly vat: Vat;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** The amount due, less refunds. */
  readonly afterRefundsMinor: number;
  /** The VAT in it, by the credit notes; null if nothing was refunded, or a credit note is still to come. */
  readonly vatAfterRefundsMinor: number | null;
  readonly subOrders: readonly SubOrderView[];
  readonly timeline: readonly TimelineEntry[];
  readonly ledger: readonly LedgerLine[];
  readonly actions: readonly ('pay' | 'give_up' | 'cancel')[];
}

/** A sub-order with the data about its money. */
interface SubOrderParts {
  readonly row: SubOrderRow;
  readonly lines: readonly LineRow[];
  readonly files: readonly FileRow[];
  /** Of the whole order, or of this sub-order only. */
  readonly ledger: readonly LedgerLine[];
  /** The maximum that can be refunded now. */
  readonly refundableMinor: number | null;
}

export function subOrderView(
  { row, lines, files, ledger, refundableMinor: mostMinor }: SubOrderParts,
  reader: Reader,
): SubOrderView {
  const { position, orderNumber, commissionBps: _bps, accepted: _accepted, ...known } = row;
  const { proposal, answerBy, deliveredAt, status, isCharged, goingBackMinor, ...stored } = known;
  const { placedAt: _placedAt, promisedAt: _promisedAt, isVatRegistered, credited, ...rest } = stored;
  const chargedBy = latestCharge(row);
  const own = ledger.filter(({ saleId }) => saleId === row.id);
  const due = dueOf(row);
  const agreed = acceptedLines(lines, row);
  const { refundedMinor } = moneyOf(own);
  const refundableMinor = reader.by === 'admin' ? mostMinor : null;
  const afterRefundsMinor = due.totalMinor - refundedMinor;
  const vat = vatDue(isVatRegistered, agreed, due);
  const isCredited = refundedMinor > 0 && credited.totalMinor === refundedMinor;
  const isBeingReturned = rest.openReturns.length > 0;
  const partMinor = status === 'disputed' ? reportedPartMinor(lines, row, mostMinor ?? 0) : null;
  const back = {
    isBeingReturned,
    isGivenBack: isGivenBack({ dueMinor: due.totalMinor, refundedMinor, goingBackMinor }),
    isPartReported: partMinor !== null,
  };
  const steps = offeredActions(
    status,
    {
      ...row,
      isAskedStill: isAskedStill(proposal, reader.at),
      isOverdue: isOverdue(row.readyOn, reader.at),
      isDelivered: deliveredAt !== null,
      disputeAllows: disputeAllows(row.dispute?.stage ?? 'escalated'),
    },
    reader.by,
    back,
  );
  // Files can be added together with the dispute, and until it is resolved.
  const mayAdd = canHaveFiles(status, reader.by) && (status === 'disputed' || steps.includes('dispute'));
  const mayReturn =
    reader.by === 'crew_member' &&
    isReturnableAt({ status, deliveredAt, isCharged }, reader.at) &&
    afterRefundsMinor > 0 &&
    lines.some(({ acceptedQuantity, quantityInReturns }) => (acceptedQuantity ?? 0) > quantityInReturns);
  return {
    ...rest,
    status,
    due,
    vat,
    refundedMinor,
    refundableMinor,
    offerableMinor: reader.by !== 'crew_member' && status === 'disputed' ? (partMinor ?? mostMinor) : null,
    files: files.map((file) => fileView(file, reader)),
    deliveredAt,
    lines: agreed,
    number: subOrderNumberOf(orderNumber, position),
    ...(reader.by === 'crew_member' ? { commissionMinor: null, shareMinor: null } : shareOf(row, due, own)),
    afterRefundsMinor,
    vatAfterRefundsMinor: isCredited ? vat.totalMinor - credited.taxMinor : null,
    answerBy: isUndecided(status) ? answerBy : null,
    proposal: proposal && proposalView(proposal, { row, lines }, reader),
    chargedBy,
    latestReadyOn: latestDay(row, chargedBy),
    completesAt:
      status === 'delivered' && deliveredAt && !isBeingReturned ? after(deliveredAt, completesAfterMs) : null,
    actions: [
      ...steps,
      ...(mayAdd ? (['add_file'] as const) : []),
      ...(mayReturn ? (['request_return'] as const) : []),
      ...(refundableMinor === null ? [] : (['refund'] as const)),
    ],
  };
}

const fileView = (
  { fileId, name, mediaType, sizeBytes, addedAt, addedBy, isBuyers }: FileRow,
  { userId }: Reader,
): FileView => ({
  id: fileId,
  name,
  mediaType,
  sizeBytes,
  addedAt,
  by: addedBy === userId ? 'you' : isBuyers ? 'buyer' : 'supplier',
});

/** A proposal with the sums that it results in, and how they are shared. */
function proposalView(
  { message, readyOn, lines: proposed }: ChangeProposal,
  { row, lines }: Pick<SubOrderParts, 'row' | 'lines'>,
  reader: Reader,
): ProposalView {
  const sums = acceptedSums(proposedLines(lines, { lines: proposed }), row.deliveryMinor);
  const commissionMinor = acceptedCommission(sums, row.commissionBps);
  const shares = { commissionMinor, shareMinor: sums.totalMinor - commissionMinor };
  const none = { commissionMinor: null, shareMinor: null };
  return { message, readyOn, lines: proposed, sums, ...(reader.by === 'crew_member' ? none : shares) };
}

/** Accepted, and the goods are still with the supplier. */
const awaitsCharge: ReadonlySet<SubOrderStatus> = new Set(['confirmed', 'preparing', 'ready_for_collection']);

const latestCharge = ({ status, isCharged, placedAt }: SubOrderRow): Date | null =>
  awaitsCharge.has(status) && !isCharged && placedAt ? after(placedAt, capturedWithinMs) : null;

/** The expected date after the latest charge; null where that is the promised one, or it is there already. */
function latestDay({ status, readyOn, promisedAt }: SubOrderRow, chargedBy: Date | null): string | null {
  if (chargedBy === null || readyOn === null || promisedAt === null || status === 'ready_for_collection')
    return null;
  const latest = movedDay(readyOn, promisedAt, chargedBy);
  return latest > readyOn ? latest : null;
}

const whoOf: Readonly<Record<TradeActorRole, TimelineEntry['by']>> = {
  crew_member: 'buyer',
  supplier: 'supplier',
  admin: 'admin',
  system: 'system',
  provider: 'provider',
};

export const timelineOf = (
  history: readonly HistoryRow[],
  subOrders: readonly SubOrderRow[],
  reader: Reader,
): readonly TimelineEntry[] => {
  const names = new Map(subOrders.map(({ id, supplier }) => [id, supplier.name]));
  return history.filter(isNewInformation).map(({ actorId, actorRole, actorName, ...entry }) => {
    const supplierName = entry.subOrderId === null ? null : (names.get(entry.subOrderId) ?? null);
    const by = actorId !== null && actorId === reader.userId ? 'you' : whoOf[actorRole];
    return { ...entry, supplierName, by, byName: nameFor(reader, by, { actorName, supplierName }) };
  });
};

/**
 * A transfer refused by the provider was never sent, although its chart passes through that state: the two steps have
 * the same instant.
 */
const isNewInformation = (entry: HistoryRow, _index: number, history: readonly HistoryRow[]): boolean =>
  entry.process !== 'transfer' ||
  entry.command !== 'send' ||
  !history.some(
    ({ process, command, subOrderId, at }) =>
      process === 'transfer' &&
      command === 'fail' &&
      subOrderId === entry.subOrderId &&
      at.getTime() === entry.at.getTime(),
  );

/**
 * Suppliers are named by their company; to colleagues and admins with the person who acted. Admins are named only to
 * admins.
 */
function nameFor(
  reader: Reader,
  by: TimelineEntry['by'],
  { actorName, supplierName }: { readonly actorName: string | null; readonly supplierName: string | null },
): string | null {
  if (by === 'supplier')
    return reader.by === 'crew_member' ? supplierName : namedTogether(actorName, supplierName);
  if (by === 'buyer') return actorName;
  return by === 'admin' && reader.by === 'admin' ? actorName : null;
}

/** “Ana Ferrer, Marina Supplies”. */
const namedTogether = (person: string | null, company: string | null): string | null =>
  person === null ? company : [person, company].filter((name) => name !== null).join(', ');

/** What a buyer may do with the whole order. */
export const orderActions = (status: OrderStatus, { by }: Reader): OrderView['actions'] =>
  by !== 'crew_member'
    ? []
    : status === 'pending_payment'
      ? actionsFor(orderProcess, status, {}, ['pay', 'give_up'])
      : isCancellable(status)
        ? ['cancel']
        : [];
