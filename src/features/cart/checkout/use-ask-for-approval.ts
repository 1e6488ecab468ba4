import { useNavigate } from 'react-router-dom';
import { answer } from '../../../api/index.ts';
import { useApiMutation } from '../../server-data/index.ts';
import { useCartActions } from '../cart-context.tsx';
import type { Cart } from '../cart.types.ts';
import type { BuyNowLine } from '../buy-now/buy-now-path.ts';

/** Sends the cart or one item for approval (contract: requestApproval), and opens the request. */
export function useAskForApproval(only: BuyNowLine | null) {
  const { refreshCart } = useCartActions();
  const navigate = useNavigate();
  return useApiMutation({
    send: ({ client, signal }, { version, total, checkoutKey }: Cart) =>
      answer(
        client.POST('/approvals', {
          params: { header: { 'Idempotency-Key': checkoutKey } },
          body: { cartVersion: version, expectedTotal: total, ...(only && { only }) },
          signal,
        }),
      ),
    onDone: ({ data }) => {
      refreshCart();
      void navigate(`/crew/orders-management?approval=${data.id}`);
    },
    onFailed: refreshCart,
    success: ({ message }) => message,
    invalidates: [['orders', 'approvals']],
  });
}
