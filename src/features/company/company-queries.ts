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

/** What one is still to be sent (contract: getVendorDue). */
export const useVendorDue = () =>
  useApiQuery({
    key: ['company', 'due'],
    read: ({ client, signal }) => dataOf(client.GET('/vendor/due', { signal })),
    onOpen: true,
  });

/**
 * Leads a tab that was opened for it to the payment provider's own page (contract: visitPaymentAccount). Where the browser opened none,
 * this page is left for it.
 */
export const useVisitAccount = () =>
  useApiMutation({
    send: ({ client, signal }, _tab: Window | null) =>
      answer(client.POST('/vendor/payment-account/visit', { signal })),
    onDone: ({ data }, tab) => (tab ?? window).location.assign(data.url),
    onFailed: (_error, tab) => tab?.close(),
    failed: 'The payment provider’s page didn’t open.',
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
