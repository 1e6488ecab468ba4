import { agreedPrices } from '../orders/index.ts';
import { findAccepted, type AcceptedSubOrder, type Db } from './returns.repository.ts';

/** The sub-order that returns are of, its lines at the prices that were agreed. */
export type DeliveredSubOrder = Omit<AcceptedSubOrder, 'proposal'>;

/** A sub-order with its lines; held against other requests in a transaction that asks for it. */
export async function readDelivered(
  db: Db,
  subOrderId: string,
  { isHeld = false } = {},
): Promise<DeliveredSubOrder | null> {
  const found = await findAccepted(db, subOrderId, isHeld);
  if (found === null) return null;
  const { proposal, lines, ...subOrder } = found;
  const prices = agreedPrices({ status: subOrder.status, proposal });
  return {
    ...subOrder,
    lines: lines.map((line) => ({ ...line, unitPriceMinor: prices.get(line.id) ?? line.unitPriceMinor })),
  };
}
