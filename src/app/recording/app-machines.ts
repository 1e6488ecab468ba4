import type { AnyStateMachine } from 'xstate';
import { assistantMachine } from '../../machines/assistant/index.ts';
import { bookingMachine } from '../../machines/booking/index.ts';
import { bulkConfirmMachine } from '../../machines/bulk-confirm/index.ts';
import { cartMachine } from '../../machines/cart/index.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { globalSearchMachine } from '../../machines/global-search/index.ts';
import { importMachine } from '../../machines/import/index.ts';
import { notificationsMachine } from '../../machines/notifications/index.ts';
import { onboardingMachine } from '../../machines/onboarding/index.ts';
import { orderAnswerMachine } from '../../machines/order-answer/index.ts';
import { selfTestMachine } from '../../machines/self-test/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';

const machines: readonly AnyStateMachine[] = [
  assistantMachine,
  bookingMachine,
  bulkConfirmMachine,
  cartMachine,
  checkoutMachine,
  globalSearchMachine,
  importMachine,
  notificationsMachine,
  onboardingMachine,
  orderAnswerMachine,
  selfTestMachine,
  sessionMachine,
];

/** Every machine of the app, by the id in its traces. */
export const appMachines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  machines.map((machine) => [machine.id, machine]),
);
