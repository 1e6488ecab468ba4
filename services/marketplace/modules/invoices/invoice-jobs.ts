declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** When a sale was captured, earned or refunded: issues what is missing of its documents. */
    issue_invoices: { readonly saleId: string };
    /** Planned for each document that a vendor has to send itself. */
    remind_of_invoice: { readonly awaitedId: string };
    /** Of the months that are over: nothing on most nights. */
    issue_commission_invoices: NightlyJob;
    clean_up_invoices: NightlyJob;
  }
}

export {};
