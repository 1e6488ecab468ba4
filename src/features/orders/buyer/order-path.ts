export const ORDERS_PATH = '/crew/orders-management';
export const CART_PATH = '/crew/cart';

/** Where one order is shown (docs/requirements.md §2). */
export const orderPath = (id: string): string => `${ORDERS_PATH}/${encodeURIComponent(id)}`;
