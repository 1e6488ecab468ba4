import { statusWords, type OrderStatus } from '../../order-parts/index.ts';

/** What the address of the list asks for. */
export interface OrderSearch {
  readonly q: string;
  /** Null: all of them. */
  readonly status: OrderStatus | null;
  /** Where a page begins, as the server named it; null: with the latest. */
  readonly cursor: string | null;
}

/** In the order in which an order goes through them. */
export const orderStatuses = Object.keys(statusWords.order) as readonly OrderStatus[]; // The table has a word for each of them and no other.

/** Reads `?q=&status=&cursor=`; whatever makes no sense is as if it were not there. */
export const readOrderSearch = (params: URLSearchParams): OrderSearch => ({
  q: (params.get('q') ?? '').slice(0, 100),
  status: orderStatuses.find((status) => status === params.get('status')) ?? null,
  cursor: params.get('cursor')?.slice(0, 400) || null,
});

/** The other way round; what goes without saying is left out. */
export const writeOrderSearch = ({ q, status, cursor }: OrderSearch): URLSearchParams =>
  new URLSearchParams({
    ...(q !== '' && { q }),
    ...(status !== null && { status }),
    ...(cursor !== null && { cursor }),
  });
