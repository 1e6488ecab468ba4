declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    /** When a sale was captured, earned or refunded: issues what is missing of its documents. */
    issue_invoices: { readonly saleId: string };
    clean_up_invoices: NightlyJob;
  }
}

export {};
