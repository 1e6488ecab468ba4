import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import type { PurchaseKind } from '../../platform/db/schema.ts';
import { layOutMail, type MailToQueue } from '../../platform/mail/index.ts';
import type { Addressee } from './trade-people.repository.ts';

/** The purchase a mail is about. */
export interface PurchaseInMail {
  readonly kind: PurchaseKind;
  readonly id: string;
  /** `Q-10001`, `B-10001`. */
  readonly number: string;
  /** The client site, without a slash at its end. */
  readonly publicUrl: string;
}

/** Where the vendor looks after a sale. */
interface SaleInMail {
  readonly kind: PurchaseKind;
  /** Of the sub-order, or the booking. */
  readonly id: string;
  readonly number: string;
  readonly publicUrl: string;
}

export const vendorButtonTo = ({ kind, id, publicUrl }: SaleInMail) =>
  kind === 'order'
    ? { label: 'See the order', url: `${publicUrl}/supplier/orders-details?id=${id}` }
    : { label: 'See the booking', url: `${publicUrl}/service-providers/bookings/details?booking=${id}` };

export const buttonTo = ({ kind, id, publicUrl }: PurchaseInMail) =>
  kind === 'order'
    ? { label: 'See the order', url: `${publicUrl}/crew/orders-management/${id}` }
    : { label: 'See the booking', url: `${publicUrl}/crew/bookings/completed/details?booking=${id}` };

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

const whatHappened: Readonly<Record<PurchaseKind, (number: string) => readonly string[]>> = {
  order: (number) => [
    `When your payment for ${number} arrived, the order had already expired and its items were on sale again.`,
    'We released the payment immediately, so nothing is charged. What came from your cart is back in it.',
  ],
  booking: (number) => [
    `When your payment for ${number} arrived, the time to pay was already over.`,
    'We released the payment immediately, so nothing is charged. You can book another time whenever you like.',
  ],
};

export function latePaymentMail(to: Addressee, about: PurchaseInMail): MailToQueue {
  return {
    to: to.email,
    subject: `Nothing was charged for ${about.number}`,
    ...layOutMail({
      heading: 'Your payment came too late',
      name: to.firstName,
      paragraphs: whatHappened[about.kind](about.number),
      button: buttonTo(about),
    }),
  };
}

/** To the vendor, of what an admin gave back; the share in minor units is what they receive less. */
export function refundedToBuyerMail(
  to: Addressee,
  about: SaleInMail & {
    readonly amountMinor: number;
    readonly shareMinor: number;
    readonly currency: string;
    readonly reason: string;
  },
): MailToQueue {
  const amount = moneyText(about.amountMinor, about.currency);
  return {
    to: to.email,
    subject: `${amount} of ${about.number} was refunded to the buyer`,
    ...layOutMail({
      heading: `${amount} was refunded to the buyer`,
      name: to.firstName,
      paragraphs: [
        `Quayside refunded ${amount} of ${about.number} to the buyer. Your share is ${moneyText(about.shareMinor, about.currency)} smaller, and our commission is smaller too.`,
        ...linesOf(about.reason),
      ],
      button: vendorButtonTo(about),
    }),
  };
}

const linesOf = (reason: string): readonly string[] =>
  reason.split('\n').filter((line) => line.trim() !== '');

export function refundedMail(
  to: Addressee,
  about: PurchaseInMail & {
    readonly amountMinor: number;
    readonly currency: string;
    readonly reason: string;
  },
): MailToQueue {
  const amount = moneyText(about.amountMinor, about.currency);
  return {
    to: to.email,
    subject: `${amount} of ${about.number} is being refunded`,
    ...layOutMail({
      heading: `${amount} is being refunded`,
      name: to.firstName,
      paragraphs: [
        `We’ve refunded ${amount} of your ${about.kind} ${about.number}. Banks take five to ten days to show it.`,
        ...linesOf(about.reason),
      ],
      button: buttonTo(about),
    }),
  };
}
