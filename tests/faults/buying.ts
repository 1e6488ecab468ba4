import { expect } from 'vitest';
import { newPageVisitor } from '../../services/payments-sandbox/testing/page-visitor.ts';
import { payOnPage, type TestCardName } from '../../services/payments-sandbox/testing/pay-on-page.ts';
import { insist } from './market.ts';
import type { Person } from './stall.ts';

interface Bought {
  readonly orderId: string;
  readonly totalMinor: number;
  readonly paymentUrl: string | null;
}

/** Kills something once `count` of the counted calls have been answered. */
export function killAfter(count: number, kill: () => Promise<void>) {
  let answered = 0;
  let killing: Promise<void> | null = null;
  return {
    count<T>(answer: T): T {
      answered += 1;
      if (answered >= count) killing ??= kill();
      return answer;
    },
    over: async () => killing,
  };
}

/** Presses "Pay" twice at once, like two tabs, until both are answered; null if the cart could not be bought. */
export async function buy(
  origin: string,
  { token }: Person,
  count: <T>(answer: T) => T = (answer) => answer,
): Promise<Bought | null> {
  const cart = await insist(origin, { method: 'GET', path: '/carts', token });
  const { version, total, checkoutKey } = cart.body.data;
  const press = async () =>
    count(
      await insist(origin, {
        method: 'POST',
        path: '/carts/checkout',
        token,
        key: String(checkoutKey),
        body: { cartVersion: version, expectedTotal: total },
      }),
    );
  const [first, second] = await Promise.all([press(), press()]);
  expect([409, 201]).toContain(first.status);
  expect(second.status).toBe(first.status);
  if (first.status === 409) return null;
  const { orderId, paymentUrl } = first.body.data;
  expect(second.body.data.orderId).toBe(orderId);
  // Safe: the contract's form of a total.
  const { amountMinor } = total as { amountMinor: number };
  return {
    orderId: String(orderId),
    totalMinor: amountMinor,
    paymentUrl: typeof paymentUrl === 'string' ? paymentUrl : null,
  };
}

export const cards: readonly (TestCardName | 'walks away')[] = [
  'pays',
  'pays',
  'authenticates',
  'pays',
  'declined',
  'walks away',
];

export async function pay(
  origin: string,
  buyer: Person,
  { orderId, paymentUrl }: Bought,
  card: TestCardName | 'walks away',
): Promise<void> {
  if (card === 'walks away') return;
  const opened =
    paymentUrl ??
    String(
      (
        await insist(origin, {
          method: 'POST',
          path: `/orders/${orderId}/payment`,
          token: buyer.token,
        })
      ).body.data.paymentUrl,
    );
  await payOnPage(newPageVisitor(), opened, card, { authenticate: 'complete' });
}
