export const ORDERS_PATH = '/crew/orders-management';
export const CART_PATH = '/crew/cart';

/** Where what was sent for approval is listed. */
export const APPROVALS_PATH = `${ORDERS_PATH}?show=approvals`;

/** Where one request is shown. */
export const approvalPath = (id: string): string => `${ORDERS_PATH}?approval=${encodeURIComponent(id)}`;

/** Where one order is shown (docs/requirements.md §2). */
export const orderPath = (id: string): string => `${ORDERS_PATH}/${encodeURIComponent(id)}`;
