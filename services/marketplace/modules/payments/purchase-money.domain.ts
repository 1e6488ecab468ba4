import type { PurchaseKind, SaleKind, TradeActorRole } from '../../platform/db/trade-tables.ts';

/** Who performed a command; `actorId` is null for the system. */
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

/**
 * The key of a payment. A purchase may have several: one for its sub-orders (`saleId` null), and one for each other
 * sale.
 */
export interface PaymentKey {
  readonly purchaseId: string;
  readonly saleId: string | null;
}

/** What a payment pays for. */
export interface PaidFor extends PaymentKey {
  readonly purchaseKind: PurchaseKind;
}

/** `open`: awaits its payment; `ended`: over without payment; `paid`. */
export type PurchaseState = 'open' | 'ended' | 'paid';

/** A payment's key as one text, for job keys and the provider's idempotency keys. */
export const keyText = ({ purchaseId, saleId }: PaymentKey): string =>
  saleId === null ? `order:${purchaseId}` : `sale:${saleId}`;

/** The payment of an order's sub-orders. */
export const paymentOfOrder = (orderId: string): PaymentKey => ({ purchaseId: orderId, saleId: null });

/** The payment of a sale: the sub-orders of an order share one, other sales have their own. */
export const paymentKeyOf = (sale: {
  readonly id: string;
  readonly kind: SaleKind;
  readonly purchaseId: string;
}): PaymentKey => ({ purchaseId: sale.purchaseId, saleId: sale.kind === 'sub_order' ? null : sale.id });

/** What is to be captured of a purchase, and for which vendors; amounts in minor units. */
export interface Settlement {
  /** `Q-10001`, `B-10001`. */
  readonly number: string;
  readonly buyerId: string;
  readonly currency: string;
  /** The sales of which something was accepted. */
  readonly sales: readonly {
    readonly saleId: string;
    readonly vendorId: string;
    readonly acceptedTotalMinor: number;
    readonly commissionMinor: number;
  }[];
}
