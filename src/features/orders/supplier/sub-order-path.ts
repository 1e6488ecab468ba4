/** The page of one sub-order (docs/requirements.md §2). */
export const subOrderPath = (id: string): string => `/supplier/orders-details?id=${encodeURIComponent(id)}`;
