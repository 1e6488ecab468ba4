import type { LinkedOrder } from '../../../../machines/order-answer/index.ts';
import { longWinded, toAnswer } from './example-orders.ts';

const inTwoDays = new Date(Date.now() + 40 * 3_600_000).toISOString();

const linked = ({ orderNumber, placedAt, buyerName, place, subOrder }: typeof toAnswer): LinkedOrder => ({
  orderNumber,
  placedAt,
  buyerName,
  place,
  expiresAt: inTwoDays,
  subOrder: { ...subOrder, actions: ['confirm', 'decline', 'propose_change'] },
});

/** The order that an answer link shows. */
export const linkedOrder = linked(toAnswer);

/** The same with long texts everywhere. */
export const longLinkedOrder = linked(longWinded);
