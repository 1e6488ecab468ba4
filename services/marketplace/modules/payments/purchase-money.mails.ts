import { moneyText } from '../../../../src/lib/money-minor.ts';
import type { PurchaseKind } from '../../platform/db/trade-tables.ts';
import { layOutMail, paragraphsOf, type MailContent, type MailToQueue } from '../../platform/mail/index.ts';
import type { Addressee } from './mailed-people.repository.ts';

/** The purchase a mail is about. */
export interface PurchaseInMail {
  readonly kind: PurchaseKind;
  readonly id: string;
  /** `Q-10001`, `B-10001`. */
  readonly number: string;
  /** Address of the site, without a trailing slash. */
  readonly publicUrl: string;
}

/** The sale of a vendor, for a link. */
interface SaleInMail {
  readonly kind: PurchaseKind;
  /** The id of the sub-order or booking. */
  readonly id: string;
  readonly number: string;
  readonly publicUrl: string;
}

/** The vendor's page of a sale. */
export const salePath = ({ kind, id }: Pick<SaleInMail, 'kind' | 'id'>): string =>
  kind === 'order'
    ? `/supplier/orders-details?id=${id}`
    : `/service-providers/bookings/details?booking=${id}`;

/** The buyer's page of a purchase. */
export const purchasePath = ({ kind, id }: PurchaseInMail): string =>
  kind === 'order' ? `/crew/orders-management/${id}` : `/crew/bookings/completed/details?booking=${id}`;

/** A mail about money; it links to `path`. */
export function moneyMail(
  to: Addressee,
  { kind, publicUrl }: Pick<PurchaseInMail, 'kind' | 'publicUrl'>,
  path: string,
  { subject, ...content }: Pick<MailContent, 'heading' | 'paragraphs'> & { readonly subject: string },
): MailToQueue {
  const button = { label: `See the ${kind}`, url: `${publicUrl}${path}` };
  const detail = content.paragraphs[0] ?? null;
  return {
    to: to.email,
    subject,
    ...layOutMail({ ...content, name: to.firstName, button }),
    notification: { userId: to.userId, kind: 'payment', title: subject, detail, path },
  };
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
  return moneyMail(to, about, purchasePath(about), {
    subject: `Nothing was charged for ${about.number}`,
    heading: 'Your payment came too late',
    paragraphs: whatHappened[about.kind](about.number),
  });
}

/** To the vendor, about a refund by an admin; the share, in minor units, is the vendor's part of it. */
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
  // Of a delivery the market takes no commission, and gives none back.
  const commission = about.shareMinor < about.amountMinor ? ', and our commission is smaller too' : '';
  return moneyMail(to, about, salePath(about), {
    subject: `${amount} of ${about.number} was refunded to the buyer`,
    heading: `${amount} was refunded to the buyer`,
    paragraphs: [
      `Quayside refunded ${amount} of ${about.number} to the buyer. Your share is ${moneyText(about.shareMinor, about.currency)} smaller${commission}.`,
      ...paragraphsOf(about.reason),
    ],
  });
}

/** To the buyer, when what suppliers confirmed is charged. */
export function chargedMail(
  to: Addressee,
  about: PurchaseInMail & {
    readonly amountMinor: number;
    /** The authorised amount that is not charged. */
    readonly releasedMinor: number;
    readonly currency: string;
    readonly parts: readonly {
      readonly number: string;
      readonly vendorName: string;
      readonly amountMinor: number;
    }[];
  },
): MailToQueue {
  const money = (amountMinor: number) => moneyText(amountMinor, about.currency);
  const amount = money(about.amountMinor);
  return moneyMail(to, about, purchasePath(about), {
    subject: `${amount} was charged for ${about.number}`,
    heading: `${amount} was charged to your card`,
    paragraphs: [
      'No answers are outstanding, so we charged what was confirmed.',
      ...about.parts.map(
        ({ number, vendorName, amountMinor }) => `${vendorName}, ${number}: ${money(amountMinor)}`,
      ),
      ...(about.releasedMinor > 0
        ? [
            `The other ${money(about.releasedMinor)} held on your card is released. Your bank may take a few days to show it.`,
          ]
        : []),
      'The receipt and the invoices are on the order’s page.',
    ],
  });
}

export function refundedMail(
  to: Addressee,
  about: PurchaseInMail & {
    readonly amountMinor: number;
    readonly currency: string;
    readonly reason: string;
  },
): MailToQueue {
  const amount = moneyText(about.amountMinor, about.currency);
  return moneyMail(to, about, purchasePath(about), {
    subject: `${amount} of ${about.number} is being refunded`,
    heading: `${amount} is being refunded`,
    paragraphs: [
      `We’ve refunded ${amount} of your ${about.kind} ${about.number}. Banks take five to ten days to show it.`,
      ...paragraphsOf(about.reason),
      ...(about.kind === 'order' ? ['The credit note is with the invoices on the order’s page.'] : []),
    ],
  });
}
