declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned by the checkout for when the order stops waiting for its payment. */
    expire_order: ExpireOrderJob;
    /** When every sub-order is decided: captures the accepted part and releases the rest. */
    settle_order: SettleOrderJob;
    /** When a sub-order is completed: its supplier is paid. */
    send_transfer: SendTransferJob;
    /** When a sub-order is cancelled or returned after the order was settled: all that is left of it goes back. */
    refund_sub_order: RefundSubOrderJob;
    /** Carries out one row of `refunds`. */
    send_refund: SendRefundJob;
    /** Releases money that arrived for an order that has ended. */
    void_payment: VoidPaymentJob;
    sweep_payments: NightlyJob;
  }
}

interface ExpireOrderJob {
  readonly orderId: string;
}

interface SettleOrderJob {
  readonly orderId: string;
}

interface SendTransferJob {
  readonly subOrderId: string;
}

export interface RefundSubOrderJob {
  readonly subOrderId: string;
  /** Shown to both sides. */
  readonly reason: string;
  /** A user; null if automatic. */
  readonly requestedBy: string | null;
}

interface SendRefundJob {
  readonly refundId: string;
}

interface VoidPaymentJob {
  readonly orderId: string;
}
