import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import { returnableUntil } from '../../../../src/lib/returnable-until.ts';
import { maxAttachedFiles } from '../../platform/files/index.ts';
import type { Session } from '../account/index.ts';
import { subOrderNumberOf } from '../ledger/index.ts';
import { offeredActions, type ReturnAction } from './allowed-actions.domain.ts';
import { partyIn } from './return-actions.service.ts';
import { readDelivered, type DeliveredSubOrder } from './delivered.service.ts';
import { isReturnable } from './request-return.service.ts';
import { returnedGoods } from '../../../../src/lib/returned-goods.ts';
import {
  isOpen,
  isSomeKept,
  leftOf,
  sendBackTo,
  sumsNow,
  valueOf,
  type ReturnParty,
} from './returns.domain.ts';
import type { EarlierRefund, ReturnParts } from './returns.parts.ts';
import type { Refusals } from './returns.refusals.ts';
import {
  findReturn,
  findReturnFiles,
  findReturnHistory,
  findReturnLines,
  findReturnsOf,
  type StoredReturn,
} from './returns.repository.ts';

type Doer = 'you' | 'buyer' | 'supplier' | 'admin' | 'system';

/** A return as the reader sees it; amounts in minor units. */
export interface ReturnView extends Omit<
  StoredReturn,
  | 'orderNumber'
  | 'position'
  | 'requestKey'
  | 'bodySha256'
  | 'buyerId'
  | 'supplierId'
  | 'sendBackAddress'
  | 'supplierCountry'
  | 'paidMinor'
> {
  readonly number: string;
  /** What was refunded of its sub-order before, while the return is open. */
  readonly refundedBeforeMinor: number | null;
  /** The address for the goods; null if nothing is sent back or no address is known. */
  readonly sendBackTo: string | null;
  readonly lines: readonly { readonly lineId: string; readonly name: string; readonly quantity: number }[];
  readonly history: readonly {
    readonly at: Date;
    readonly command: string;
    readonly status: StoredReturn['status'];
    readonly by: Doer;
    readonly note: string | null;
  }[];
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly mediaType: string;
    readonly sizeBytes: number;
    readonly addedAt: Date;
    readonly by: Doer;
  }[];
  readonly actions: readonly (ReturnAction | 'add_file')[];
}

/** What the buyer can still return. */
export interface ReturnableView {
  readonly until: Date;
  readonly currency: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly quantity: number;
    /** The price of the next piece with tax. */
    readonly unitMinor: number;
    /** What it was paid with: see `returnedGoods`. */
    readonly unitPriceMinor: number;
    readonly taxBps: number;
    readonly quantityInReturns: number;
  }[];
  /** Refunded with the last of the goods; null if some of them stay with the buyer. */
  readonly deliveryMinor: number | null;
  /** What was refunded of it before. */
  readonly refundedBeforeMinor: number;
  /** The same one by one, oldest first. */
  readonly refunds: readonly EarlierRefund[];
  /** The refund if everything is returned, with delivery: at most what remains refundable. */
  readonly mostMinor: number;
  /** Whether the buyer may withdraw from the contract without a reason. */
  readonly canWithdraw: boolean;
}

/** The returns of a sub-order, for its buyer, its supplier and admins (contract: listReturns). */
export async function listReturns(
  parts: ReturnParts,
  session: Session,
  subOrderId: string,
): Promise<
  Result<
    { readonly items: readonly ReturnView[]; readonly returnable: ReturnableView | null },
    Refusals<'NOT_FOUND'>
  >
> {
  const { db } = parts;
  const subOrder = await readDelivered(parts, db, subOrderId);
  const by = subOrder && partyIn(session, subOrder);
  if (subOrder === null || by === null) return refuse({ code: 'NOT_FOUND' });
  const items = await viewsOf(
    parts,
    session,
    by,
    await findReturnsOf(db, subOrderId),
    subOrder.refundedBeforeMinor,
  );
  return ok({ items, returnable: by === 'crew_member' ? await returnableOf(parts, subOrder) : null });
}

