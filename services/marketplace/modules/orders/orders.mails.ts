import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import { layOutMail, type MailContent, type SendMailJob } from '../../platform/mail/index.ts';
import type { Addressee, MailedOrder, MailedSubOrder } from './trade-people.repository.ts';

/** A mail of an order about one of its sub-orders; `number` is what the sub-order is called. */
export interface Told {
  readonly order: MailedOrder;
  readonly subOrder: MailedSubOrder;
  readonly number: string;
  readonly publicUrl: string;
  readonly note: string | null;
}

export const moneyInWords = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: minorDigitsOf(currency), maximumFractionDigits: minorDigitsOf(currency) },
  }).format(Number(fromMinor(amountMinor, currency)));

/** “Sunday 22 November, 10:00 CET”, in the zone of whoever reads it. */
export const instantInWords = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(instant);

/** A date without a zone: “27 November 2026”. */
export const dateInWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const mail = (to: Addressee, subject: string, content: Omit<MailContent, 'name'>): SendMailJob => ({
  ...{ to: to.email, subject },
  ...layOutMail({ ...content, name: to.firstName }),
});

const orderUrl = ({ order, publicUrl }: Pick<Told, 'order' | 'publicUrl'>) =>
  `${publicUrl}/crew/orders-management/${order.id}`;
const subOrderUrl = ({ subOrder, publicUrl }: Told) =>
  `${publicUrl}/supplier/orders-details?id=${subOrder.id}`;
const seeOrder = (told: Pick<Told, 'order' | 'publicUrl'>) => ({
  label: 'See the order',
  url: orderUrl(told),
});

const inTheirWords = (note: string | null): readonly string[] => (note === null ? [] : [`“${note}”`]);

const whereTo = ({ yachtName, portName, berth }: MailedOrder): string =>
  [yachtName, berth === null ? null : `berth ${berth}`, portName].filter((part) => part !== null).join(', ');

/** What is ordered, by whom, for how much, where to and until when. */
function asked({ order, subOrder }: Told): readonly string[] {
  const place = whereTo(order);
  return [
    `${order.buyerName} orders: ${subOrder.lines.join('; ')}.`,
    `It comes to ${moneyInWords(subOrder.totalMinor, order.currency)} with tax and delivery. The payment is authorised.`,
    `Delivery: ${subOrder.deliveryName}${place === '' ? '' : ` (${place})`}.`,
    ...(order.latestUsefulOn === null
      ? []
      : [`It is of use until ${dateInWords(order.latestUsefulOn)} at the latest.`]),
  ];
}

interface AnswerLink {
  readonly url: string;
  readonly answerBy: Date;
}

export const newOrderMail = (to: Addressee, told: Told, { url, answerBy }: AnswerLink): SendMailJob => ({
  ...mail(to, `New order ${told.number} from ${told.order.buyerName}`, {
    heading: `New order ${told.number}`,
    paragraphs: asked(told),
    button: { label: 'Confirm or decline', url },
    closing: [
      `Please answer by ${instantInWords(answerBy, to.timeZone)}. After that the order goes back and the buyer is not charged.`,
      'The link works once and without signing in: please do not pass it on.',
    ],
  }),
  discardAt: answerBy.toISOString(),
});

export const reminderMail = (to: Addressee, told: Told, { url, answerBy }: AnswerLink): SendMailJob => ({
  ...mail(to, `Order ${told.number} waits for your answer`, {
    heading: `Order ${told.number} waits for your answer`,
    paragraphs: asked(told),
    button: { label: 'Confirm or decline', url },
    closing: [`It goes back on ${instantInWords(answerBy, to.timeZone)} if nobody answers.`],
  }),
  discardAt: answerBy.toISOString(),
});

export const placedMail = (
  to: Addressee,
  told: Pick<Told, 'order' | 'publicUrl'> & { readonly orderNumber: string; readonly answerBy: Date },
): SendMailJob => {
  const { order } = told;
  const suppliers = order.subOrders.map(({ supplierName }) => supplierName).join(', ');
  return mail(to, `Your order ${told.orderNumber} is placed`, {
    heading: `Your order ${told.orderNumber} is placed`,
    paragraphs: [
      `${moneyInWords(order.totalMinor, order.currency)} is authorised. You pay only for what is confirmed; the rest is let go.`,
      `Asked: ${suppliers}. You hear from each, by ${instantInWords(told.answerBy, to.timeZone)} at the latest.`,
    ],
    button: seeOrder(told),
  });
};

export const paymentLostMail = (
  to: Addressee,
  told: Pick<Told, 'order' | 'publicUrl'> & { readonly orderNumber: string },
): SendMailJob => {
  const subject = `Your order ${told.orderNumber} is cancelled: the payment was let go`;
  return mail(to, subject, {
    heading: subject,
    paragraphs: [
      'Your bank let the payment go before it was taken, so nothing was charged, and the order has ended. The suppliers know.',
      'If you still need it, order it again: one press on the order’s page puts everything back into your cart.',
    ],
    button: seeOrder(told),
  });
};

type Tell = (to: Addressee, told: Told) => SendMailJob;

