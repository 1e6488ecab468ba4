import type { PaymentKey } from './purchase-money.domain.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned when the time in which a purchase can be paid has ended. */
    expire_payment: PaymentKey;
    /** Runs when every sale of a payment is decided: captures the accepted amount and releases the remainder. */
    settle_payment: PaymentKey;
    /** Runs when a sale is earned: pays its vendor. */
    send_transfer: SaleJob;
    /** Runs when a sale is cancelled or returned after the settlement: refunds what is left of it. */
    refund_sale: RefundSaleJob;
    /** Sends one row of `refunds`. */
    send_refund: SendRefundJob;
    /** Releases an authorisation for a purchase that has ended. */
    void_payment: PaymentKey | OrderJob;
    sweep_payments: NightlyJob;
    /** These three are as the previous release planned them; they can be in the queue for three more days. */
    expire_order: OrderJob;
    settle_order: OrderJob;
    refund_sub_order: SubOrderRefundJob;
  }
}

interface OrderJob {
  readonly orderId: string;
}

/** The previous release called it `subOrderId`. */
export type SaleJob = { readonly saleId: string } | { readonly subOrderId: string };

export interface RefundSaleJob {
  readonly saleId: string;
  /** Shown to both sides. */
  readonly reason: string;
  /** A user; null if automatic. */
  readonly requestedBy: string | null;
  /** Undefined: everything that is left. Otherwise this part of it, once. */
  readonly part?: { readonly refundId: string; readonly mostMinor: number };
}

interface SubOrderRefundJob extends Omit<RefundSaleJob, 'saleId'> {
  readonly subOrderId: string;
}

interface SendRefundJob {
  readonly refundId: string;
}
