declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** Planned by the checkout for when the order stops waiting for its payment. */
    expire_order: ExpireOrderJob;
    /** When every sub-order is decided: what was accepted is captured, the rest let go. */
    settle_order: SettleOrderJob;
    /** When a sub-order is completed: its supplier is paid. */
    send_transfer: SendTransferJob;
    /** When a sub-order is cancelled or returned after the order was settled: all that is left of it goes back. */
    refund_sub_order: RefundSubOrderJob;
    /** Carries out one row of `refunds`. */
    send_refund: SendRefundJob;
    /** Lets go of money that came for an order nobody waits for any more. */
    void_payment: VoidPaymentJob;
    sweep_payments: NightlyJob;
  }
}

export interface ExpireOrderJob {
  readonly orderId: string;
}

export interface SettleOrderJob {
  readonly orderId: string;
}

export interface SendTransferJob {
  readonly subOrderId: string;
}

export interface RefundSubOrderJob {
  readonly subOrderId: string;
  /** Shown to both sides. */
  readonly reason: string;
  /** A user; null: by itself. */
  readonly requestedBy: string | null;
}

export interface SendRefundJob {
  readonly refundId: string;
}

export interface VoidPaymentJob {
  readonly orderId: string;
}
