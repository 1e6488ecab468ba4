import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ok, refuse } from '../../src/lib/result.ts';
import { retrieveAccount, type AppliedCall } from './accounts.ts';
import type { Form } from './form.ts';
import { newId } from './new-id.ts';
import type { Account, AccountLink, LoginLink, StoredLink, SandboxState } from './objects.ts';
import { readParameters } from './parameters.ts';
import { secondsOf, type Moment } from './rules.ts';
import { stripeErrors } from './stripe-error.ts';

const sessionSeconds = 60 * 60;
const rememberedSeconds = 24 * 60 * 60;

const linkParameters = z.strictObject({
  account: z.string(),
  refresh_url: z.url({ protocol: /^https?$/ }),
  return_url: z.url({ protocol: /^https?$/ }),
  type: z.literal('account_onboarding'),
  collection_options: z.strictObject({ fields: z.enum(['currently_due', 'eventually_due']) }).optional(),
});

/** POST /v1/account_links: an address of the hosted onboarding, valid once and for some minutes. */
export function createAccountLink(state: SandboxState, form: Form, moment: Moment): AppliedCall<AccountLink> {
  const given = readParameters(linkParameters, form);
  if (!given.ok) return given;
  const { account, refresh_url: refreshUrl, return_url: returnUrl } = given.value;
  if (!retrieveAccount(state, account).ok) return refuse(stripeErrors.noSuchAccount(account));
  const nowSeconds = secondsOf(moment);
  const expiresAtSeconds = nowSeconds + moment.rules.linkSeconds;
  const link: StoredLink = {
    id: newId('link'),
    account,
    back: { refreshUrl, returnUrl },
    expiresAtSeconds,
    session: null,
    isFinished: false,
  };
  return ok({
    state: withNewLink(state, link, nowSeconds),
    object: {
      object: 'account_link',
      created: nowSeconds,
      expires_at: expiresAtSeconds,
      url: addressOf(link, moment),
    },
  });
}

/** POST /v1/accounts/:id/login_links: an address of a ready account's own page, valid once and for some minutes. */
export function createLoginLink(
  state: SandboxState,
  _form: Form,
  moment: Moment,
  { id: account }: { readonly id: string },
): AppliedCall<LoginLink> {
  const found = retrieveAccount(state, account);
  if (!found.ok) return refuse(stripeErrors.noAccess(account));
  if (!found.value.details_submitted)
    return refuse(
      stripeErrors.invalidParameter(
        'account',
        'a login link needs an account that has submitted its details.',
      ),
    );
  const nowSeconds = secondsOf(moment);
  const link: StoredLink = {
    id: newId('link'),
    account,
    back: null,
    expiresAtSeconds: nowSeconds + moment.rules.linkSeconds,
    session: null,
    isFinished: false,
  };
  return ok({
    state: withNewLink(state, link, nowSeconds),
    object: { object: 'login_link', created: nowSeconds, url: addressOf(link, moment) },
  });
}

const addressOf = ({ account, id }: StoredLink, { address }: Pick<Moment, 'address'>): string =>
  `${address}/setup/e/${account}/${id}`;

function withNewLink(state: SandboxState, link: StoredLink, nowSeconds: number): SandboxState {
  const young = Object.entries(state.links).filter(
    ([, { expiresAtSeconds: end }]) => end + rememberedSeconds > nowSeconds,
  );
  return { ...state, links: { ...Object.fromEntries(young), [link.id]: link } };
}

/** The result of opening a link: its page, the option to request another, or unknown. */
export type Visit =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'over'; readonly refreshUrl: string | null }
  | {
      readonly kind: 'open';
      readonly link: StoredLink;
      readonly account: Account;
      /** The cookie that identifies the visitor from then on. */
      readonly secret: string;
    };

export interface Visitor {
  readonly accountId: string;
  readonly linkId: string;
  /** From the visitor's cookie. */
  readonly secret: string | null;
}

/** A visit with an opened link: the first visitor's session continues, for everyone else the link is used. */
export function revisit(
  state: SandboxState,
  { accountId, linkId, secret }: Visitor,
  moment: Pick<Moment, 'nowMs'>,
): Visit {
  const link = Object.hasOwn(state.links, linkId) ? state.links[linkId] : undefined;
  if (link?.account !== accountId) return { kind: 'unknown' };
  const found = retrieveAccount(state, accountId);
  const account = found.ok ? found.value : null;
  const { session, isFinished } = link;
  const refreshUrl = link.back?.refreshUrl ?? null;
  const isTheirs = session !== null && session.secret === secret && secondsOf(moment) < session.endsAtSeconds;
  if (!account || isFinished || !isTheirs) return { kind: 'over', refreshUrl };
  return { kind: 'open', link, account, secret: session.secret };
}

/** A visit that may be the first: opening a fresh link uses it up and begins a session of one hour. */
export function openLink(
  state: SandboxState,
  visitor: Visitor,
  moment: Pick<Moment, 'nowMs'>,
): { readonly state: SandboxState; readonly done: Visit } {
  const known = revisit(state, visitor, moment);
  const link = state.links[visitor.linkId];
  const nowSeconds = secondsOf(moment);
  const isFresh = link?.session === null && !link.isFinished && nowSeconds < link.expiresAtSeconds;
  if (known.kind !== 'over' || !link || !isFresh) return { state, done: known };
  const secret = randomBytes(18).toString('base64url');
  const opened: StoredLink = { ...link, session: { secret, endsAtSeconds: nowSeconds + sessionSeconds } };
  const next = withLink(state, opened);
  return { state: next, done: revisit(next, { ...visitor, secret }, moment) };
}

export const withLink = (state: SandboxState, link: StoredLink): SandboxState => ({
  ...state,
  links: { ...state.links, [link.id]: link },
});