async function returnableOf(parts: ReturnParts, subOrder: DeliveredSubOrder): Promise<ReturnableView | null> {
  const { lines, deliveryMinor, currency, deliveredAt, orderId } = subOrder;
  const left = lines.filter((line) => leftOf(line) > 0);
  const now = parts.clock.now();
  if (left.length === 0 || !isReturnable(subOrder, now)) return null;
  const all = left.map((line) => ({ lineId: line.id, quantity: leftOf(line) }));
  return {
    // A return implies the delivery.
    until: returnableUntil(deliveredAt ?? now),
    currency,
    lines: left.map((line) => ({
      lineId: line.id,
      name: line.name,
      quantity: leftOf(line),
      unitMinor: returnedGoods(line, 1).grossMinor,
      unitPriceMinor: line.unitPriceMinor,
      taxBps: line.taxBps,
      quantityInReturns: line.quantityInReturns,
    })),
    deliveryMinor: isSomeKept(lines) ? null : deliveryMinor,
    refundedBeforeMinor: subOrder.refundedBeforeMinor,
    refunds: await parts.earlierRefunds(parts.db, subOrder.id),
    mostMinor: Math.min(valueOf(lines, all, deliveryMinor).amountMinor, subOrder.leftToRefundMinor),
    canWithdraw: (await parts.buyerKindOf(parts.db, orderId)) === 'private',
  };
}

/** One return, for its parties. */
export async function viewReturn(
  { db, givenBack }: Pick<ReturnParts, 'db' | 'givenBack'>,
  session: Session,
  returnId: string,
): Promise<Result<ReturnView, Refusals<'NOT_FOUND'>>> {
  const kept = await findReturn(db, returnId);
  const by = kept && partyIn(session, kept);
  if (kept === null || by === null) return refuse({ code: 'NOT_FOUND' });
  const [view] = await viewsOf({ db }, session, by, [kept], await givenBack(db, kept.subOrderId));
  return view === undefined ? refuse({ code: 'NOT_FOUND' }) : ok(view);
}

const sideOf = { crew_member: 'buyer', supplier: 'supplier', admin: 'admin', system: 'system' } as const;

/** The returns of one sub-order as views, given what was refunded of it. */
async function viewsOf(
  { db }: Pick<ReturnParts, 'db'>,
  { userId }: Pick<Session, 'userId'>,
  by: ReturnParty,
  kept: readonly StoredReturn[],
  givenBackMinor: number,
): Promise<readonly ReturnView[]> {
  const ids = kept.map(({ id }) => id);
  const lines = Map.groupBy(await findReturnLines(db, ids), ({ returnId }) => returnId);
  const history = Map.groupBy(await findReturnHistory(db, ids), ({ returnId }) => returnId);
  const files = Map.groupBy(await findReturnFiles(db, ids), ({ returnId }) => returnId);
  return kept.map(({ orderNumber, position, buyerId, supplierId: _supplierId, paidMinor, ...one }) => {
    const ownFiles = files.get(one.id) ?? [];
    const doerOf = (id: string): Doer => (id === userId ? 'you' : id === buyerId ? 'buyer' : 'supplier');
    const canAddFile = by !== 'admin' && isOpen(one.status) && ownFiles.length < maxAttachedFiles;
    const actions = offeredActions(one.status, {
      ...one,
      by,
      isRefunding: true,
      wasDecided: one.decisionNote !== null,
    });
    return {
      ...one,
      ...sumsNow({ ...one, paidMinor }, givenBackMinor),
      number: subOrderNumberOf(orderNumber, position),
      sendBackTo: sendBackTo(one),
      lines: lines.get(one.id) ?? [],
      history: (history.get(one.id) ?? []).map(({ at, command, toStatus, actorId, actorRole, note }) => ({
        at,
        command,
        status: toStatus,
        by: actorId === userId ? ('you' as const) : sideOf[actorRole],
        note,
      })),
      files: ownFiles.map(({ fileId, name, mediaType, sizeBytes, addedAt, addedBy }) => ({
        id: fileId,
        name,
        mediaType,
        sizeBytes,
        addedAt,
        by: doerOf(addedBy),
      })),
      actions: [...actions, ...(canAddFile ? (['add_file'] as const) : [])],
    };
  });
}
