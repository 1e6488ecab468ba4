import { billToLines, type BillTo } from '../../../../src/lib/bill-to.ts';
import { collectionSentences } from '../../../../src/lib/collection-details.ts';
import { berthText } from '../../../../src/lib/delivery-place.ts';
import { moneyText } from '../../../../src/lib/money-minor.ts';
import {
  layOutMail,
  notificationExcerpt,
  type MailContent,
  type MailToQueue,
} from '../../platform/mail/index.ts';
import type { OrderedElsewhere, Place } from './reading/order-rows.domain.ts';
import type { Addressee, MailedOrder, MailedSubOrder } from './trade-people.repository.ts';
import { businessTerms, countInWords } from '../../../../src/lib/business-terms.ts';
import { incompleteChoice, type IfIncomplete } from '../../../../src/lib/delivery-place.ts';
import {
  changeTexts,
  comingTexts,
  isCountOnly,
  missingTexts,
  pricedTexts,
  proposedTotalMinor,
} from './order-mail-texts.ts';

/** A mail of an order about one of its sub-orders; `number` is what the sub-order is called. */
export interface OrderMailData {
  readonly order: MailedOrder;
  readonly subOrder: MailedSubOrder;
  readonly number: string;
  readonly publicUrl: string;
  readonly note: string | null;
}

/** “Sunday 22 November, 10:00 CET”, in the reader's time zone. */
export const instantText = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);

/** A date without a zone: “27 November 2026”. */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `path` is where the reader goes on in the app. */
const mail = (
  to: Addressee,
  subject: string,
  content: Omit<MailContent, 'name'>,
  path: string,
  news: readonly string[] = content.paragraphs.slice(0, 1),
): MailToQueue => ({
  to: to.email,
  subject,
  ...layOutMail({ ...content, name: to.firstName }),
  notification: {
    userId: to.userId,
    kind: 'order',
    title: subject,
    detail: notificationExcerpt(news),
    path,
  },
});

/** What the reader did themselves: in writing, and no news to them. */
const inWritingAlone = ({ notification: _news, ...written }: MailToQueue): MailToQueue => written;

const orderPath = ({ order }: Pick<OrderMailData, 'order'>) => `/crew/orders-management/${order.id}`;
const subOrderPath = ({ subOrder }: OrderMailData) => `/supplier/orders-details?id=${subOrder.id}`;
const seeOrder = (data: Pick<OrderMailData, 'order' | 'publicUrl'>) => ({
  label: 'See the order',
  url: `${data.publicUrl}${orderPath(data)}`,
});

const quotedNote = (note: string | null): readonly string[] => (note === null ? [] : [`“${note}”`]);

const deliveryText = ({ yachtName, port, berth }: Place): string =>
  [yachtName, berth && berthText(berth), port].filter((part) => part !== null).join(', ');

const elsewhereText = ({ address, port }: OrderedElsewhere): string =>
  `${address.replaceAll('\n', ', ')}, ${port}`;

/** The line of each delivery detail in a mail to a supplier; null for details without one. The page behind its link has them all. */
const placeLines: Readonly<Record<keyof Place, ((place: Place) => string | null) | null>> = {
  yachtName: null,
  berth: null,
  port: null,
  portTimeZone: null,
  contact: null,
  arrivesFrom: null,
  arrivesUntil: null,
  latestUsefulOn: ({ latestUsefulOn }) =>
    latestUsefulOn === null ? null : `Latest useful date: ${dateText(latestUsefulOn)}.`,
  noteToSupplier: ({ noteToSupplier }) => (noteToSupplier === null ? null : `Note: “${noteToSupplier}”`),
  ifIncomplete: ({ ifIncomplete }) => incompleteTexts[incompleteChoice(ifIncomplete)],
  billTo: ({ billTo }) => (billTo === null ? null : billedText(billTo)),
  vatCheck: null,
  poNumber: ({ poNumber }) => (poNumber === null ? null : `PO number: ${poNumber}.`),
  costCentre: ({ costCentre }) => (costCentre === null ? null : `Cost centre: ${costCentre}.`),
};

const billedText = (billTo: BillTo): string => `Invoice to: ${billToLines(billTo).join(', ')}.`;

/** What a supplier is to know who cannot send everything. */
const incompleteTexts: Readonly<Record<IfIncomplete, string>> = {
  ask: 'If you can’t send everything, we ask the buyer before it’s agreed.',
  send: 'If you can’t send everything, the buyer takes what there is.',
  cancel: 'The buyer needs everything: if you can’t send it all, the order is declined.',
};

