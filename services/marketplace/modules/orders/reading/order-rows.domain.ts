import type { DeliveryDays } from '../../../../../src/lib/delivery-reach.ts';
import type { DeliveryDetails } from '../../../platform/db/cart-tables.ts';
import type { VatCheckState } from '../../../platform/db/vendor-tables.ts';
import type { TradeSums } from '../../../../../src/lib/trade-sums.ts';
import type { Dispute } from '../../disputes/index.ts';
import type { Money } from '../../ledger/index.ts';
import type { PublicListing } from '../../catalogue/index.ts';
import type { OpenReturn } from '../../../platform/db/open-returns.ts';
import type {
  ChangeProposal,
  DeliveryKind,
  OrderStatus,
  PaymentStatus,
  SubOrderStatus,
  TradeActorRole,
  TradeProcess,
} from '../orders.domain.ts';

/** The delivery details of an order, as its suppliers are shown them. */
export interface Place extends Readonly<Omit<DeliveryDetails, 'yachtId'>> {
  readonly yachtName: string | null;
  /** By name. */
  readonly port: string | null;
  /** IANA; null without a port. */
  readonly portTimeZone: string | null;
  /** What VIES says of the buyer's VAT ID; null where there is none, or nobody asks. */
  readonly vatCheck: {
    readonly state: VatCheckState;
    readonly checkedAt: Date | null;
    readonly consultationNumber: string | null;
  } | null;
}

/** Where a sub-order goes instead of where the rest of its order goes. */
export interface OrderedElsewhere {
  /** By name. */
  readonly port: string;
  /** IANA. */
  readonly portTimeZone: string;
  readonly address: string;
}

/** Where a sub-order is collected. */
export interface Collection {
  /** Its supplier’s, in lines. */
  readonly address: string | null;
  /** What the delivery method says of it. */
  readonly details: string | null;
}

/** An order as the tables have it; amounts in minor units of `currency`. */
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
  /** While it waits for its payment. */
  readonly expiresAt: Date | null;
  readonly version: number;
  readonly place: Place;
  readonly payment: { readonly status: PaymentStatus; readonly declineMessage: string | null };
}

export interface SubOrderRow {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
  /** Counts from 1, in the order of the ids. */
  readonly position: number;
  readonly supplier: { readonly id: string; readonly name: string; readonly logoFileId: string | null };
  readonly status: SubOrderStatus;
  readonly currency: string;
  readonly deliveryKind: DeliveryKind;
  readonly deliveryName: string;
  readonly deliveryDays: DeliveryDays | null;
  readonly elsewhere: OrderedElsewhere | null;
  /** Null where it is brought. */
  readonly collection: Collection | null;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly deliveryMinor: number;
  readonly totalMinor: number;
  /** As the supplier accepted it; null until they answered. */
  readonly accepted: TradeSums | null;
  readonly commissionBps: number;
  readonly commissionMinor: number | null;
  readonly answerBy: Date | null;
  readonly note: string | null;
  readonly proposal: ChangeProposal | null;
  /** The last problem that was reported with it. */
  readonly dispute: Dispute | null;
  readonly readyOn: string | null;
  readonly tracking: string | null;
  readonly trackingUrl: string | null;
  readonly deliveredAt: Date | null;
  /** When its order was placed; null while that is not paid. */
  readonly placedAt: Date | null;
  readonly isCharged: boolean;
  /** Agreed in returns of which the goods are still to come back, or have come. */
  readonly goingBackMinor: number;
  /** The oldest first. */
  readonly openReturns: readonly OpenReturn[];
  readonly version: number;
}

/** A line as it was sold; `acceptedQuantity` is null until the supplier answered. */
export interface LineRow {
  readonly id: string;
  readonly subOrderId: string;
  readonly inventoryId: string;
  readonly productId: string;
  readonly name: string;
  /** Of its product, as it is now. */
  readonly category: string | null;
  readonly departments: PublicListing['departments'];
  /** Of its product, as it is now. */
  readonly pictureFileId: string | null;
  readonly variant: string | null;
  readonly sku: string | null;
  readonly unit: string | null;
  readonly unitPriceMinor: number;
  readonly taxBps: number;
  /** Why a business is charged no tax; null otherwise. */
  readonly taxReason: string | null;
  readonly quantity: number;
  readonly acceptedQuantity: number | null;
  /** Came back, and was refunded. */
  readonly returned: number;
  /** In returns that are still open. */
  readonly goingBack: number;
  readonly substitute: string | null;
  readonly netMinor: number;
}

/** A photograph or paper of a sub-order that shows what is wrong. */
export interface FileRow {
  readonly fileId: string;
  readonly subOrderId: string;
  readonly addedBy: string;
  /** Its buyer added it; else somebody of its supplier. */
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
  /** Of the account that did it; null where nobody did. */
  readonly actorName: string | null;
  readonly note: string | null;
  /** What was charged or refunded by it. */
  readonly amount: Money | null;
  /** What a return is about. */
  readonly goods: string | null;
}
