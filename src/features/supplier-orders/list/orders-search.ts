import type { SubOrderTab } from '../supplier-order.types.ts';

/** What the address of the list asks for. */
export interface OrdersSearch {
  readonly tab: SubOrderTab;
  readonly q: string;
}

/** In the order in which an order goes through them. */
export const orderTabs: readonly SubOrderTab[] = ['to_answer', 'to_send', 'on_the_way', 'done', 'closed'];

const first: SubOrderTab = 'to_answer';

/** Reads `?tab=&q=`; whatever makes no sense is as if it were not there. */
export const readOrdersSearch = (params: URLSearchParams): OrdersSearch => ({
  tab: orderTabs.find((tab) => tab === params.get('tab')) ?? first,
  q: (params.get('q') ?? '').slice(0, 100),
});

/** The other way round; what goes without saying is left out. */
export const writeOrdersSearch = ({ tab, q }: OrdersSearch): URLSearchParams =>
  new URLSearchParams({ ...(tab !== first && { tab }), ...(q !== '' && { q }) });

/** Where one sub-order is shown (specification §2). */
export const subOrderPath = (id: string): string => `/supplier/orders-details?id=${encodeURIComponent(id)}`;
