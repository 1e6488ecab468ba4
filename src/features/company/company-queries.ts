import { answer, dataOf } from '../../api/index.ts';
import { readPaymentAccount } from '../../machines/onboarding/index.ts';
import type { DeliveryMethodGiven } from '../delivery/index.ts';
import type { Vendor } from './company.types.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../server-data/index.ts';

const methodsKey = ['company', 'delivery-methods'] as const;

/** One's own payment account (contract: getStripeAccount); null where none was made yet. */
export const usePaymentAccount = (userId: string, role: Vendor['kind']) =>
  useApiQuery({
    key: ['company', 'payment-account', userId],
    read: ({ client, signal }) => readPaymentAccount(client, { userId, role }, signal),
  });

/** How one's own company delivers (contract: listDeliveryMethods). */
export const useDeliveryMethods = () =>
  useApiQuery({
    key: methodsKey,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/vendor/delivery-methods', { signal }))).items,
    // The form starts with it, so it is loaded again only after a save.
    onReturn: false,
  });

/** Saves the whole list in its order (contract: setDeliveryMethods). */
export function useSaveDeliveryMethods(onSaved: () => void) {
  const cache = useServerCache();
  return useApiMutation({
    send: ({ client, signal }, items: DeliveryMethodGiven[]) =>
      answer(client.PUT('/vendor/delivery-methods', { body: { items }, signal })),
    onDone: ({ data }) => {
      cache.setQueryData(methodsKey, data.items);
      onSaved();
    },
    success: ({ message }) => message,
  });
}
