import { cleanUpTask } from './clean-up.task.ts';
import { createAccount, getAccount, refreshLink, storedState } from './payment-account.service.ts';
import { receiveEvent } from './payment-event.service.ts';
import type { PaymentsParts } from './payments.parts.ts';

export type { HostedLink, PaymentAccountView } from './payment-account.service.ts';
export type { PaymentAccountState } from './payment-account.domain.ts';
export type { EventEffect } from './payment-event.service.ts';
export { createPaymentProvider, type PaymentProviderOptions } from './payment-provider.ts';
export type { PaymentsParts } from './payments.parts.ts';
export type { RequirementDue } from './requirement-words.domain.ts';

/** The payment accounts of vendors: what the provider says, kept and never presumed. */
export function createPayments(parts: PaymentsParts) {
  const bind =
    <Given extends unknown[], Done>(useCase: (parts: PaymentsParts, ...given: Given) => Done) =>
    (...given: Given): Done =>
      useCase(parts, ...given);
  return {
    getAccount: bind(getAccount),
    storedState: bind(storedState),
    createAccount: bind(createAccount),
    refreshLink: bind(refreshLink),
    receiveEvent: bind(receiveEvent),
  } as const;
}

export type Payments = ReturnType<typeof createPayments>;

/** The module's job, nightly. */
export const paymentTasks = (parts: Pick<PaymentsParts, 'db' | 'clock'>) => ({
  clean_up_payment_events: cleanUpTask(parts),
});
