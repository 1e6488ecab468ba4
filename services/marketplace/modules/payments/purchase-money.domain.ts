import type { PurchaseKind, SaleKind, TradeActorRole } from '../../platform/db/trade-tables.ts';

/** Who did something; `actorId` is a user, null if it was automatic. */
export interface PurchaseActor {
  readonly by: TradeActorRole;
  readonly actorId: string | null;
}

/** Who ends a purchase that is not paid. */
export interface EndingActor extends PurchaseActor {
  readonly by: 'crew_member' | 'system' | 'provider';
}

export const bySystem: EndingActor = { by: 'system', actorId: null };
export const byProvider: EndingActor = { by: 'provider', actorId: null };

/** Names a payment: a purchase may have several, of which one pays for the purchase's sub-orders, or for the one sale that is named. */
export interface PaymentKey {
  readonly purchaseId: string;
  readonly saleId: string | null;
}

/** What a payment pays for. */
export interface PaidFor extends PaymentKey {
  readonly purchaseKind: PurchaseKind;
}

/** `open`: it waits for its payment; `ended`: it was not paid, and is over; `paid`: it was. */
export type PurchaseState = 'open' | 'ended' | 'paid';

/** One text for a payment's key: for job keys and the provider's idempotency. */
export const keyText = ({ purchaseId, saleId }: PaymentKey): string =>
  saleId === null ? `order:${purchaseId}` : `sale:${saleId}`;

/** The payment of an order's sub-orders. */
export const paymentOfOrder = (orderId: string): PaymentKey => ({ purchaseId: orderId, saleId: null });

/** The payment of a sale: sub-orders of an order share one, other sales have each their own. */
export const paymentKeyOf = (sale: {
  readonly id: string;
  readonly kind: SaleKind;
  readonly purchaseId: string;
}): PaymentKey => ({ purchaseId: sale.purchaseId, saleId: sale.kind === 'sub_order' ? null : sale.id });

/** What of a purchase is to be captured, and for which vendors; amounts in minor units. */
export interface Settlement {
  /** `Q-10001`, `B-10001`. */
  readonly number: string;
  readonly buyerId: string;
  readonly currency: string;
  /** Those of which something was accepted. */
  readonly sales: readonly {
    readonly saleId: string;
    readonly vendorId: string;
    readonly acceptedTotalMinor: number;
    readonly commissionMinor: number;
  }[];
}
