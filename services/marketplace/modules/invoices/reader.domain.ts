/** Whose documents somebody may see: those that they received, those of their company, or all. */
export type InvoiceReader =
  | { readonly buyerId: string }
  | { readonly vendorId: string }
  | { readonly everybodys: true };
