export const ORDERS_PATH = '/crew/orders-management';
export const CART_PATH = '/crew/cart';

/** The list of requests for approval. */
export const APPROVALS_PATH = `${ORDERS_PATH}?show=approvals`;

/** The page of one request. */
export const approvalPath = (id: string): string => `${ORDERS_PATH}?approval=${encodeURIComponent(id)}`;

/** The page of one order (docs/requirements.md §2). */
export const orderPath = (id: string): string => `${ORDERS_PATH}/${encodeURIComponent(id)}`;
