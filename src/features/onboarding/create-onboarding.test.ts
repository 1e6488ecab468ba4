import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMarketplaceClient, createParserClient } from '../../api/index.ts';
import type { ReviewRegistry } from '../../machines/import/index.ts';
import { describedVendor, logoDone } from '../../machines/onboarding/testing/tramuntana.ts';
import { createOnboarding } from './create-onboarding.ts';

/** This test does not review a list. */
const noReviews = new Proxy({} as ReviewRegistry, {
  get: (_, name) => {
    throw new Error(`Nobody asks the desk for ${String(name)} here.`);
  },
});

async function setUpPayments(url: string) {
  const left: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/suppliers/onboarding/status': logoDone,
    '/api/vendor': describedVendor,
    '/api/stripe/create-stripe-account': { url },
  };
  const fetch = async (request: Request) => {
    const data = answers[new URL(request.url).pathname];
    const gone = {
      status: false,
      message: 'None.',
      error: { code: 'PAYMENT_ACCOUNT_NOT_FOUND', requestId: 'r' },
    };
    return data
      ? Response.json({ status: true, message: 'Done.', data })
      : Response.json(gone, { status: 404 });
  };
  const machine = createOnboarding({
    client: createMarketplaceClient({ baseUrl: 'http://localhost/api', readToken: () => 'a-token', fetch }),
    parserClient: createParserClient({ baseUrl: 'http://localhost/parser', fetch }),
    reviews: noReviews,
    fileStore: {
      put: () => ({ fileKey: 's', name: 'n', sizeBytes: 1 }),
      take: () => null,
      show: () => undefined,
      shown: () => null,
    },
    leaveFor: (page) => left.push(page),
  });
  const input = { role: 'supplier', userId: describedVendor.id, arrival: 'walk' } as const;
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (now) => now.matches({ paymentAccount: 'none' }));
  actor.send({ type: 'PAYMENT.SET_UP' });
  await waitFor(actor, (now) => now.matches({ paymentAccount: 'leaving' }));
  actor.stop();
  return left;
}

describe('leaving for the payment provider', () => {
  it('goes to the page that the server names', async () => {
    expect(await setUpPayments('http://127.0.0.1:4390/connect/onboarding/acct_1')).toEqual([
      'http://127.0.0.1:4390/connect/onboarding/acct_1',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', '/relative', 'no address'])(
    'goes nowhere for %s',
    async (url) => {
      expect(await setUpPayments(url)).toEqual([]);
    },
  );
});
