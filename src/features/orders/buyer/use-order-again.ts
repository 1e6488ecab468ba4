import { dataOf } from '../../../api/index.ts';
import { useFillCart } from '../../shopping-lists/index.ts';

/** Puts what an order was made of into the cart again, at today's prices; `report` shows what could not be, or costs something else. */
export function useOrderAgain() {
  const { isBusy, fill, report } = useFillCart();
  const orderAgain = (orderId: string) =>
    void fill(({ client, signal }) =>
      dataOf(client.POST('/orders/{orderId}/order-again', { params: { path: { orderId } }, signal })),
    );
  return { isBusy, orderAgain, report };
}
