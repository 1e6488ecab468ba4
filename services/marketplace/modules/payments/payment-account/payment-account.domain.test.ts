import { describe, expect, it } from 'vitest';
import {
  accountFromProvider,
  accountStateOf,
  sameReading,
  type PaymentAccount,
} from './payment-account.domain.ts';

const received: PaymentAccount = {
  providerAccountId: 'acct_1',
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: true,
  requirementsDue: [],
  pendingVerification: false,
  disabledReason: null,
  bankLast4: null,
  bankName: null,
  payoutsEvery: null,
};

describe('the state of an account', () => {
  it.each<[string, Partial<PaymentAccount>, ReturnType<typeof accountStateOf>]>([
    [
      'nothing was sent yet',
      { detailsSubmitted: false, requirementsDue: ['external_account'] },
      'incomplete',
    ],
    ['nothing was sent, nothing is known to be due', { detailsSubmitted: false }, 'incomplete'],
    ['something is due', { requirementsDue: ['company.tax_id'] }, 'incomplete'],
    [
      'something is due while the rest is checked',
      { requirementsDue: ['company.tax_id'], pendingVerification: true },
      'incomplete',
    ],
    ['the provider checks', { pendingVerification: true }, 'pending'],
    ['the provider looks at it', { disabledReason: 'under_review' }, 'pending'],
    ['it takes charges', { chargesEnabled: true }, 'ready'],
    [
      'it takes charges, and more is due later',
      { chargesEnabled: true, requirementsDue: ['company.tax_id'] },
      'ready',
    ],
    [
      'it was rejected, whatever else',
      { disabledReason: 'rejected.fraud', requirementsDue: ['external_account'] },
      'refused',
    ],
    ['it was rejected', { disabledReason: 'rejected.terms_of_service' }, 'refused'],
  ])('%s', (_when, change, state) => {
    expect(accountStateOf({ ...received, ...change })).toBe(state);
  });
});

it("is read from the provider's response, also for an account without requirements", () => {
  const object = { id: 'acct_1', charges_enabled: true, payouts_enabled: false, details_submitted: true };
  expect(accountFromProvider(object)).toEqual({ ...received, chargesEnabled: true });
});

it('has the bank account that the provider uses, and none if the provider names none', () => {
  const object = { id: 'acct_1', charges_enabled: true, payouts_enabled: true, details_submitted: true };
  const bank = (last4: string, isUsed: boolean) =>
    ({ object: 'bank_account', last4, bank_name: 'Banca March', default_for_currency: isUsed }) as const;
  const received = {
    ...object,
    external_accounts: { data: [bank('0001', false), bank('1332', true)] },
    settings: { payouts: { schedule: { interval: 'daily', delay_days: 7 } } },
    // Only these fields of the provider's object are read.
  } as unknown as Parameters<typeof accountFromProvider>[0];
  expect(accountFromProvider(received)).toMatchObject({
    bankLast4: '1332',
    bankName: 'Banca March',
    payoutsEvery: 'daily',
  });
  expect(accountFromProvider(object)).toMatchObject({ bankLast4: null, bankName: null, payoutsEvery: null });
});

describe('two readings', () => {
  it('are equal if all their fields are', () => {
    const one = { ...received, requirementsDue: ['a', 'b'] };
    expect(sameReading(one, { ...received, requirementsDue: ['a', 'b'] })).toBe(true);
  });

  it.each<Partial<PaymentAccount>>([
    { payoutsEnabled: true },
    { requirementsDue: ['a'] },
    { disabledReason: 'listed' },
    { pendingVerification: true },
    { bankLast4: '1332' },
  ])('differ in %o', (change) => {
    expect(sameReading(received, { ...received, ...change })).toBe(false);
  });
});
