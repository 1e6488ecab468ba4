import type { PaymentKey } from './purchase-money.domain.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned with a purchase for when it stops waiting for its payment. */
    expire_payment: PaymentKey;
    /** When every sale of a payment is decided: captures the accepted part and releases the rest. */
    settle_payment: PaymentKey;
    /** When a sale is earned: its vendor is paid. */
    send_transfer: SaleJob;
    /** When a sale is cancelled or returned after its payment was settled: all that is left of it goes back. */
    refund_sale: RefundSaleJob;
    /** Carries out one row of `refunds`. */
    send_refund: SendRefundJob;
    /** Releases money that arrived for a purchase that has ended. */
    void_payment: PaymentKey | OrderJob;
    sweep_payments: NightlyJob;
    /** These three as the release before planned them; they can still be in the queue for three days. */
    expire_order: OrderJob;
    settle_order: OrderJob;
    refund_sub_order: SubOrderRefundJob;
  }
}

interface OrderJob {
  readonly orderId: string;
}

/** `subOrderId` as the release before named it. */
export type SaleJob = { readonly saleId: string } | { readonly subOrderId: string };

export interface RefundSaleJob {
  readonly saleId: string;
  /** Shown to both sides. */
  readonly reason: string;
  /** A user; null if automatic. */
  readonly requestedBy: string | null;
  /** Without it all that is left; with it so much of it, once. */
  readonly part?: { readonly refundId: string; readonly mostMinor: number };
}

interface SubOrderRefundJob extends Omit<RefundSaleJob, 'saleId'> {
  readonly subOrderId: string;
}

interface SendRefundJob {
  readonly refundId: string;
}
