import { moneyText } from '../../../../../src/lib/money-minor.ts';
import type { Colleague } from '../../../platform/notifications/mailed-colleagues.ts';
import type { VendorKind } from '../../../platform/db/vendor-tables.ts';
import { layOutMail, type MailToQueue } from '../../../platform/mail/index.ts';
import { payoutFailureText, type ReadPayout } from './payout.domain.ts';

type Failed = Pick<ReadPayout, 'amountMinor' | 'currency' | 'failureCode' | 'bankLast4'> & {
  readonly id: string;
};

const pagesOfMoney: Readonly<Record<VendorKind, string>> = {
  supplier: '/supplier/transactions',
  service_provider: '/service-provider/transactions',
};

/** The vendor's page of a payout. */
const payoutPath = (kind: VendorKind, id: string): string =>
  `${pagesOfMoney[kind]}?view=payouts&payout=${id}`;

export const payoutFailedTitle = ({
  amountMinor,
  currency,
}: Pick<Failed, 'amountMinor' | 'currency'>): string =>
  `A payout of ${moneyText(amountMinor, currency)} came back`;

/** A bank returned a payout: why, and what the vendor has to do. */
export function payoutFailedMail(
  to: Pick<Colleague, 'userId' | 'email' | 'firstName'>,
  payout: Failed,
  { kind, publicUrl }: { readonly kind: VendorKind; readonly publicUrl: string },
): MailToQueue {
  const { id, failureCode, bankLast4 } = payout;
  const subject = payoutFailedTitle(payout);
  const path = payoutPath(kind, id);
  const account = bankLast4 === null ? 'your bank account' : `your bank account ending in ${bankLast4}`;
  const reason = payoutFailureText(failureCode);
  return {
    to: to.email,
    subject,
    ...layOutMail({
      name: to.firstName,
      heading: 'Your bank sent a payout back',
      paragraphs: [
        `${moneyText(payout.amountMinor, payout.currency)} could not be paid to ${account}. ${reason}`,
        'The money is safe on your payment account. Enter another bank account with the payment provider: it is then paid out again automatically. Until then nothing else is paid out to you either.',
      ],
      button: { label: 'See the payout', url: `${publicUrl}${path}` },
    }),
    notification: { userId: to.userId, kind: 'payment', title: subject, detail: reason, path },
  };
}
