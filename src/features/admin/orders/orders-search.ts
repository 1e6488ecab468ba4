import { statusWords, type OrderStatus } from '../../order-parts/index.ts';

/** What the address of the list asks for. */
export interface AllOrdersSearch {
  /** Null: all of them. */
  readonly status: OrderStatus | null;
  readonly q: string;
}

export const orderStatuses = Object.keys(statusWords.order) as OrderStatus[]; // Its own keys, one for each state.

const statusNamed = (name: string | null): OrderStatus | null =>
  orderStatuses.find((status) => status === name) ?? null;

/** Reads `?status=&q=`; whatever makes no sense is as if it were not there. */
export const readAllOrdersSearch = (params: URLSearchParams): AllOrdersSearch => ({
  status: statusNamed(params.get('status')),
  q: (params.get('q') ?? '').slice(0, 100),
});

/** The other way round; what goes without saying is left out. */
export const writeAllOrdersSearch = ({ status, q }: AllOrdersSearch): URLSearchParams =>
  new URLSearchParams({ ...(status !== null && { status }), ...(q !== '' && { q }) });

/** Where one order is shown. */
export const anyOrderPath = (id: string): string => `/admin/orders-management/${id}`;
