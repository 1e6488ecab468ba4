/** Whose documents a user may see: those addressed to them, those of their company, or all. */
export type InvoiceReader =
  | { readonly buyerId: string }
  | { readonly vendorId: string }
  | { readonly everybodys: true };
