import { z } from 'zod';
import { ok, refuse, type Result } from '../../src/lib/result.ts';
import type { Form } from './form.ts';
import { testBank, testIbanOf } from './iban.ts';
import { newId } from './new-id.ts';
import type { Account, SandboxState } from './objects.ts';
import { readParameters } from './parameters.ts';
import { requirementsAtFirst } from './requirements.ts';
import { secondsOf, type Moment } from './rules.ts';
import { stripeErrors, type StripeError } from './stripe-error.ts';

const paidOutDaily: Account['settings'] = { payouts: { schedule: { interval: 'daily', delay_days: 7 } } };

export type AppliedCall<T> = Result<{ readonly state: SandboxState; readonly object: T }, StripeError>;

const accountParameters = z.strictObject({
  type: z.literal('express'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('ES'),
  default_currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .default('eur'),
  email: z.email().optional(),
  business_type: z.enum(['individual', 'company', 'non_profit', 'government_entity']).optional(),
  capabilities: z.record(z.string(), z.strictObject({ requested: z.enum(['true', 'false']) })).default({}),
  metadata: z.record(z.string(), z.string()).default({}),
});

/** POST /v1/accounts: an Express account without submitted details, which can neither charge nor be paid out. */
export function createAccount(state: SandboxState, form: Form, moment: Moment): AppliedCall<Account> {
  const given = readParameters(accountParameters, form);
  if (!given.ok) return given;
  const { capabilities, email = null, business_type = null, ...received } = given.value;
  const requested = Object.entries(capabilities).filter(
    ([, { requested: isRequested }]) => isRequested === 'true',
  );
  const account: Account = {
    id: newId('acct'),
    object: 'account',
    ...received,
    email,
    business_type,
    business_profile: { url: null },
    company: { name: null },
    capabilities: Object.fromEntries(requested.map(([name]) => [name, 'inactive'])),
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    external_accounts: { object: 'list', data: [] },
    tos_acceptance: { date: null },
    created: secondsOf(moment),
    requirements: requirementsAtFirst,
    settings: paidOutDaily,
  };
  return ok({ state: { ...state, accounts: { ...state.accounts, [account.id]: account } }, object: account });
}

/** Accounts of the demo market's vendors exist with all details from the start. */
const createdReady = /^acct_demo[0-9a-z]+$/;

const readyAccount = (id: string): Account => ({
  id,
  object: 'account',
  type: 'express',
  country: 'ES',
  default_currency: 'eur',
  email: null,
  business_type: 'company',
  business_profile: { url: null },
  company: { name: null },
  capabilities: { card_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  external_accounts: {
    object: 'list',
    data: [
      {
        id: `ba_${id.slice('acct_'.length)}`,
        object: 'bank_account',
        country: 'ES',
        currency: 'eur',
        last4: testIbanOf('ES').slice(-4),
        bank_name: testBank,
        default_for_currency: true,
      },
    ],
  },
  tos_acceptance: { date: 0 },
  created: 0,
  metadata: {},
  requirements: {
    currently_due: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
    disabled_reason: null,
    current_deadline: null,
    errors: [],
  },
  settings: paidOutDaily,
});

/** GET /v1/accounts/:id; a foreign account gets the same answer as a missing one. */
export function retrieveAccount(state: SandboxState, id: string): Result<Account, StripeError> {
  const account = Object.hasOwn(state.accounts, id) ? state.accounts[id] : undefined;
  if (account) return ok(account);
  return createdReady.test(id) ? ok(readyAccount(id)) : refuse(stripeErrors.noAccess(id));
}

/** DELETE /v1/accounts/:id */
export function deleteAccount(
  state: SandboxState,
  id: string,
): AppliedCall<{ readonly id: string; readonly object: 'account'; readonly deleted: true }> {
  const found = retrieveAccount(state, id);
  if (!found.ok) return found;
  const { [id]: _account, ...accounts } = state.accounts;
  const { [id]: _verification, ...verifications } = state.verifications;
  return ok({
    state: { ...state, accounts, verifications },
    object: { id, object: 'account', deleted: true },
  });
}