/** When it is there, and where it is collected, each in a sentence of its own; empty before that is known. */
const expectedTexts = (
  subOrder: Pick<MailedSubOrder, 'deliveryKind' | 'readyOn' | 'collection' | 'supplierName'>,
) => [
  ...(subOrder.readyOn === null
    ? []
    : [
        subOrder.deliveryKind === 'collection'
          ? `You can collect it from ${dateText(subOrder.readyOn)} on.`
          : `It’s expected on ${dateText(subOrder.readyOn)}.`,
      ]),
  ...collectionTexts(subOrder),
];

/** Where it is collected. */
const collectionTexts = ({
  collection,
  supplierName,
}: Pick<MailedSubOrder, 'collection' | 'supplierName'>) =>
  collection === null ? [] : collectionSentences(collection, supplierName);

/** How a sub-order comes, and where to. */
function deliveredText(subOrder: MailedSubOrder, place: Place): string {
  // What is collected goes nowhere: its yacht says whose it is.
  const ofPlace = subOrder.deliveryKind === 'collection' ? (place.yachtName ?? '') : deliveryText(place);
  const where = subOrder.elsewhere === null ? ofPlace : elsewhereText(subOrder.elsewhere);
  return `Delivery: ${subOrder.deliveryName}${where === '' ? '' : ` (${where})`}.`;
}

/** What is ordered, by whom, for how much, where to and until when. */
function orderParagraphs({ order, subOrder }: OrderMailData): readonly string[] {
  return [
    `${order.buyerName} orders: ${subOrder.lines.join('; ')}.`,
    `It comes to ${moneyText(subOrder.totalMinor, order.currency)} with tax and delivery. The payment is authorised.`,
    deliveredText(subOrder, order.place),
    ...Object.values(placeLines).flatMap((line) => line?.(order.place) ?? []),
  ];
}

interface AnswerLink {
  readonly url: string;
  readonly answerBy: Date;
}

