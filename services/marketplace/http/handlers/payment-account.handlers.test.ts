import { describe, expect, it } from 'vitest';
import type { Payments } from '../../modules/payments/index.ts';
import { paymentAccountHandlers } from './payment-account.handlers.ts';

type Answers = Pick<Payments, 'getAccount' | 'createAccount' | 'refreshLink' | 'visitAccount'>;

const asked: string[] = [];
const acts: string[][] = [];
const answering = (answer: unknown) => async (vendorId: string) => {
  asked.push(vendorId);
  return answer;
};
function handlersThatHear(answer: unknown) {
  // Safe: each answer below is one that the use case may give.
  const payments = {
    getAccount: answering(answer),
    createAccount: answering(answer),
    refreshLink: answering(answer),
    visitAccount: answering(answer),
  } as Answers;
  const { getStripeAccount, createStripeAccount, refreshStripeAccountLink } = paymentAccountHandlers(
    payments,
    { vendorIdOf: async (userId) => `${userId}’s vendor` },
    { beforeVendorAct: async ({ actor, vendorId, act }) => void acts.push([actor.userId, vendorId, act]) },
  );
  // Safe: these handlers only read the body and the session of a call.
  const call = {
    body: { userId: 'u1', role: 'supplier' },
    session: { userId: 'u2', role: 'admin' },
  } as unknown as Parameters<typeof getStripeAccount>[0] &
    Parameters<typeof createStripeAccount>[0] &
    Parameters<typeof refreshStripeAccountLink>[0];
  return {
    get: () => getStripeAccount(call),
    create: () => createStripeAccount(call),
    refresh: () => refreshStripeAccountLink(call),
  };
}

describe('the payment account', () => {
  it('is shown for the vendor of the user named in the body', async () => {
    asked.length = 0;
    const account = {
      id: 'acct_1',
      state: 'incomplete',
      chargesEnabled: false,
      payoutsEnabled: false,
      requirementsDue: [{ code: 'company.tax_id', label: 'The company’s tax number' }],
    };
    const { get } = handlersThatHear({ ok: true, value: account });
    expect([await get(), asked]).toEqual([
      { status: 200, body: { status: true, data: account } },
      ['u1’s vendor'],
    ]);
  });

  it.each(['create', 'refresh'] as const)('leads to the hosted page: %s', async (name) => {
    const url = 'https://payments.example.com/setup';
    expect(await handlersThatHear({ ok: true, value: { url } })[name]()).toEqual({
      status: 200,
      body: { status: true, message: 'Please continue with the payment provider.', data: { url } },
    });
  });

  it.each(['get', 'create', 'refresh'] as const)(
    'says what was stored while the provider is down: %s',
    async (name) => {
      expect(await handlersThatHear({ ok: false, error: { code: 'UNAVAILABLE' } })[name]()).toEqual({
        refused: 'UNAVAILABLE',
        message: 'The payment provider isn’t responding. Nothing was changed. Please try again.',
        retryAfterSeconds: 5,
      });
    },
  );

  it.each([
    ['get', 'PAYMENT_ACCOUNT_NOT_FOUND'],
    ['create', 'PAYMENT_ACCOUNT_REFUSED'],
    ['refresh', 'PAYMENT_ACCOUNT_NOT_FOUND'],
  ] as const)('is refused in the words of the code: %s, %s', async (name, code) => {
    expect(await handlersThatHear({ ok: false, error: { code } })[name]()).toEqual({ refused: code });
  });
});
