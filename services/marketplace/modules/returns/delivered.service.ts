import { agreedPrices } from '../orders/index.ts';
import { leftToRefund } from './returns.domain.ts';
import type { ReturnParts } from './returns.parts.ts';
import { findAccepted, type AcceptedSubOrder, type Db } from './returns.repository.ts';

/** A sub-order with its lines at the agreed prices. */
export interface DeliveredSubOrder extends Omit<AcceptedSubOrder, 'proposal'> {
  /** What was refunded of it, including refunds under way, in minor units. */
  readonly refundedBeforeMinor: number;
  readonly leftToRefundMinor: number;
}

/** A sub-order with its lines, locked against other requests if the caller asks for it. */
export async function readDelivered(
  { givenBack }: Pick<ReturnParts, 'givenBack'>,
  db: Db,
  subOrderId: string,
  { isHeld = false } = {},
): Promise<DeliveredSubOrder | null> {
  const found = await findAccepted(db, subOrderId, isHeld);
  if (found === null) return null;
  const { proposal, lines, ...subOrder } = found;
  const refundedBeforeMinor = await givenBack(db, subOrderId);
  const prices = agreedPrices({ status: subOrder.status, proposal });
  return {
    ...subOrder,
    refundedBeforeMinor,
    leftToRefundMinor: leftToRefund(subOrder.paidMinor, refundedBeforeMinor),
    lines: lines.map((line) => ({ ...line, unitPriceMinor: prices.get(line.id) ?? line.unitPriceMinor })),
  };
}