export const newOrderMail = (
  to: Addressee,
  data: OrderMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue => ({
  ...mail(
    to,
    `New order ${data.number} from ${data.order.buyerName}`,
    {
      heading: `New order ${data.number}`,
      paragraphs: orderParagraphs(data),
      button: { label: 'Answer the order', url },
      closing: [
        `Please answer by ${instantText(answerBy, to.timeZone)}. After that, the order expires and the buyer isn’t charged.`,
        'The link works once, without signing in. Please don’t forward it.',
      ],
    },
    subOrderPath(data),
  ),
  discardAt: answerBy.toISOString(),
});

export const reminderMail = (
  to: Addressee,
  data: OrderMailData,
  { url, answerBy }: AnswerLink,
): MailToQueue => ({
  ...mail(
    to,
    `Order ${data.number} is waiting for your answer`,
    {
      heading: `Order ${data.number} is waiting for your answer`,
      paragraphs: orderParagraphs(data),
      button: { label: 'Answer the order', url },
      closing: [`It expires on ${instantText(answerBy, to.timeZone)} if nobody answers.`],
    },
    subOrderPath(data),
  ),
  discardAt: answerBy.toISOString(),
});

/** What is bought of one supplier: the lines before tax, the sums, and how it comes. */
function boughtParagraphs(subOrder: MailedSubOrder, { currency, place }: MailedOrder): readonly string[] {
  const money = (amountMinor: number) => moneyText(amountMinor, currency);
  const { subtotalMinor, taxMinor, deliveryMinor, totalMinor } = subOrder;
  return [
    `${subOrder.supplierName}: ${pricedTexts(subOrder, money).join('; ')}.`,
    `Items ${money(subtotalMinor)}, tax ${money(taxMinor)}, delivery ${money(deliveryMinor)}: ${money(totalMinor)} in all.`,
    deliveredText(subOrder, place),
  ];
}

export const placedMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & {
    readonly orderNumber: string;
    readonly answerBy: Date;
  },
): MailToQueue => {
  const { order } = data;
  const suppliers = order.subOrders.map(({ supplierName }) => supplierName).join(', ');
  // The clock of the port, as on the page of the order.
  const timeZone = order.place.portTimeZone ?? to.timeZone;
  return mail(
    to,
    `Your order ${data.orderNumber} is placed`,
    {
      heading: `Your order ${data.orderNumber} is placed`,
      paragraphs: [
        `${moneyText(order.totalMinor, order.currency)} is authorised. You pay only for what is confirmed. The rest is released.`,
        `We’ve asked ${suppliers}. You’ll hear from each by ${instantText(data.answerBy, timeZone)} at the latest.`,
        ...order.subOrders.flatMap((subOrder) => boughtParagraphs(subOrder, order)),
        ...[placeLines.billTo, placeLines.poNumber, placeLines.costCentre].flatMap(
          (line) => line?.(order.place) ?? [],
        ),
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
};

export const orderCancelledMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & { readonly orderNumber: string },
): MailToQueue => {
  const { order, orderNumber } = data;
  const written = mail(
    to,
    `Your order ${orderNumber} is cancelled`,
    {
      heading: `Your order ${orderNumber} is cancelled`,
      paragraphs: [
        `You cancelled it before a supplier confirmed. Nothing is charged: the ${moneyText(order.totalMinor, order.currency)} is released, which your bank may take a few days to show.`,
        `${new Intl.ListFormat('en-GB').format(order.subOrders.map(({ supplierName }) => supplierName))} won’t send anything.`,
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
  return inWritingAlone(written);
};

export const paymentLostMail = (
  to: Addressee,
  data: Pick<OrderMailData, 'order' | 'publicUrl'> & { readonly orderNumber: string },
): MailToQueue => {
  const subject = `Your order ${data.orderNumber} is cancelled: the payment was released`;
  return mail(
    to,
    subject,
    {
      heading: subject,
      paragraphs: [
        'Your bank released the payment before it was captured, so nothing was charged and the order was cancelled. The suppliers have been notified.',
        'If you still need it, order again: one click on the order page puts everything back in your cart.',
      ],
      button: seeOrder(data),
    },
    orderPath(data),
  );
};

type OrderMail = (to: Addressee, data: OrderMailData) => MailToQueue;

/** A mail about one sub-order, from its texts and to whom it goes. */
export const orderMail = (
  text: (
    data: OrderMailData,
    to: Addressee,
  ) => {
    readonly subject: string;
    readonly paragraphs: readonly string[];
  },
  whose: 'buyer' | 'supplier',
): OrderMail => {
  return (to, data) => {
    const { subject, paragraphs } = text(data, to);
    return mail(
      to,
      subject,
      {
        heading: subject,
        paragraphs: [...paragraphs, ...quotedNote(data.note)],
        button:
          whose === 'buyer'
            ? seeOrder(data)
            : { label: 'See the order', url: `${data.publicUrl}${subOrderPath(data)}` },
      },
      whose === 'buyer' ? orderPath(data) : subOrderPath(data),
      // With the reason: whoever reads the news alone knows why.
      [...paragraphs.slice(0, 1), ...quotedNote(data.note)],
    );
  };
};

const accepted = ({ order, subOrder }: OrderMailData) =>
  moneyText(subOrder.acceptedTotalMinor ?? 0, order.currency);

export const confirmedMail = orderMail((data) => {
  const { order, subOrder, number } = data;
  const isWhole = subOrder.acceptedTotalMinor === subOrder.totalMinor;
  return {
    subject: `${subOrder.supplierName} has confirmed ${isWhole ? '' : 'part of '}${number}`,
    paragraphs: [
      ...(isWhole
        ? [`Everything is confirmed, for ${accepted(data)}.`]
        : [
            `Part of it is confirmed, for ${accepted(data)} instead of ${moneyText(subOrder.totalMinor, order.currency)}.`,
            `Missing: ${missingTexts(subOrder).join('; ')}. You aren’t charged for this.`,
          ]),
      ...expectedTexts(subOrder),
    ],
  };
}, 'buyer');

export const declinedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} can’t deliver ${number}`,
    paragraphs: [`${subOrder.lines.join('; ')} won’t be delivered. You aren’t charged for it.`],
  }),
  'buyer',
);

export const expiredMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} didn’t answer ${number}`,
    paragraphs: [
      `There was no answer in time, so this part of your order has expired. You aren’t charged for it.`,
      'Another supplier may have it. Try searching again.',
    ],
  }),
  'buyer',
);

function proposalTexts(subOrder: MailedSubOrder, currency: string): readonly string[] {
  const changes = changeTexts(subOrder, (amountMinor) => moneyText(amountMinor, currency));
  const totalMinor = proposedTotalMinor(subOrder);
  return [
    ...(changes.length === 0 ? [] : [`Proposed: ${changes.join('; ')}.`]),
    ...(totalMinor === subOrder.totalMinor
      ? []
      : [
          `It would come to ${moneyText(totalMinor, currency)} instead of ${moneyText(subOrder.totalMinor, currency)}, with tax and delivery.`,
        ]),
    ...expectedTexts({ ...subOrder, readyOn: subOrder.proposal?.readyOn ?? null }),
  ];
}

const proposedMail = orderMail(
  ({ order, subOrder, number }) => ({
    subject: `${subOrder.supplierName} proposes a change to ${number}`,
    paragraphs: [
      ...proposalTexts(subOrder, order.currency),
      `Please accept or refuse it within ${businessTerms.changeHours} hours. If you refuse it or don’t answer, this part of your order is cancelled and you aren’t charged for it.`,
    ],
  }),
  'buyer',
);

export const changeProposedMail: OrderMail = (to, data) =>
  // What only counts the lines is said by them already.
  proposedMail(to, isCountOnly(data.subOrder) ? { ...data, note: null } : data);

export const changeWithdrawnMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has withdrawn the proposed change to ${number}`,
    paragraphs: [
      'There is nothing to accept any more. What you ordered is waiting for the supplier’s answer again.',
    ],
  }),
  'buyer',
);

export const changeLapsedMail = orderMail(
  ({ number }) => ({
    subject: `The proposed change to ${number} has expired`,
    paragraphs: [
      `Nobody accepted it within ${businessTerms.changeHours} hours, so this part of the order is cancelled and not charged.`,
    ],
  }),
  'buyer',
);

export const cancelledBySupplierMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has cancelled ${number}`,
    paragraphs: [
      `${subOrder.lines.join('; ')} won’t be delivered. The amount you paid goes back to your card.`,
    ],
  }),
  'buyer',
);

