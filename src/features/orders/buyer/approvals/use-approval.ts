import { answer, dataOf, type components } from '../../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../../server-data/index.ts';
import { useCartActions } from '../../../cart/index.ts';

type ApprovalAct = components['schemas']['ApprovalAct'];

/** One request, with today's prices (contract: getApproval). */
export const useApproval = (approvalId: string) =>
  useApiQuery({
    key: ['orders', 'approvals', 'one', approvalId],
    read: ({ client, signal }) =>
      dataOf(client.GET('/approvals/{approvalId}', { params: { path: { approvalId } }, signal })),
  });

/**
 * Declines or withdraws a request (contract: actOnApproval). The request is reloaded afterwards, also when the action
 * was refused.
 */
export function useApprovalAction(approvalId: string, onDone: () => void) {
  const { refreshCart } = useCartActions();
  return useApiMutation({
    send: ({ client, signal }, body: ApprovalAct) =>
      answer(
        client.POST('/approvals/{approvalId}/actions', { params: { path: { approvalId } }, body, signal }),
      ),
    onDone: (_answer, { action }) => {
      onDone();
      // Its lines are back in the user's cart.
      if (action === 'withdraw') refreshCart();
    },
    success: ({ message }) => message,
    // What asked for the answer no longer waits.
    invalidates: [['orders', 'approvals'], ['notifications']],
  });
}
