/** A vendor's public page (docs/adr/0032). */
export const vendorAddress = (id: string): string => `/vendor-services/${id}`;
