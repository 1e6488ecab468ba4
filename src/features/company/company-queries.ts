import { answer, dataOf } from '../../api/index.ts';
import { readPaymentAccount } from '../../machines/onboarding/index.ts';
import type { DeliveryMethodGiven } from '../delivery/index.ts';
import type { Vendor } from './company.types.ts';
import { useApiMutation, useApiQuery, useServerCache } from '../server-data/index.ts';

const methodsKey = ['company', 'delivery-methods'] as const;

/** The user's payment account (contract: getStripeAccount); null if there is none yet. */
export const usePaymentAccount = (userId: string, role: Vendor['kind']) =>
  useApiQuery({
    key: ['company', 'payment-account', userId],
    read: ({ client, signal }) => readPaymentAccount(client, { userId, role }, signal),
  });

/** The amount that the user will be paid (contract: getVendorDue). */
export const useVendorDue = () =>
  useApiQuery({
    key: ['company', 'due'],
    read: ({ client, signal }) => dataOf(client.GET('/vendor/due', { signal })),
    onOpen: true,
  });

/**
 * Opens the payment provider's page (contract: visitPaymentAccount) in the tab that was opened for it; in this tab if
 * the browser opened none.
 */
export const useVisitAccount = () =>
  useApiMutation({
    send: ({ client, signal }, _tab: Window | null) =>
      answer(client.POST('/vendor/payment-account/visit', { signal })),
    onDone: ({ data }, tab) => (tab ?? window).location.assign(data.url),
    onFailed: (_error, tab) => tab?.close(),
    failed: 'The payment provider’s page didn’t open.',
  });

/** The delivery methods of the user's company (contract: listDeliveryMethods). */
export const useDeliveryMethods = () =>
  useApiQuery({
    key: methodsKey,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/vendor/delivery-methods', { signal }))).items,
    // The form's default values, so it is only reloaded after a save.
    onReturn: false,
  });

/** Saves the whole list in order (contract: setDeliveryMethods). */
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
