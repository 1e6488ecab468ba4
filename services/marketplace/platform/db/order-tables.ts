import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Dispute, TaxCategory } from './booking-tables.ts';
import type { DeliveryDetails } from './cart-tables.ts';
import type { DeliveryKind } from './catalogue-tables.ts';

export type OrderStatus =
  | 'pending_payment'
  | 'payment_expired'
  | 'placed'
  | 'partially_confirmed'
  | 'confirmed'
  | 'partially_fulfilled'
  | 'fulfilled'
  | 'completed'
  | 'cancelled';

export type SubOrderStatus =
  | 'reserved'
  | 'released'
  | 'pending_confirmation'
  | 'change_proposed'
  | 'confirmed'
  | 'preparing'
  | 'dispatched'
  | 'ready_for_collection'
  | 'delivered'
  | 'disputed'
  | 'completed'
  | 'returned'
  | 'declined'
  | 'cancelled'
  | 'expired';

/** An item of a line, as it was ordered or as it was listed when it was proposed instead. */
export interface LineItem {
  readonly inventoryId: string;
  readonly productId: string;
  readonly name: string;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly unit: string | null;
}

/** A supplier's proposed change of an order; never more expensive than it. `readyOn` is a date, YYYY-MM-DD. */
export interface ChangeProposal {
  readonly message: string;
  readonly readyOn: string | null;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly unitPriceMinor: number;
    /** As the buyer reads it. */
    readonly substitute: string | null;
    /** The substitute, if it was chosen from the supplier's listings. */
    readonly listed?: LineItem | null;
  }[];
  /**
   * The supplier's deadline for the original order, ISO 8601; undefined in proposals from before these could be
   * withdrawn.
   */
  readonly askedUntil?: string;
}

export interface OrderTable extends DeliveryDetails {
  id: string;
  number: GeneratedAlways<number>;
  buyerId: string;
  status: OrderStatus;
  currency: string;
  subtotalMinor: number;
  taxMinor: number;
  deliveryMinor: number;
  totalMinor: number;
  yachtName: string | null;
  /** The VIES check of the buying business's number. */
  vatCheckId: string | null;
  checkoutKey: string;
  bodySha256: string;
  /** False for buy now, whatever the cart contained. */
  fromCart: Generated<boolean>;
  expiresAt: Date;
  placedAt: Date | null;
  settledAt: Date | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface SubOrderTable {
  id: string;
  orderId: string;
  supplierId: string;
  status: SubOrderStatus;
  currency: string;
  deliveryKind: DeliveryKind;
  deliveryName: string;
  /** The method that was chosen; null of orders from before it was kept. */
  deliveryMethodId: Generated<string | null>;
  /** The destination of this part, if it differs from the order's: both or neither. */
  deliveryPort: string | null;
  deliveryAddress: string | null;
  deliveryDaysFrom: number | null;
  deliveryDaysTo: number | null;
  subtotalMinor: number;
  taxMinor: number;
  deliveryMinor: number;
  totalMinor: number;
  acceptedSubtotalMinor: number | null;
  acceptedTaxMinor: number | null;
  acceptedDeliveryMinor: number | null;
  acceptedTotalMinor: number | null;
  commissionBps: number;
  commissionMinor: number | null;
  answerBy: Date | null;
  decidedAt: Date | null;
  note: string | null;
  proposal: JSONColumnType<ChangeProposal | null, string | null | undefined, string | null>;
  /** The most recent dispute; null if there was none. */
  dispute: JSONColumnType<Dispute | null, string | null | undefined, string | null>;
  readyOn: string | null;
  tracking: string | null;
  trackingUrl: string | null;
  deliveredAt: Date | null;
  completedAt: Date | null;
  version: ColumnType<number, number | undefined, number>;
  createdAt: Date;
  updatedAt: Date;
}

/** A photograph or document that shows what is wrong. */
export interface SubOrderFileTable {
  fileId: string;
  subOrderId: string;
  addedBy: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  addedAt: Date;
}

/** A line says what is delivered: once a substitute is agreed, that. */
export interface SubOrderLineTable {
  id: string;
  subOrderId: string;
  position: number;
  inventoryId: string;
  productId: string;
  name: string;
  variant: string | null;
  sku: string | null;
  unit: string | null;
  unitPriceMinor: number;
  taxBps: number;
  /** The tax decided for a business; null: the listing's. */
  taxCategory: TaxCategory | null;
  /** A sentence for the invoice; null also for category S. */
  taxReason: string | null;
  quantity: number;
  netMinor: number;
  taxMinor: number;
  acceptedQuantity: number | null;
  /** What was ordered, if a substitute was agreed; with the line's own item, if that is not listed. */
  insteadOf: JSONColumnType<LineItem | null, string | null | undefined, string | null>;
  countsStock: boolean;
  returnedQuantity: ColumnType<number, number | undefined, number>;
  quantityInReturns: ColumnType<number, number | undefined, number>;
}
