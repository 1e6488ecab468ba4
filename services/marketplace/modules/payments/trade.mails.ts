import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import { layOutMail, type SendMailJob } from '../../platform/mail/index.ts';
import { orderNumberOf } from '../ledger/index.ts';
import type { Addressee } from './trade-people.repository.ts';

/** The order a mail is about. */
export interface OrderInMail {
  readonly orderId: string;
  /** 10001 is `Q-10001`. */
  readonly number: number;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}

const buttonTo = ({ orderId, publicUrl }: OrderInMail) => ({
  ...{ label: 'Look at the order', url: `${publicUrl}/crew/orders-management/${orderId}` },
});

/** Minor units as people write them: `€50.00`. */
export function moneyInWords(amountMinor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  const format = new Intl.NumberFormat('en-GB', {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  // `fromMinor` writes a decimal number, which the format takes as it is, without a double between.
  return format.format(fromMinor(amountMinor, currency) as `${number}`);
}

export function latePaymentMail(to: Addressee, about: OrderInMail): SendMailJob {
  const order = orderNumberOf(about.number);
  return {
    to: to.email,
    subject: `Nothing was charged for ${order}`,
    ...layOutMail({
      heading: 'Your payment came too late',
      name: to.firstName,
      paragraphs: [
        `When your payment for ${order} arrived, the order had already ended, and its goods were on sale again.`,
        'We let the payment go at once: nothing is charged. What was in the order is back in your cart.',
      ],
      button: buttonTo(about),
    }),
  };
}

export function refundedMail(
  to: Addressee,
  about: OrderInMail & { readonly amountMinor: number; readonly currency: string; readonly reason: string },
): SendMailJob {
  const amount = moneyInWords(about.amountMinor, about.currency);
  return {
    to: to.email,
    subject: `${amount} of ${orderNumberOf(about.number)} comes back to you`,
    ...layOutMail({
      heading: `${amount} comes back to you`,
      name: to.firstName,
      paragraphs: [
        `We have given back ${amount} of your order ${orderNumberOf(about.number)}. Banks take five to ten days to show it.`,
        ...about.reason.split('\n').filter((line) => line.trim() !== ''),
      ],
      button: buttonTo(about),
    }),
  };
}