const about = (
  words: (told: Told) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
  },
  whose: 'buyer' | 'supplier',
): Tell => {
  return (to, told) => {
    const { subject, paragraphs } = words(told);
    return mail(to, subject, {
      ...{ heading: subject, paragraphs: [...paragraphs, ...inTheirWords(told.note)] },
      button: whose === 'buyer' ? seeOrder(told) : { label: 'See the order', url: subOrderUrl(told) },
    });
  };
};

const accepted = ({ order, subOrder }: Told) =>
  moneyInWords(subOrder.acceptedTotalMinor ?? 0, order.currency);

export const confirmedMail = about((told) => {
  const { order, subOrder, number } = told;
  const isWhole = subOrder.acceptedTotalMinor === subOrder.totalMinor;
  return {
    subject: `${subOrder.supplierName} has confirmed ${isWhole ? '' : 'part of '}${number}`,
    paragraphs: isWhole
      ? [`Everything is confirmed, for ${accepted(told)}.`]
      : [
          `Part of it is confirmed, for ${accepted(told)} instead of ${moneyInWords(subOrder.totalMinor, order.currency)}.`,
          'You are not charged for the rest.',
        ],
  };
}, 'buyer');

export const declinedMail = about(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} cannot deliver ${number}`,
    paragraphs: [`${subOrder.lines.join('; ')} will not come. You are not charged for it.`],
  }),
  'buyer',
);

export const expiredMail = about(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} did not answer ${number}`,
    paragraphs: [
      `There was no answer in 48 hours, so this part of your order has ended. You are not charged for it.`,
      'Another supplier may have it: search for it again.',
    ],
  }),
  'buyer',
);

export const changeProposedMail = about(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} proposes a change to ${number}`,
    paragraphs: [
      'Please accept it or cancel this part within 24 hours. Without an answer it is cancelled, and you are not charged for it.',
    ],
  }),
  'buyer',
);

export const changeLapsedMail = about(
  ({ number }) => ({
    subject: `The proposed change to ${number} has lapsed`,
    paragraphs: [
      'Nobody accepted it within 24 hours, so this part of the order is cancelled and not charged.',
    ],
  }),
  'buyer',
);

export const cancelledBySupplierMail = about(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has cancelled ${number}`,
    paragraphs: [
      `${subOrder.lines.join('; ')} will not come. What was charged for it comes back to your card.`,
    ],
  }),
  'buyer',
);

export const dispatchedMail = about(
  ({ subOrder, number }) => ({
    subject: `${number} is on its way`,
    paragraphs: [`${subOrder.supplierName} has sent it: ${subOrder.deliveryName}.`],
  }),
  'buyer',
);

export const readyMail = about(
  ({ subOrder, number }) => ({
    subject: `${number} is ready for collection`,
    paragraphs: [`It waits for you at ${subOrder.supplierName}.`],
  }),
  'buyer',
);

export const deliveredMail = about(
  ({ number }) => ({
    subject: `${number} was delivered`,
    paragraphs: [
      'Please confirm that you received it, or say what is wrong. After seven days it counts as received.',
    ],
  }),
  'buyer',
);

export const returnAcceptedMail = about(
  ({ number }) => ({
    subject: `Your return of ${number} is accepted`,
    paragraphs: ['What was charged for it comes back to your card.'],
  }),
  'buyer',
);

export const cancelledByCrewMail = about(
  ({ order, number }) => ({
    subject: `${order.buyerName} has cancelled ${number}`,
    paragraphs: ['Please do not send it. Your stock is as it was before.'],
  }),
  'supplier',
);

export const changeAcceptedMail = about(
  (told) => ({
    subject: `${told.order.buyerName} accepts your change to ${told.number}`,
    paragraphs: [`It is confirmed for ${accepted(told)}. You can prepare it.`],
  }),
  'supplier',
);

export const changeRefusedMail = about(
  ({ order, number }) => ({
    subject: `${order.buyerName} does not accept your change to ${number}`,
    paragraphs: ['This order has ended. Your stock is as it was before.'],
  }),
  'supplier',
);

export const supplierExpiredMail = about(
  ({ number }) => ({
    subject: `Order ${number} has gone back`,
    paragraphs: ['There was no answer in time. Your stock is as it was before.'],
  }),
  'supplier',
);

export const supplierPaymentLostMail = about(
  ({ order, number }) => ({
    subject: `${number} is cancelled: its payment was let go`,
    paragraphs: [
      `The bank of ${order.buyerName} let the payment go before it was taken. Please do not send it; what had not left yet is in your stock again.`,
      'If it is on its way already, agree with the buyer on its return, and tell us if you need help.',
    ],
  }),
  'supplier',
);

export const disputedMail = about(
  ({ order, number }) => ({
    subject: `${order.buyerName} has a complaint about ${number}`,
    paragraphs: ['We look into it and come back to you. Until then nothing is paid out for it.'],
  }),
  'supplier',
);

export const disputeSettledMail = about(
  ({ number }) => ({
    subject: `The complaint about ${number} is settled`,
    paragraphs: ['The order counts as received.'],
  }),
  'supplier',
);
