import type { operations } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type Handlers } from '../../../contract/index.ts';
import type { Session } from '../../modules/account/index.ts';
import type { HostedLink, PaymentAccountView, Payments } from '../../modules/payments/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import type { Anonymous } from '../permissions.ts';

type PaymentAccountHandlers = Pick<
  Handlers<operations, Session, Anonymous>,
  'getStripeAccount' | 'createStripeAccount' | 'refreshStripeAccountLink'
>;

const retryAfterSeconds = 5;
const providerAway = 'The payment provider does not answer. Nothing was changed; please try again.';

const refusedBy = <const Code extends string>({ code }: { readonly code: Code }) =>
  code === 'UNAVAILABLE' ? refusal(code, { message: providerAway, retryAfterSeconds }) : refusal(code);

const noSuchVendor = refusal('VALIDATION', {
  message: 'There is no such vendor.',
  fields: [{ field: 'userId', message: 'There is no such vendor.', rule: 'vendor' }],
});

const accountAnswer = ({ requirementsDue, ...account }: PaymentAccountView) => {
  const data = { ...account, requirementsDue: requirementsDue.map((due) => ({ ...due })) };
  return { status: 200, body: { status: true, data } } as const;
};

const linkAnswer = ({ url }: HostedLink) => {
  const message = 'Please continue with the payment provider.';
  return { status: 200, body: { status: true, message, data: { url } } } as const;
};

/** Tag "Payment account" of the contract. Whose it is the body says: a vendor may name themselves alone, an admin anybody. */
export const paymentAccountHandlers = (
  payments: Pick<Payments, 'getAccount' | 'createAccount' | 'refreshLink'>,
  vendors: Pick<Vendors, 'getVendor'>,
): PaymentAccountHandlers => ({
  async getStripeAccount({ body }) {
    const account = await payments.getAccount(body.userId);
    return account.ok ? accountAnswer(account.value) : refusedBy(account.error);
  },

  async createStripeAccount({ body, session }) {
    // It may be the first thing that a vendor does here: asking for the company makes it.
    if (session.userId === body.userId && session.role === body.role) await vendors.getVendor(session);
    const link = await payments.createAccount(body.userId);
    if (link.ok) return linkAnswer(link.value);
    const { code } = link.error;
    return code === 'VENDOR_UNKNOWN' ? noSuchVendor : refusedBy({ code });
  },

  async refreshStripeAccountLink({ body }) {
    const link = await payments.refreshLink(body.userId);
    return link.ok ? linkAnswer(link.value) : refusedBy(link.error);
  },
});
