import type { CreditedVat } from '../../invoices/credited-vat.sql.ts';
import type { DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import type { DeliveryDetails } from '../../../platform/db/cart-tables.ts';
import type { VatCheckState } from '../../../platform/db/vendor-tables.ts';
import type { TradeSums } from '../../../../../src/lib/trade-sums.ts';
import type { Dispute } from '../../disputes/index.ts';
import type { Money } from '../../ledger/index.ts';
import type { PublicListing } from '../../catalogue/index.ts';
import type { OpenReturn } from '../../returns/open-returns.sql.ts';
import type {
  ChangeProposal,
  DeliveryKind,
  LineItem,
  OrderStatus,
  PaymentStatus,
  SubOrderStatus,
  TradeActorRole,
  TradeProcess,
} from '../orders.domain.ts';

/** The delivery details of an order, as its suppliers see them. */
export interface Place extends Readonly<Omit<DeliveryDetails, 'yachtId'>> {
  readonly yachtName: string | null;
  /** The port's name. */
  readonly port: string | null;
  /** IANA name; null without a port. */
  readonly portTimeZone: string | null;
  /** The result of VIES for the buyer's VAT ID; null without an ID or if VIES is not asked. */
  readonly vatCheck: {
    readonly state: VatCheckState;
    readonly checkedAt: Date | null;
    readonly consultationNumber: string | null;
  } | null;
}

/** The destination of a sub-order that differs from the rest of its order. */
export interface OrderedElsewhere {
  /** The port's name. */
  readonly port: string;
  /** IANA name. */
  readonly portTimeZone: string;
  readonly address: string;
}

/** Where a sub-order is collected. */
export interface Collection {
  /** The supplier's address, as lines. */
  readonly address: string | null;
  /** The instructions of the delivery method. */
  readonly details: string | null;
}

/** An order as stored; amounts in minor units of `currency`. */
export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  readonly createdAt: Date;
  readonly placedAt: Date | null;
  /** Set while the order awaits its payment. */
  readonly expiresAt: Date | null;
  readonly version: number;
  readonly place: Place;
  readonly payment: { readonly status: PaymentStatus; readonly declineMessage: string | null };
}

export interface SubOrderRow {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
  /** From 1, in the order of the ids. */
  readonly position: number;
  readonly supplier: { readonly id: string; readonly name: string; readonly logoFileId: string | null };
  /** Whether its supplier has a VAT number. */
  readonly isVatRegistered: boolean;
  /** What its credit notes take back. */
  readonly credited: CreditedVat;
  readonly status: SubOrderStatus;
  readonly currency: string;
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly deliveryDays: DeliveryDays | null;
  readonly elsewhere: OrderedElsewhere | null;
  /** Null if the sub-order is delivered. */
  readonly collection: Collection | null;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  /** The sums that the supplier accepted; null until they answer. */
  readonly accepted: TradeSums | null;
  readonly commissionBps: number;
  readonly commissionMinor: number | null;
  readonly answerBy: Date | null;
  readonly note: string | null;
  readonly proposal: ChangeProposal | null;
  /** The most recent dispute. */
  readonly dispute: Dispute | null;
  readonly readyOn: string | null;
  /** When its supplier promised that date; null until it is confirmed. */
  readonly promisedAt: Date | null;
  readonly tracking: string | null;
  readonly trackingUrl: string | null;
  readonly deliveredAt: Date | null;
  /** When its order was placed; null until it is paid. */
  readonly placedAt: Date | null;
  readonly isCharged: boolean;
  /** What agreed returns will refund, whether the goods have come back or not, in minor units. */
  readonly goingBackMinor: number;
  /** Oldest first. */
  readonly openReturns: readonly OpenReturn[];
  readonly version: number;
}

/** A line as sold; `acceptedQuantity` is null until the supplier answers. */
export interface LineRow {
  readonly id: string;
  readonly subOrderId: string;
  readonly inventoryId: string;
  readonly productId: string;
  readonly name: string;
  /** The product's current category. */
  readonly category: string | null;
  readonly departments: PublicListing['departments'];
  /** The product's current picture. */
  readonly pictureFileId: string | null;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly unit: string | null;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  /** Why a business pays no tax; null otherwise. */
  readonly taxReason: string | null;
  readonly quantity: number;
  readonly acceptedQuantity: number | null;
  /** How many are or were in a return, also those that the buyer keeps: they can't be in another. */
  readonly quantityInReturns: number;
  /** How many were returned and refunded. */
  readonly returned: number;
  /** How many are in open returns. */
  readonly goingBack: number;
  /** What was ordered, if a substitute was agreed. */
  readonly insteadOf: LineItem | null;
  readonly netMinor: number;
}

/** A photograph or document that shows what is wrong with a sub-order. */
export interface FileRow {
  readonly fileId: string;
  readonly subOrderId: string;
  readonly addedBy: string;
  /** True if the buyer added it, false for the supplier. */
  readonly isBuyers: boolean;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

export interface HistoryRow {
  readonly at: Date;
  readonly subOrderId: string | null;
  readonly process: TradeProcess | 'return';
  readonly command: string;
  readonly status: string;
  readonly actorId: string | null;
  readonly actorRole: TradeActorRole;
  /** The account that acted; null for the system. */
  readonly actorName: string | null;
  readonly note: string | null;
  /** The amount captured or refunded in this step. */
  readonly amount: Money | null;
  /** The lines that a return is about. */
  readonly goods: string | null;
}
