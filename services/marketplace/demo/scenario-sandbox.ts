import { invariant } from '../../../src/lib/invariant.ts';

const answerMaxMs = 3000;

/** Why a scenario with payments cannot be arranged now, in one sentence; null if the sandbox answers. */
export async function sandboxProblem(sandboxUrl: string | null): Promise<string | null> {
  if (sandboxUrl === null)
    return 'This scenario pays in the payments sandbox, and STRIPE_SECRET_KEY names the provider itself: leave STRIPE_SECRET_KEY out.';
  const isThere = await fetch(`${sandboxUrl}/health`, { signal: AbortSignal.timeout(answerMaxMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere
    ? null
    : 'This scenario pays in the payments sandbox, which does not answer: start the market first (`npm start` in another terminal).';
}

/** The sandbox's card numbers, as a payer types them. */
export const demoCards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Submits a card on the sandbox's payment page; throws unless the outcome is the expected one. */
export async function payOnPage(paymentUrl: string, card: keyof typeof demoCards): Promise<void> {
  const { status, headers } = await fetch(paymentUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      card_number: demoCards[card],
      card_expiry: '12 / 45',
      card_cvc: '123',
      card_name: 'Mara Lindqvist',
      intent: 'pay',
    }),
  });
  // A declined card redirects to the form, an accepted one to the shop.
  const isBack = headers.get('location') === paymentUrl;
  invariant(
    status === 303 && isBack === (card === 'declined'),
    `the sandbox's payment page answers ${status}, ${isBack ? 'declined' : 'paid'}`,
  );
}
