import { dataOf } from '../../../api/index.ts';
import { useFillCart } from '../../shopping-lists/index.ts';

/**
 * Puts an order's items into the cart again at today's prices; `report` says what was added, left out, or has another price,
 * and leads to the cart.
 */
export function useOrderAgain() {
  const { isBusy, fill, report } = useFillCart({ alwaysReports: true });
  const orderAgain = (orderId: string) =>
    void fill(({ client, signal }) =>
      dataOf(client.POST('/orders/{orderId}/order-again', { params: { path: { orderId } }, signal })),
    );
  return { isBusy, orderAgain, report };
}