export const dispatchedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} is on its way`,
    paragraphs: [
      `${subOrder.supplierName} has sent: ${comingTexts(subOrder).join('; ')}.`,
      `Delivery: ${subOrder.deliveryName}.`,
      ...expectedTexts(subOrder),
      ...(subOrder.tracking === null ? [] : [`Tracking: ${subOrder.tracking}.`]),
      ...(subOrder.trackingUrl === null ? [] : [`Follow it: ${subOrder.trackingUrl}`]),
    ],
  }),
  'buyer',
);

export const dateChangedMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${subOrder.supplierName} has changed the date of ${number}`,
    paragraphs: expectedTexts(subOrder),
  }),
  'buyer',
);

const cancellationMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `You cancelled ${number}`,
    paragraphs: [
      `${subOrder.supplierName} has been notified. ${subOrder.lines.join('; ')} won’t be delivered.`,
      'You don’t pay for it: what was authorised is released, and what was already paid goes back to your card.',
    ],
  }),
  'buyer',
);

export const youCancelledMail: OrderMail = (to, data) => inWritingAlone(cancellationMail(to, data));

export const readyMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} is ready for collection`,
    paragraphs: [
      `Ready for you at ${subOrder.supplierName}: ${comingTexts(subOrder).join('; ')}.`,
      `Delivery: ${subOrder.deliveryName}.`,
      ...collectionTexts(subOrder),
    ],
  }),
  'buyer',
);

export const deliveredMail = orderMail(
  ({ subOrder, number }) => ({
    subject: `${number} was delivered`,
    paragraphs: [
      `${subOrder.supplierName} has delivered: ${comingTexts(subOrder).join('; ')}.`,
      `Please confirm that you received it, or report a problem. After ${countInWords(businessTerms.receiptDays)} days it counts as received.`,
    ],
  }),
  'buyer',
);

export const cancelledByCrewMail = orderMail(
  ({ order, number }) => ({
    subject: `${order.buyerName} has cancelled ${number}`,
    paragraphs: ['Please don’t send it. Your stock has been restored.'],
  }),
  'supplier',
);

export const changeAcceptedMail = orderMail(
  (data) => ({
    subject: `${data.order.buyerName} accepts your change to ${data.number}`,
    paragraphs: [`It is confirmed for ${accepted(data)}. You can prepare it.`],
  }),
  'supplier',
);

export const changeRefusedMail = orderMail(
  ({ order, number }) => ({
    subject: `${order.buyerName} has rejected your change to ${number}`,
    paragraphs: ['This order is cancelled. Your stock has been restored.'],
  }),
  'supplier',
);

export const supplierExpiredMail = orderMail(
  ({ number }) => ({
    subject: `Order ${number} has expired`,
    paragraphs: ['There was no answer in time. Your stock has been restored.'],
  }),
  'supplier',
);

export const supplierPaymentLostMail = orderMail(
  ({ order, number }) => ({
    subject: `${number} is cancelled: its payment was released`,
    paragraphs: [
      `${order.buyerName}’s bank released the payment before it was captured. Please don’t send the order. Anything not yet sent is back in your stock.`,
      'If it’s already on its way, agree a return with the buyer, and contact us if you need help.',
    ],
  }),
  'supplier',
);
