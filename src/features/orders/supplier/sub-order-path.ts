/** Where one sub-order is shown (docs/requirements.md §2). */
export const subOrderPath = (id: string): string => `/supplier/orders-details?id=${encodeURIComponent(id)}`;
