import type { ColumnType } from 'kysely';
import type { BillTo } from '../../../../src/lib/bill-to.ts';
import type { IfIncomplete } from '../../../../src/lib/delivery-place.ts';

export interface ShoppingListTable {
  id: string;
  userId: string;
  kind: 'named' | 'favourites';
  name: string;
  removedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ShoppingListLineTable {
  id: string;
  listId: string;
  productId: string;
  inventoryId: string | null;
  quantity: number;
  seenPriceMinor: number | null;
}

/** A column of the previous release, which the database fills until the next one drops it (migration 0014). */
export type FormerColumn = ColumnType<string | null, undefined, never>;

export interface YachtTable {
  id: string;
  name: string;
  port: string | null;
  berth: string | null;
  billTo: BillTo | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface YachtMemberTable {
  yachtId: string;
  userId: string;
  joinedAt: Date;
}

export interface YachtPlaceTable {
  yachtId: string;
  position: number;
  name: string;
  port: string;
  /** Either this or the other. */
  berth: string | null;
  address: string | null;
}

/**
 * The destination of an order, its latest useful date, its notes and who buys: entered by the buyer in a cart, and
 * copied to the order.
 */
export interface DeliveryDetails {
  yachtId: string | null;
  /** The slug of a port. */
  port: string | null;
  berth: string | null;
  contact: string | null;
  arrivesFrom: Date | null;
  arrivesUntil: Date | null;
  /** YYYY-MM-DD. */
  latestUsefulOn: string | null;
  /** Up to 500 code points. */
  noteToSupplier: string | null;
  /** Null: the buyer has not chosen and is asked. */
  ifIncomplete: IfIncomplete | null;
  /** The business that buys; null for a private purchase. */
  billTo: BillTo | null;
  /** The buyer's own order number and cost centre; up to 40 code points. */
  poNumber: string | null;
  costCentre: string | null;
}

export interface CartTable extends DeliveryDetails {
  userId: string;
  id: string;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: Date;
}

export interface CartLineTable {
  userId: string;
  inventoryId: string;
  productId: string;
  quantity: number;
  savedForLater: ColumnType<boolean, boolean | undefined, boolean>;
  seenPriceMinor: number;
  addedAt: Date;
}

export interface CartDeliveryTable {
  userId: string;
  supplierId: string;
  deliveryMethodId: string | null;
  /** The destination of this part, if it differs from the cart's: both or neither. */
  port: string | null;
  address: string | null;
}
