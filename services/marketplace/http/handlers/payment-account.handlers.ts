import type { operations } from '../../../../openapi/__generated__/marketplace.ts';
import { refusal, type Handlers } from '../../../http-adapter/index.ts';
import { ownVendorId, type Session } from '../../modules/account/index.ts';
import type { Audit } from '../../modules/audit/index.ts';
import type { HostedLink, PaymentAccountView, Payments } from '../../modules/payments/index.ts';
import type { Vendors } from '../../modules/vendors/index.ts';
import type { Anonymous } from '../permissions.ts';

type PaymentAccountHandlers = Pick<
  Handlers<operations, Session, Anonymous>,
  'getStripeAccount' | 'createStripeAccount' | 'refreshStripeAccountLink' | 'visitPaymentAccount'
>;

const retryAfterSeconds = 5;
const providerAway = 'The payment provider isn’t responding. Nothing was changed. Please try again.';

const refusedBy = <const Code extends string>({ code }: { readonly code: Code }) =>
  code === 'UNAVAILABLE' ? refusal(code, { message: providerAway, retryAfterSeconds }) : refusal(code);

const noSuchVendor = refusal('VALIDATION', {
  message: 'There is no such vendor.',
  fields: [{ field: 'userId', message: 'There is no such vendor.', rule: 'vendor' }],
});

const accountAnswer = ({ requirementsDue, bank, ...account }: PaymentAccountView) => {
  const data = {
    ...account,
    ...(bank && { bank: { ...bank } }),
    requirementsDue: requirementsDue.map((due) => ({ ...due })),
  };
  return { status: 200, body: { status: true, data } } as const;
};

const linkAnswer = ({ url }: HostedLink) => {
  const message = 'Please continue with the payment provider.';
  return { status: 200, body: { status: true, message, data: { url } } } as const;
};

/** Operations of tag "Payment account". The body names the vendor: vendors may only name themselves, admins anyone. */
export const paymentAccountHandlers = (
  payments: Pick<Payments, 'getAccount' | 'createAccount' | 'refreshLink' | 'visitAccount'>,
  vendors: Pick<Vendors, 'vendorIdOf'>,
  audit: Pick<Audit, 'beforeVendorAct'>,
): PaymentAccountHandlers => {
  // A user without a vendor has no account, like an unknown vendor.
  const vendorNamed = async (session: Session, userId: string) =>
    session.membership?.vendorId ?? (await vendors.vendorIdOf(userId)) ?? userId;
  return {
    async getStripeAccount({ body, session }) {
      const vendorId = await vendorNamed(session, body.userId);
      await audit.beforeVendorAct({ actor: session, vendorId, act: 'read_payment_account' });
      const account = await payments.getAccount(vendorId);
      return account.ok ? accountAnswer(account.value) : refusedBy(account.error);
    },

    async createStripeAccount({ body, session }) {
      const vendorId = await vendorNamed(session, body.userId);
      await audit.beforeVendorAct({ actor: session, vendorId, act: 'open_payment_account' });
      const link = await payments.createAccount(vendorId, body.userId);
      if (link.ok) return linkAnswer(link.value);
      const { code } = link.error;
      return code === 'VENDOR_UNKNOWN' ? noSuchVendor : refusedBy({ code });
    },

    async refreshStripeAccountLink({ body, session }) {
      const vendorId = await vendorNamed(session, body.userId);
      await audit.beforeVendorAct({ actor: session, vendorId, act: 'renew_payment_link' });
      const link = await payments.refreshLink(vendorId, body.userId);
      return link.ok ? linkAnswer(link.value) : refusedBy(link.error);
    },

    async visitPaymentAccount({ session }) {
      const link = await payments.visitAccount(ownVendorId(session));
      return link.ok ? linkAnswer(link.value) : refusedBy(link.error);
    },
  };
};
