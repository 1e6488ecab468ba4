import { lazyScreen, waitingForm, waitingList, type LoadScreen } from '../../ui/index.ts';
import { allOrdersTexts } from './admin/all-orders-texts.ts';
import { ordersTexts as buyerTexts } from './buyer/list/orders-texts.ts';
import { ordersTexts as supplierTexts } from './supplier/list/orders-texts.ts';

const waitingOrder = waitingForm({ title: 'Order' }, 'Loading the order');

/** The screens of orders for each role, by their path in the route table. */
export const orderScreens: Readonly<Record<string, LoadScreen>> = {
  '/crew/orders-management': lazyScreen(
    async () => (await import('./buyer/list/orders-list.tsx')).OrdersScreen,
    waitingList(buyerTexts),
  ),
  '/crew/orders-management/:id': lazyScreen(
    async () => (await import('./buyer/detail/order-screen.tsx')).OrderScreen,
    waitingList({ title: 'Order' }, 6),
  ),
  '/supplier/orders': lazyScreen(
    async () => (await import('./supplier/list/orders-list.tsx')).OrdersScreen,
    waitingList(supplierTexts),
  ),
  '/supplier/orders-details': lazyScreen(
    async () => (await import('./supplier/detail/sub-order-screen.tsx')).SubOrderScreen,
    waitingOrder,
  ),
  '/admin/orders-management': lazyScreen(
    async () => (await import('./admin/all-orders-list.tsx')).AllOrdersScreen,
    waitingList(allOrdersTexts),
  ),
  '/admin/orders-management/:id': lazyScreen(
    async () => (await import('./admin/order-screen.tsx')).AnyOrderScreen,
    waitingOrder,
  ),
};
