import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import { orderNumberOf } from '../ledger/index.ts';
import type { Addressee } from './trade-people.repository.ts';

/** The order a mail is about. */
interface OrderInMail {
  readonly orderId: string;
  /** 10001 is `Q-10001`. */
  readonly number: number;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}

const buttonTo = ({ orderId, publicUrl }: OrderInMail) => ({
  label: 'See the order',
  url: `${publicUrl}/crew/orders-management/${orderId}`,
});

/** Formats minor units for people: `€50.00`. */
export function moneyText(amountMinor: number, currency: string): string {
  const digits = minorDigitsOf(currency);
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // `fromMinor` returns a decimal string, which the formatter accepts without a double in between.
  return format.format(fromMinor(amountMinor, currency) as `${number}`);
}

export function latePaymentMail(to: Addressee, about: OrderInMail): MailToQueue {
  const order = orderNumberOf(about.number);
  return {
    to: to.email,
    subject: `Nothing was charged for ${order}`,
    ...layOutMail({
      heading: 'Your payment came too late',
      name: to.firstName,
      paragraphs: [
        `When your payment for ${order} arrived, the order had already expired and its items were on sale again.`,
        'We released the payment immediately, so nothing is charged. The items are back in your cart.',
      ],
      button: buttonTo(about),
    }),
  };
}

export function refundedMail(
  to: Addressee,
  about: OrderInMail & { readonly amountMinor: number; readonly currency: string; readonly reason: string },
): MailToQueue {
  const amount = moneyText(about.amountMinor, about.currency);
  return {
    to: to.email,
    subject: `${amount} of ${orderNumberOf(about.number)} is being refunded`,
    ...layOutMail({
      heading: `${amount} is being refunded`,
      name: to.firstName,
      paragraphs: [
        `We’ve refunded ${amount} of your order ${orderNumberOf(about.number)}. Banks take five to ten days to show it.`,
        ...about.reason.split('\n').filter((line) => line.trim() !== ''),
      ],
      button: buttonTo(about),
    }),
  };
}
