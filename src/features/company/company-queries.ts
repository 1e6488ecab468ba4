import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, ApiError, useApi } from '../../api/index.ts';
import { useSessionState } from '../account/index.ts';
import type { DeliveryMethodGiven } from '../delivery/index.ts';
import type { PaymentAccount } from './company.types.ts';

const methodsKey = ['company', 'delivery-methods'] as const;
const useSessionHolds = () => useSessionState((view) => !view.hasTag('expired'));

/** One's own company (contract: getVendor). */
export function useVendor() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['company', 'vendor'],
    queryFn: async ({ signal }) => (await answer(client.GET('/vendor', { signal }))).data,
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** One's own payment account (contract: getStripeAccount); null where none was made yet. */
export function usePaymentAccount(userId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['company', 'payment-account', userId],
    queryFn: async ({ signal }): Promise<PaymentAccount | null> => {
      try {
        const body = { userId, role: 'supplier' } as const;
        return (await answer(client.POST('/stripe/get-stripe-account', { body, signal }))).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'PAYMENT_ACCOUNT_NOT_FOUND') return null;
        throw error;
      }
    },
    enabled: useSessionHolds(),
    networkMode: 'always',
  });
}

/** How one's own company delivers (contract: listDeliveryMethods). */
export function useDeliveryMethods() {
  const { client } = useApi();
  return useQuery({
    queryKey: methodsKey,
    queryFn: async ({ signal }) =>
      (await answer(client.GET('/vendor/delivery-methods', { signal }))).data.items,
    enabled: useSessionHolds(),
    networkMode: 'always',
    // What is typed begins with it: it is asked for anew only after it was saved.
    refetchOnWindowFocus: false,
  });
}

/** Saves the whole list in its order (contract: setDeliveryMethods). */
export function useSaveDeliveryMethods() {
  const { client } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: DeliveryMethodGiven[]) =>
      answer(client.PUT('/vendor/delivery-methods', { body: { items } })),
    onSuccess: ({ data }) => queries.setQueryData(methodsKey, data.items),
    networkMode: 'always',
  });
}
