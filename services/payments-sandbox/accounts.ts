import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ok, refuse, type Result } from '../../src/lib/result.ts';
import type { Form } from './form.ts';
import type { Account, AccountLink, SandboxState } from './objects.ts';
import { stripeErrors, type StripeError } from './stripe-error.ts';

export interface Moment {
  readonly nowSeconds: number;
  /** Where the hosted pages are. */
  readonly address: string;
}

type Done<T> = Result<{ readonly state: SandboxState; readonly object: T }, StripeError>;

const linkSeconds = 300;
const dueAtFirst = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];
const newId = (prefix: string) =>
  `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`;

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

const linkParameters = z.strictObject({
  account: z.string(),
  refresh_url: z.url(),
  return_url: z.url(),
  type: z.literal('account_onboarding'),
  collection_options: z.strictObject({ fields: z.enum(['currently_due', 'eventually_due']) }).optional(),
});

/** The first thing wrong with the parameters, as the provider tells it. */
function read<Shape extends z.ZodType>(shape: Shape, form: Form): Result<z.output<Shape>, StripeError> {
  const parsed = shape.safeParse(form);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const bracketed = ([head, ...rest]: readonly PropertyKey[]) =>
    `${String(head)}${rest.map((step) => `[${String(step)}]`).join('')}`;
  if (issue?.code === 'unrecognized_keys')
    return refuse(stripeErrors.unknownParameter(bracketed([...issue.path, issue.keys[0] ?? ''])));
  const param = bracketed(issue?.path ?? []);
  return refuse(
    valueAt(form, issue?.path ?? []) === undefined
      ? stripeErrors.missingParameter(param)
      : stripeErrors.invalidParameter(param, issue?.message ?? 'not accepted'),
  );
}

const valueAt = (form: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    form,
  );

/** POST /v1/accounts: an Express account that has told nothing yet, so that it can neither charge nor be paid. */
export function createAccount(state: SandboxState, form: Form, { nowSeconds }: Moment): Done<Account> {
  const given = read(accountParameters, form);
  if (!given.ok) return given;
  const {
    type,
    country,
    default_currency,
    email = null,
    business_type = null,
    capabilities,
    metadata,
  } = given.value;
  const requested = Object.entries(capabilities).filter(
    ([, { requested: isRequested }]) => isRequested === 'true',
  );
  const account: Account = {
    ...{ id: newId('acct'), object: 'account', type, country, default_currency, email, business_type },
    capabilities: Object.fromEntries(requested.map(([name]) => [name, 'inactive'])),
    ...{
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      created: nowSeconds,
      metadata,
    },
    requirements: {
      ...{
        currently_due: dueAtFirst,
        eventually_due: dueAtFirst,
        past_due: dueAtFirst,
        pending_verification: [],
      },
      ...{ disabled_reason: 'requirements.past_due', current_deadline: null, errors: [] },
    },
  };
  return ok({ state: { ...state, accounts: { ...state.accounts, [account.id]: account } }, object: account });
}

/** GET /v1/accounts/:id; an account of somebody else and none at all are answered alike. */
export function retrieveAccount(state: SandboxState, id: string): Result<Account, StripeError> {
  const account = Object.hasOwn(state.accounts, id) ? state.accounts[id] : undefined;
  return account ? ok(account) : refuse(stripeErrors.noAccess(id));
}

/** POST /v1/account_links: an address of the hosted onboarding, good once and for five minutes. */
export function createAccountLink(
  state: SandboxState,
  form: Form,
  { nowSeconds, address }: Moment,
): Done<AccountLink> {
  const given = read(linkParameters, form);
  if (!given.ok) return given;
  const { account } = given.value;
  if (!Object.hasOwn(state.accounts, account)) return refuse(stripeErrors.noSuchAccount(account));
  const url = `${address}/setup/e/${account}/${newId('link')}`;
  return ok({
    state,
    object: { object: 'account_link', created: nowSeconds, expires_at: nowSeconds + linkSeconds, url },
  });
}
