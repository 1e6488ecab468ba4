import type { ComponentType } from 'react';

type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** The supplier's screens of orders, by their paths in the route table. */
export const supplierOrderScreens: Record<string, LoadScreen> = {
  '/supplier/orders': () => import('./list/orders-route.tsx'),
  '/supplier/orders-details': () => import('./detail/sub-order-route.tsx'),
};

/** The page behind the link of a mail, for whoever holds it. */
export const orderAnswerScreens: Record<string, LoadScreen> = {
  '/supplier/orders/confirm/:subOrderId/:token': () => import('./answer/answer-route.tsx'),
};
