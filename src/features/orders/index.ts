export { OrderView } from './detail/order-view.tsx';
export { orderScreens } from './screens.ts';
