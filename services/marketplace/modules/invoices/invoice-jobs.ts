declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** When a sale was captured, earned or refunded: issues its missing documents. */
    issue_invoices: { readonly saleId: string };
    /** Planned for each document that a vendor has to send. */
    remind_of_invoice: { readonly awaitedId: string };
    /** For finished months: on most nights there is nothing to issue. */
    issue_commission_invoices: NightlyJob;
    clean_up_invoices: NightlyJob;
  }
}

export {};
